export const fulfilmentStatuses = ['unfulfilled', 'partial', 'shipped', 'delivered', 'returned'] as const
export type FulfilmentStatus = (typeof fulfilmentStatuses)[number]

/** Of a line that is shipped or handed over; others do not count. */
export type FulfilledLine = { quantity: number; fulfilled: number; returned: number }

/** How far an order is delivered. `isDelivered`: every parcel of it has arrived. */
export function fulfilmentStatusOf(lines: readonly FulfilledLine[], isDelivered: boolean): FulfilmentStatus {
  const sum = (of: (line: FulfilledLine) => number) => lines.reduce((all, line) => all + of(line), 0)
  const [quantity, fulfilled, returned] = [
    sum((line) => line.quantity),
    sum((line) => line.fulfilled),
    sum((line) => line.returned),
  ]
  if (fulfilled > 0 && returned >= fulfilled) return 'returned'
  if (fulfilled === 0) return 'unfulfilled'
  if (fulfilled < quantity) return 'partial'
  return isDelivered ? 'delivered' : 'shipped'
}
