/** Builds the file that the gateway's threads start from; returns its path. */
export function buildWorker(outDir: string, entry?: string): Promise<string>
