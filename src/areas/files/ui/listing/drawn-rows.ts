/** The rendered rows of a list of any length. */
export type Drawn = {
  first: number
  count: number
  /**
   * Number of row elements: row `n` uses element `n % capacity`, so that scrolling neither creates nor removes
   * elements.
   */
  capacity: number
  /** Rows in the order of their elements. */
  order: readonly number[]
  isStill: boolean
}
export const nothingDrawn: Drawn = { first: 0, count: 0, capacity: 0, order: [], isStill: true }

type Sight = {
  scrollTop: number
  /** Height of the scroll container (CSS px). */ sight: number
  /** Height of a row, and of the content above the first (CSS px). */ height: number
  above: number
  rows: number
  /** Overscan rows on each side, and how many are added at a time. */ beyond: number
  step: number
  isStill: boolean
}

/** The rows to render; returns `before` itself when nothing changes. */
export function drawnAt(before: Drawn, { scrollTop, sight, height, above, rows, beyond, step, isStill }: Sight): Drawn {
  const capacity = Math.ceil(sight / height) + step + 2 * beyond
  const count = Math.min(capacity, rows)
  const first = Math.max(0, Math.min(rows - count, Math.floor((scrollTop - above) / height / step) * step - beyond))
  const isSame = before.first === first && before.count === count && before.capacity === capacity
  if (isSame && (before.isStill || !isStill)) return before
  return {
    first,
    count,
    capacity,
    isStill,
    order: arrange(first, count, capacity, isStill || before.capacity !== capacity ? [] : before.order),
  }
}

/**
 * Elements keep their order while the list scrolls, because moving one among its siblings forces layout. At rest they
 * are in row order, as screen readers expect.
 */
function arrange(first: number, count: number, capacity: number, before: readonly number[]): number[] {
  const rows = Array.from({ length: count }, (_, at) => first + at)
  if (before.length === 0) return rows
  const open = new Map(rows.map((row) => [row % capacity, row]))
  const reused = before.flatMap((old) => {
    const row = open.get(old % capacity)
    open.delete(old % capacity)
    return row === undefined ? [] : [row]
  })
  return [...reused, ...open.values()]
}
