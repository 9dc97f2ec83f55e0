import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { mail } from '../db/account-tables'
import type { Db } from '../db/open'
import type { CallContext } from '../call/handle'

/**
 * A mail about notes waits this long for more by the same writer on the same document (ms), and for notes deleted or
 * read meanwhile.
 */
export const noteMailWaitMs = 3 * 60_000

/**
 * Records, in the transaction that stores a note, who is to be notified. Whether they may still read it is checked when
 * the mail is written.
 */
export async function askNoteMails(
  db: Db,
  { site, origin }: Pick<CallContext, 'site' | 'origin'>,
  { document, by, note, people }: { document: string; by: string; note: string; people: readonly string[] },
): Promise<void> {
  for (const to of people) {
    // Locked: a mail being written at this moment has the earlier notes, and this note starts another.
    const [waiting] = await db
      .select({ id: mail.id, asked: mail.asked })
      .from(mail)
      .where(
        and(
          eq(mail.personId, to),
          eq(mail.status, 'gathering'),
          sql`${mail.asked} ->> 'what' = 'notes' AND ${mail.asked} ->> 'document' = ${document} AND ${mail.asked} ->> 'by' = ${by}`,
        ),
      )
      .limit(1)
      .for('update')
    if (waiting?.asked?.what === 'notes')
      await db
        .update(mail)
        .set({ asked: { ...waiting.asked, notes: [...waiting.asked.notes, note] } })
        .where(eq(mail.id, waiting.id))
    else
      await db.insert(mail).values({
        siteId: site.id,
        id: randomUUID(),
        purpose: 'note',
        personId: to,
        from: '',
        to: '',
        subject: '',
        plain: '',
        status: 'gathering',
        asked: { what: 'notes', document, by, notes: [note], origin },
        dueAt: new Date(Date.now() + noteMailWaitMs),
        keepsLine: false,
      })
  }
}
