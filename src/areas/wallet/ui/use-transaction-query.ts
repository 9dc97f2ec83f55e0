import { transactionFields, type TransactionFilter, transactionFilters } from '@schemas/wallet/entities/wallet'
import { useListQuery } from '@kit/list-query'

export type TransactionQuery = ReturnType<typeof useTransactionQuery>

/**
 * Query of a transaction list: kind, days, search text and page. All but the page are kept in the address, as
 * `<prefix>filter` and so on.
 */
export function useTransactionQuery(prefix = '') {
  const { value, set, q, cursor, ...list } = useListQuery(transactionFields, prefix)
  const filter = transactionFilters.find((known) => known === value('filter'))
  const [from, to] = [dayOf(value('from')), dayOf(value('to'))]
  return {
    ...list,
    /** Input of the calls. */
    input: {
      ...(filter ? { filter } : {}),
      ...(from ? { from } : {}),
      ...(to ? { to } : {}),
      ...(q ? { q } : {}),
      ...(cursor ? { cursor } : {}),
    },
    isFiltered: filter !== undefined || from !== '' || to !== '' || q !== '',
    filter,
    from,
    to,
    setFilter: (next: TransactionFilter | undefined) => set({ filter: next ?? '' }),
    // A date that is still being typed filters nothing.
    setFrom: (next: string) => isDay(next) && set({ from: next }),
    setTo: (next: string) => isDay(next) && set({ to: next }),
  }
}

/** Years from here on are taken as Buddhist era years, as the list shows them in Thai. */
const firstBuddhistYear = 2400

/** Normalises a day from the address, which may hold anything; the calls take Gregorian days. */
export function dayOf(text: string): string {
  if (!/^(?:19|2\d)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(text)) return ''
  const year = Number(text.slice(0, 4))
  return year < firstBuddhistYear ? text : `${year - 543}${text.slice(4)}`
}

const isDay = (text: string) => text === '' || dayOf(text) !== ''
