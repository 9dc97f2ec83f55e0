type Kind = 'value' | 'type' | 'lazy'
export function specifiersOf(file: string, code: string): { specifier: string; kind: Kind }[]
export function importsOf(
  files: readonly string[],
  options?: { read?: (file: string) => string; aliases?: readonly (readonly [string, string])[] },
): { from: string; to: string; kind: Kind }[]
