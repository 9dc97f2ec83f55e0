/** Nesting depth of each heading relative to earlier ones, from 0: a skipped level does not nest deeper. */
export function depthsOf(headings: readonly { level: number }[]): number[] {
  const above: number[] = []
  return headings.map(({ level }) => {
    while (above.length > 0 && (above.at(-1) as number) >= level) above.pop()
    above.push(level)
    return above.length - 1
  })
}
