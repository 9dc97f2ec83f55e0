import type { Tender } from '@schemas/organisation/entities/tender'

/** What was put down in cash, and what came to the account. */
export const moneyOf = ({ tenders }: { tenders: readonly Tender[] }): { cash: number; bank: number } => ({
  cash: sumOf(tenders.filter(({ kind }) => kind === 'cash')),
  bank: sumOf(tenders.filter(({ kind }) => kind !== 'cash')),
})

const sumOf = (tenders: readonly Tender[]) => tenders.reduce((all, { amount }) => all + amount, 0)
