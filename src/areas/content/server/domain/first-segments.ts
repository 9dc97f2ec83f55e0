import { reservedSegments } from '@schemas/layout/path'

/** Words with which addresses of pages or of the gateway begin: no category is called so. */
export const pathWords = (patterns: readonly string[]): ReadonlySet<string> =>
  new Set<string>([
    ...reservedSegments,
    ...patterns.flatMap((pattern) => {
      const word = pattern.split('/')[1]?.normalize()
      return word && !word.startsWith('{') ? [word] : []
    }),
  ])
