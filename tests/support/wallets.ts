import { sql } from 'drizzle-orm'
import { ledgerFaults as findFaults } from '@areas/wallet/server/domain/ledger-faults'
import type { Database } from '@gateway/db/open'

type Rows<T> = { rows: T[] }

/** Faults in the ledgers of all sites; must always be empty. */
export const ledgerFaults = ({ db }: Database): Promise<unknown[]> => findFaults(db)

/** A person's balance, and the number of transactions. */
export async function held({ db }: Database, person: string): Promise<{ balance: number; entries: number }> {
  const found = await db.execute(
    sql`SELECT balance::float8 AS balance, last_no::int AS entries FROM wallet_account WHERE person_id = ${person}`,
  )
  return (found as unknown as Rows<{ balance: number; entries: number }>).rows[0] ?? { balance: 0, entries: 0 }
}
