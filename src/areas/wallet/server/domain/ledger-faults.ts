import { sql } from 'drizzle-orm'
import type { BookFault } from '@gateway/books/site-books'
import type { Db } from '@gateway/db/open'

/** Where the ledger contradicts itself; must always be empty. */
export async function ledgerFaults(tx: Db): Promise<BookFault[]> {
  const { rows } = (await tx.execute(sql`
    SELECT 'a transfer does not sum to zero' AS fault, transfer_id AS at FROM wallet_entry GROUP BY site_id, transfer_id HAVING sum(amount) <> 0 OR count(*) < 2
    UNION ALL SELECT 'a transfer has no entries', id FROM wallet_transfer t WHERE NOT EXISTS (SELECT 1 FROM wallet_entry e WHERE e.site_id = t.site_id AND e.transfer_id = t.id)
    UNION ALL SELECT 'a wallet is below zero', account_id FROM wallet_entry e JOIN wallet_account a ON a.site_id = e.site_id AND a.id = e.account_id WHERE a.person_id IS NOT NULL AND e.balance < 0
    UNION ALL SELECT 'a history is not the balance', a.id FROM wallet_account a LEFT JOIN wallet_entry e ON e.site_id = a.site_id AND e.account_id = a.id
      WHERE a.person_id IS NOT NULL GROUP BY a.site_id, a.id, a.balance, a.last_no HAVING coalesce(sum(e.amount), 0) <> a.balance OR count(e.no) <> a.last_no OR coalesce(max(e.no), 0) <> a.last_no
    UNION ALL SELECT 'an account without an owner is counted', a.id FROM wallet_account a LEFT JOIN wallet_entry e ON e.site_id = a.site_id AND e.account_id = a.id
      WHERE a.person_id IS NULL AND (a.balance <> 0 OR a.last_no <> 0 OR e.no IS NOT NULL OR e.balance IS NOT NULL)
    UNION ALL SELECT 'money came from nowhere', site_id FROM wallet_entry GROUP BY site_id HAVING sum(amount) <> 0`)) as unknown as {
    rows: BookFault[]
  }
  return rows
}
