type KnownCircle = { file: string; files: number; fix: string }
export const maxFiles: number
export function judgeCircles(circles: readonly (readonly string[])[], known?: readonly KnownCircle[]): string[]
