import { addDays, type Day, weekStart } from './days'

/** What a date filter asks: no date, or days from `from` to `to`, both included. */
export type DateRange = { none: true } | { from?: Day; to?: Day; openOnly?: boolean }

/** Reads a term that `parseTaskQuery` accepted; `today` is the reader's day. */
export function rangeOf(term: string, today: Day): DateRange {
  if (term === 'none') return { none: true }
  if (term === 'overdue') return { to: addDays(today, -1), openOnly: true }
  if (term === 'today') return { from: today, to: today }
  if (term === 'week') return { from: weekStart(today), to: addDays(weekStart(today), 6) }
  const [from = '', to = from] = term.split('..')
  return { ...(from ? { from } : {}), ...(to ? { to } : {}) }
}
