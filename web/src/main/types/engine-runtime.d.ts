/* What the page uses of the module that TeaVM writes beside the engine. */
export function load(url: string): Promise<{ exports: { call(op: string, args: string[]): string } }>;
