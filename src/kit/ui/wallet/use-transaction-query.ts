import { transactionFields, type TransactionFilter, transactionFilters } from '@schemas/entities/wallet'
import { useListQuery } from '../../list-query'

export type TransactionQuery = ReturnType<typeof useTransactionQuery>

/** What a list of transactions shows: kind, days, words and page. All but the page stands in the address, as `<prefix>filter` and so on. */
export function useTransactionQuery(prefix = '') {
  const { value, set, q, cursor, ...list } = useListQuery(transactionFields, prefix)
  const filter = transactionFilters.find((known) => known === value('filter'))
  const [from, to] = [dayOf(value('from')), dayOf(value('to'))]
  return {
    ...list,
    /** As the calls take it. */
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
    setFrom: (next: string) => set({ from: next }),
    setTo: (next: string) => set({ to: next }),
  }
}

/** From this year on somebody writes years as the list shows them in Thai: of the Buddhist era. */
const firstBuddhistYear = 2400

/** An address may say anything; the calls take days of the common era. */
export function dayOf(text: string): string {
  if (!/^(?:19|2\d)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(text)) return ''
  const year = Number(text.slice(0, 4))
  return year < firstBuddhistYear ? text : `${year - 543}${text.slice(4)}`
}
