import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/open'
import { mail } from '../db/account-tables'
import type { Log } from '../log'
import { isFinal, type MailTransport } from '../mail/transport'
import { withPlatform } from './with-platform'

export type OutgoingMail = {
  /** Sends every mail that is due by now, of all sites. Resolves to how many went. */
  runDue: () => Promise<number>
  /** Looks at once: something was just written. */
  wake: () => void
  /** Looks now and then, until the returned function is called; that one waits for what is under way. */
  start: () => () => Promise<void>
}

const everyMs = 2000
/** A mail is somebody's for this long; when its gateway dies meanwhile, another one takes it. */
const heldSeconds = 120
/** Waits between tries (s): a minute, then longer, a day in all. */
const waits = [60, 300, 900, 3600, 3 * 3600, 6 * 3600, 12 * 3600]

type Row = typeof mail.$inferSelect

/** Mail is taken in one transaction and sent outside of it; a gateway that dies in between has it sent twice rather than never. */
export function outgoingMail(database: Database, transport: MailTransport, log: Log): OutgoingMail {
  async function runDue(): Promise<number> {
    let sent = 0
    for (;;) {
      const row = await take(database)
      if (!row) return sent
      if (await send(row)) sent += 1
    }
  }

  async function send(row: Row): Promise<boolean> {
    const { siteId, id } = row
    try {
      await transport.send(row)
    } catch (error) {
      const wait = isFinal(error) ? undefined : waits[row.attempts - 1]
      log.warn({ err: error, site: siteId, mail: id, purpose: row.purpose, attempts: row.attempts }, wait === undefined ? 'A mail cannot be sent.' : 'A mail could not be sent; it is tried again.')
      const problem = (error instanceof Error ? error.message : String(error)).slice(0, 500)
      await settle(row, wait === undefined ? { status: 'failed', problem, ...emptied } : { problem, dueAt: new Date(Date.now() + wait * 1000) })
      return false
    }
    await settle(row, { status: 'sent', sentAt: new Date(), problem: null, ...emptied })
    return true
  }

  const settle = ({ siteId, id, purpose }: Row, changed: Partial<Row>) =>
    withPlatform(database, 'mail: what became of it', async (tx) => {
      const own = and(eq(mail.siteId, siteId), eq(mail.id, id))
      // The word that an account is closed is all that there is of its person: not even its line stays.
      await (purpose === 'deleted' && changed.status !== undefined ? tx.delete(mail).where(own) : tx.update(mail).set(changed).where(own))
    })

  let running: Promise<unknown> | undefined
  let isWanted = false
  function look(): void {
    if (running) {
      isWanted = true
      return
    }
    running = runDue()
      .catch((error: unknown) => log.error({ err: error }, 'Mail could not be looked for.'))
      .finally(() => {
        running = undefined
        if (isWanted) {
          isWanted = false
          look()
        }
      })
  }

  let timer: ReturnType<typeof setInterval> | undefined
  return {
    runDue,
    wake: () => {
      if (timer) look()
    },
    start: () => {
      timer = setInterval(look, everyMs)
      return async () => {
        clearInterval(timer)
        timer = undefined
        isWanted = false
        await running
        transport.close()
      }
    },
  }
}

/** A mail that went, or never will, is kept as a line without its words: they may have held a link that opens an account. */
const emptied = { plain: '', html: '', attachments: [] }

async function take(database: Database): Promise<Row | undefined> {
  return withPlatform(database, 'mail that is due', async (tx) => {
    const [due] = await tx
      .select()
      .from(mail)
      .where(and(eq(mail.status, 'waiting'), sql`${mail.dueAt} <= now()`))
      .orderBy(mail.dueAt)
      .limit(1)
      .for('update', { skipLocked: true })
    if (!due) return undefined
    const attempts = due.attempts + 1
    await tx.update(mail).set({ attempts, dueAt: new Date(Date.now() + heldSeconds * 1000) }).where(and(eq(mail.siteId, due.siteId), eq(mail.id, due.id)))
    return { ...due, attempts }
  })
}
