export function circlesOf(edges: readonly { from: string; to: string }[]): string[][]
