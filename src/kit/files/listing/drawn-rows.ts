/** The lines that are drawn of a list of any length. */
export type Drawn = {
  first: number
  count: number
  /** How many elements there are for them: the line `n` is drawn by the element `n % capacity`, so that scrolling makes none and removes none. */
  capacity: number
  /** The lines in the order of their elements. */
  order: readonly number[]
  isStill: boolean
}
export const nothingDrawn: Drawn = { first: 0, count: 0, capacity: 0, order: [], isStill: true }

type Sight = {
  scrollTop: number
  /** Of the box that scrolls (CSS px). */ sight: number
  /** Of a line and of what stands above the first (CSS px). */ height: number
  above: number
  rows: number
  /** Lines drawn beyond what is in sight, on each side, and how many come at a time. */ beyond: number
  step: number
  isStill: boolean
}

/** What is to be drawn now; `before` itself where nothing changes. */
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
 * While a list moves its elements keep their order: an element that is moved among its siblings is laid out anew. When it rests they stand in the
 * order of the lines, as whoever has the page read out hears them.
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
