/**
 * The cell that an arrow key, Home or End moves to, within one grid or across stacked ones; undefined for other keys.
 */
export function adjacentInGrid(cells: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const at = cells.indexOf(from)
  const last = cells.length - 1
  const next = { ArrowRight: Math.min(at + 1, last), ArrowLeft: Math.max(at - 1, 0), Home: 0, End: last }[key]
  if (next !== undefined) return cells[next]
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined
  const own = from.getBoundingClientRect()
  const away = (cell: HTMLElement) => {
    const { top, left } = cell.getBoundingClientRect()
    return { lines: key === 'ArrowDown' ? top - own.top : own.top - top, aside: Math.abs(left - own.left) }
  }
  const beyond = cells.map((cell) => ({ cell, ...away(cell) })).filter(({ lines }) => lines > own.height / 2)
  return (
    beyond.toSorted((one, other) => Math.round(one.lines - other.lines) || one.aside - other.aside)[0]?.cell ?? from
  )
}
