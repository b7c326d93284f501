// When something was, as people say it.

const MINUTE = 60_000;

/** @param {number} time @param {number} now */
export function ago(time, now = Date.now()) {
  const then = new Date(time);
  const today = new Date(now);
  const minutes = Math.floor((now - time) / MINUTE);
  if (minutes < 1) return 'Just now';
  if (minutes < 60) return `${minutes} min ago`;
  if (isSameDay(then, today)) return `Today, ${clock(time)}`;
  if (isSameDay(then, new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1))) return 'Yesterday';
  return day(time, now);
}

/** The day and the time of it. @param {number} time @param {number} now */
export const moment = (time, now = Date.now()) => `${isSameDay(new Date(time), new Date(now)) ? 'Today' : day(time, now)}, ${clock(time)}`;

/** @param {number} time */
export function clock(time) {
  const date = new Date(time);
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** @param {number} time @param {number} now */
export function day(time, now = Date.now()) {
  const then = new Date(time);
  const month = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][then.getMonth()];
  return `${then.getDate()} ${month}` + (then.getFullYear() === new Date(now).getFullYear() ? '' : ` ${then.getFullYear()}`);
}

/** @param {Date} a @param {Date} b */
const isSameDay = (a, b) => a.toDateString() === b.toDateString();

/** @param {number} n */
const two = (n) => String(n).padStart(2, '0');
