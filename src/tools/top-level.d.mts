export function strangers(names: readonly string[]): string[]
