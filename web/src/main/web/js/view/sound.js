// Short sounds, made on the spot; off unless somebody wants them.

/** @type {Record<string, { from: number, to: number, ms: number }>} */
const SOUNDS = {
  play: { from: 420, to: 260, ms: 70 },
  submit: { from: 520, to: 660, ms: 120 },
  check: { from: 880, to: 620, ms: 180 },
};

/** @param {import('../study.js').Study} study @param {import('../search.js').Search} search @param {Settings} settings */
export function attachSound(study, search, settings) {
  /** @type {AudioContext | null} */
  let audio = null;
  const sound = (/** @type {keyof typeof SOUNDS} */ name) => {
    if (!settings.sound) return;
    audio ??= new AudioContext();
    const { from, to, ms } = SOUNDS[name];
    const now = audio.currentTime;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.setValueAtTime(from, now);
    tone.frequency.exponentialRampToValueAtTime(to, now + ms / 1000);
    volume.gain.setValueAtTime(0.12, now);
    volume.gain.exponentialRampToValueAtTime(0.001, now + ms / 1000);
    tone.connect(volume).connect(audio.destination);
    tone.start(now);
    tone.stop(now + ms / 1000);
  };
  study.follow({ played: () => sound('play'), node: () => study.isOpen && sound('submit') });
  search.follow({ decided: (verdict) => verdict !== 'playing' && verdict !== 'unknown' && sound('check') });
}
