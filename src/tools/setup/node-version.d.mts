export function isNodeVersionGood(version: string): boolean
export function checkNode(version?: string): void
