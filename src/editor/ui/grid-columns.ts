/** Number of columns of a CSS grid at its current width. */
export function gridColumns(grid: HTMLElement | null): number {
  const cells = [...(grid?.children ?? [])] as HTMLElement[]
  const top = cells[0]?.offsetTop
  const next = cells.findIndex((cell) => cell.offsetTop !== top)
  return next < 0 ? Math.max(cells.length, 1) : next
}
