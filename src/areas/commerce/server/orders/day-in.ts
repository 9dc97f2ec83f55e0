/** The day in a zone, as `2026-11-28`. */
export const dayIn = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at)

/** A month in the Buddhist era, as documents are numbered by: `256911`. */
export const documentPeriod = (day: string): string => `${Number(day.slice(0, 4)) + 543}${day.slice(5, 7)}`

/** The month of an order's number: `2611`. */
export const orderPeriod = (day: string): string => day.slice(2, 4) + day.slice(5, 7)
