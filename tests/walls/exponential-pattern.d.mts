export function exponentialPattern(source: string, flags: string): string | undefined
