/** How deep each heading stands below those before it, from 0 on: a level that is left out makes nothing deeper. */
export function depthsOf(headings: readonly { level: number }[]): number[] {
  const above: number[] = []
  return headings.map(({ level }) => {
    while (above.length > 0 && (above.at(-1) as number) >= level) above.pop()
    above.push(level)
    return above.length - 1
  })
}
