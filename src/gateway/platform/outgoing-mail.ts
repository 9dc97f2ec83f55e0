import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { writeQueuedEmail } from '../auth/email-queue'
import { beginLife } from '../auth/one-time-token'
import { mail } from '../db/account-tables'
import type { Database } from '../db/open'
import { withSite } from '../db/scope'
import { writeNoteMail } from '../drafts/write-note-mail'
import type { Log } from '../log'
import { isAway, isFinal, isAuthFailure, type MailTransport } from '../mail/transport'
import type { Services } from '../services'
import { withPlatform } from './with-platform'

export type OutgoingMail = {
  /** Writes queued emails and sends every due mail, of all sites. Resolves to how many were sent. */
  runDue: () => Promise<number>
  /** Only writes queued emails; gathering ones keep gathering. */
  writeQueued: () => Promise<void>
  /** Polls soon: something was just queued. */
  wake: () => void
  /** Polls regularly until the returned function is called, which waits for running work. */
  start: () => () => Promise<void>
}

type Deps = { database: Database; transport: MailTransport; log: Log } & Pick<Services, 'sites' | 'settings' | 'themes'>

const everyMs = 2000
/** Delayed, so that the requester has a response before the owner of the address is looked up. */
const wakeMs = 100
/** A gateway owns a mail for this long; if it dies, another one takes over. */
const heldSeconds = 120
/** A temporarily refused mail waits as long as it has waited already, within these bounds (ms). */
const waitsMs = { least: 60_000, most: 6 * 3_600_000 }
/**
 * An unreachable server says nothing about a mail: each is tried every minute, so that all go once it is back, and one
 * of them probes it this often (ms).
 */
const restMs = 15_000
/** A server that refuses the sign-in is tried less and less often, down to this interval (ms). */
const maxRestMs = 10 * 60_000
/** Maximum time a mail is tried (ms). */
const triedMs = 24 * 3_600_000

type Row = typeof mail.$inferSelect

/**
 * Mail is claimed in one transaction and sent outside of it; if a gateway dies in between, it is sent twice rather than
 * never.
 */
export function outgoingMail({ database, transport, log, sites, settings, themes }: Deps): OutgoingMail {
  async function runDue(): Promise<number> {
    let sent = 0
    for (;;) {
      // The rest is left to the next gateway.
      if (isStopping) return sent
      const row = await take(database, ['asked', 'gathering', 'waiting'])
      if (!row) return sent
      if (row.asked !== null) await write(row)
      else {
        const became = await send(row)
        if (became === 'away') {
          restsUntil = Date.now() + Math.min(maxRestMs, restMs * 2 ** refusals)
          return sent
        }
        if (became === 'sent') sent += 1
      }
    }
  }

  async function writeQueued(): Promise<void> {
    for (let row = await take(database, ['asked']); row; row = isStopping ? undefined : await take(database, ['asked']))
      await write(row)
  }

  /** Replaces the queued row with the mail; locked again, because a slow gateway may no longer own it. */
  async function write({ siteId, id, madeAt }: Row): Promise<void> {
    try {
      const site = await sites.byId(siteId)
      // A closed site sends no mail; it may reopen within the day.
      const isOver = Date.now() - madeAt.getTime() > triedMs
      if (!site && !isOver) return
      await withSite(database, siteId, async (tx) => {
        const [row] = await tx
          .select()
          .from(mail)
          .where(and(eq(mail.id, id), isNotNull(mail.asked)))
          .for('update')
        const letter = row?.asked?.what === 'notes' ? writeNoteMail : writeQueuedEmail
        if (row && site && !isOver) await letter(tx, { services: { settings, themes }, site }, row)
        else if (row) await tx.delete(mail).where(eq(mail.id, id))
      })
    } catch (error) {
      log.error(
        { err: error, site: siteId, mail: id },
        'A letter that was asked for could not be written; it is tried again.',
      )
    }
  }

  async function send(row: Row): Promise<'sent' | 'unsent' | 'away'> {
    const { siteId, id, tokenHash } = row
    if (tokenHash !== null && !(await withSite(database, siteId, (tx) => beginLife(tx, tokenHash)))) {
      await recordOutcome(row, {
        status: 'failed',
        problem: 'The link in it was used, or another took its place.',
        ...emptied,
      })
      return 'unsent'
    }
    try {
      await transport.send(row)
    } catch (error) {
      const away = isAway(error)
      refusals = isAuthFailure(error) ? refusals + 1 : 0
      const age = Date.now() - row.madeAt.getTime()
      const wait = away ? waitsMs.least : Math.min(Math.max(age, waitsMs.least), waitsMs.most)
      const isAbandoned = isFinal(error) || age + wait > triedMs
      log.warn(
        { err: error, site: siteId, mail: id, purpose: row.purpose, attempts: row.attempts },
        isAbandoned ? 'A mail cannot be sent.' : 'A mail could not be sent; it is tried again.',
      )
      const problem = (error instanceof Error ? error.message : String(error)).slice(0, 500)
      await recordOutcome(
        row,
        isAbandoned ? { status: 'failed', problem, ...emptied } : { problem, dueAt: new Date(Date.now() + wait) },
      )
      return away ? 'away' : 'unsent'
    }
    refusals = 0
    await recordOutcome(row, { status: 'sent', sentAt: new Date(), problem: null, ...emptied })
    return 'sent'
  }

  const recordOutcome = ({ siteId, id }: Row, changed: Partial<Row>) =>
    withPlatform(database, 'mail: what became of it', async (tx) => {
      const own = and(eq(mail.siteId, siteId), eq(mail.id, id))
      // An older gateway running in parallel identifies it by the purpose only.
      if (changed.status !== undefined)
        await tx.delete(mail).where(and(own, or(eq(mail.keepsLine, false), eq(mail.purpose, 'deleted'))))
      await tx.update(mail).set(changed).where(own)
    })

  let running: Promise<unknown> | undefined
  let isWanted = false
  let isStopping = false
  let restsUntil = 0
  /** Consecutive refused sign-ins. */
  let refusals = 0
  function poll(): void {
    if (running) {
      isWanted = true
      return
    }
    running = (Date.now() < restsUntil ? writeQueued() : runDue())
      .catch((error: unknown) => log.error({ err: error }, 'Mail could not be looked for.'))
      .finally(() => {
        running = undefined
        if (isWanted) {
          isWanted = false
          poll()
        }
      })
  }

  let timer: ReturnType<typeof setInterval> | undefined
  let soon: ReturnType<typeof setTimeout> | undefined
  return {
    runDue,
    writeQueued,
    wake: () => {
      if (!timer || soon) return
      soon = setTimeout(() => {
        soon = undefined
        poll()
      }, wakeMs)
    },
    start: () => {
      isStopping = false
      timer = setInterval(poll, everyMs)
      return async () => {
        clearInterval(timer)
        clearTimeout(soon)
        isStopping = true
        timer = soon = undefined
        isWanted = false
        await running
        transport.close()
      }
    },
  }
}

/** A sent or failed mail keeps its row without content, which may have held a link that opens an account. */
const emptied = { plain: '', html: '', attachments: [] }

/** Account mails come before bulk mails and before notices of forms and notes: a person waits for them. */
async function take(
  database: Database,
  statuses: readonly ('asked' | 'gathering' | 'waiting')[],
): Promise<Row | undefined> {
  return withPlatform(database, 'mail that is due', async (tx) => {
    const [due] = await tx
      .select()
      .from(mail)
      .where(and(inArray(mail.status, [...statuses]), sql`${mail.dueAt} <= now()`))
      .orderBy(sql`${mail.status} = 'asked' DESC, ${mail.purpose} IN ('staff', 'form', 'note')`, mail.dueAt)
      .limit(1)
      .for('update', { skipLocked: true })
    if (!due) return undefined
    const attempts = due.attempts + 1
    await tx
      .update(mail)
      .set({ attempts, dueAt: new Date(Date.now() + heldSeconds * 1000) })
      .where(and(eq(mail.siteId, due.siteId), eq(mail.id, due.id)))
    return { ...due, attempts }
  })
}
