// IndexedDB with promises. It may be forbidden (private windows) or full; then calls reject.

const VERSION = 2;

/** @param {string} name @returns {Promise<IDBDatabase>} */
export function openDatabase(name) {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, VERSION);
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) {
        request.result.createObjectStore('studies', { keyPath: 'id' });
        request.result.createObjectStore('chapters', { keyPath: 'id' }).createIndex('study', 'study');
      }
      request.result.createObjectStore('versions', { keyPath: ['chapter', 'at'] });
    };
    request.onsuccess = () => {
      // A newer page in another tab may want another version: it must not wait for us.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('another tab keeps an older version open'));
  });
}

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
export function answerOf(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/**
 * Does all of some work or nothing of it. The work may await answers of this transaction, nothing else.
 * @template T @param {IDBDatabase} db @param {IDBTransactionMode} mode
 * @param {(studies: IDBObjectStore, chapters: IDBObjectStore, versions: IDBObjectStore) => T | Promise<T>} work @returns {Promise<T>}
 */
export async function transact(db, mode, work) {
  const transaction = db.transaction(['studies', 'chapters', 'versions'], mode);
  const ended = new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error ?? new Error('the transaction was aborted'));
  });
  ended.catch(() => {});
  let result;
  try {
    result = await work(transaction.objectStore('studies'), transaction.objectStore('chapters'), transaction.objectStore('versions'));
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // It had ended by itself.
    }
    throw error;
  }
  await ended;
  return result;
}
