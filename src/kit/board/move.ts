/** Where an item goes: before `before` in its new column; null: at its end. */
export type BoardMove = { id: string; column: string; before: string | null }

/** Ids of the items by column, in order. */
export type BoardOrder = Readonly<Record<string, readonly string[]>>

export const columnOf = (order: BoardOrder, id: string): string | undefined =>
  Object.keys(order).find((column) => order[column]?.includes(id))

/** The order after a move; the same object when nothing moved. */
export function moveItem(order: BoardOrder, { id, column, before }: BoardMove): BoardOrder {
  const from = columnOf(order, id)
  const target = order[column]
  if (from === undefined || !target || before === id) return order
  const rest = target.filter((each) => each !== id)
  const at = before === null ? rest.length : rest.indexOf(before)
  if (at < 0) return order
  const next = [...rest.slice(0, at), id, ...rest.slice(at)]
  if (from === column && next.every((each, index) => each === target[index])) return order
  return { ...order, [from]: order[from]?.filter((each) => each !== id) ?? [], [column]: next }
}

/** The move that a drop onto `over` makes: an item takes its place, a column takes it at the end. */
export function moveOnto(order: BoardOrder, id: string, over: string): BoardMove | undefined {
  const from = columnOf(order, id)
  if (from === undefined) return undefined
  if (Object.hasOwn(order, over)) return { id, column: over, before: null }
  const column = columnOf(order, over)
  if (column === undefined) return undefined
  const items = order[column] ?? []
  const isDown = from === column && items.indexOf(id) < items.indexOf(over)
  return { id, column, before: isDown ? (items[items.indexOf(over) + 1] ?? null) : over }
}
