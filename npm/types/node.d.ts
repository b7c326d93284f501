/* What the package uses of Node's own modules. */
declare module 'node:fs/promises' {
  export function readFile(url: URL): Promise<Uint8Array>;
}
declare module 'node:worker_threads' {
  export class Worker {
    constructor(url: URL);
    on(event: 'message' | 'error', hear: (message: any) => void): void;
    postMessage(message: unknown): void;
    ref(): void;
    unref(): void;
    terminate(): Promise<number>;
  }
  export const parentPort: { postMessage(message: unknown): void; on(event: 'message', hear: (message: any) => void): void } | null;
}
