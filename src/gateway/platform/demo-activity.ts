import { and, eq, ne, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { transferKinds } from '@schemas/entities/wallet'
import type { Database, Db } from '../db/open'
import { thread, threadMember } from '../db/message-tables'
import { person } from '../db/tables'
import { walletAccount } from '../db/wallet-tables'
import { notify } from '../messages/notify'
import { writeMessage } from '../messages/write-message'
import { changeWallet } from '../wallet/ledger'
import { asSite, withPlatform } from './with-platform'

const role = z.enum(['user', 'manager', 'admin'])
/** Relative times, so that a demo always shows recent weeks: `[days, "HH:MM"]` in Bangkok time. */
const ago = z.tuple([z.int().check(z.gte(0)), z.string().check(z.regex(/^\d\d:\d\d$/))])
const walletFile = z.array(
  z.strictObject({
    of: role,
    kind: z.enum(transferKinds).check(z.refine((kind) => kind !== 'reversal')),
    amount: z.int(),
    reason: z.string(),
    reference: z.optional(z.string()),
    by: z.optional(role),
    ago,
  }),
)

const messagesFile = z.strictObject({
  threads: z.array(
    z.strictObject({
      between: z.tuple([role, role]),
      messages: z.array(z.strictObject({ by: role, text: z.string(), ago })),
    }),
  ),
  notices: z.array(
    z.strictObject({
      to: role,
      text: z.strictObject({ th: z.string(), en: z.string() }),
      link: z.optional(z.string()),
      ago,
    }),
  ),
})

const against = {
  increase: 'cash',
  decrease: 'cash',
  adjust: 'corrections',
  payment: 'payments',
  purchase: 'sales',
  refund: 'sales',
  reversal: 'cash',
} as const

/** Activity of a demo site: created once, where there is none yet. */
export async function seedActivity(
  database: Database,
  siteId: string,
  files: Record<string, string>,
  folder: string,
): Promise<void> {
  const fileOf = <S extends z.ZodMiniType>(name: string, schema: S): z.output<S> | undefined => {
    const text = files[folder + name]
    return text === undefined ? undefined : schema.parse(JSON.parse(text))
  }
  const [wallets, messages] = [fileOf('wallets.json', walletFile), fileOf('messages.json', messagesFile)]
  if (!wallets && !messages) return
  await withPlatform(database, `demo activity of ${siteId}`, async (tx) => {
    // Two gateways that start at once must not both create it.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`demo-activity:${siteId}`}))`)
    await asSite(tx, siteId, async (db) => {
      const people = await demoPeople(db, siteId)
      if (!people) return
      if (wallets && (await db.select({ id: walletAccount.id }).from(walletAccount).limit(1)).length === 0)
        await seedWallets(db, siteId, people, wallets)
      if (messages && (await db.select({ id: thread.id }).from(thread).limit(1)).length === 0)
        await seedMessages(db, siteId, people, messages)
    })
  })
}

type People = Record<z.infer<typeof role>, string>

async function demoPeople(db: Db, siteId: string): Promise<People | undefined> {
  const found: Partial<People> = {}
  for (const each of ['user', 'manager', 'admin'] as const) {
    const [row] = await db
      .select({ id: person.id })
      .from(person)
      .where(eq(person.email, `${each}@${siteId}.example`))
    if (!row) return undefined
    found[each] = row.id
  }
  return found as People
}

async function seedWallets(db: Db, site: string, people: People, file: z.infer<typeof walletFile>): Promise<void> {
  const dated = file
    .map((entry) => ({ ...entry, at: momentOf(entry.ago) }))
    .sort((a, b) => a.at.getTime() - b.at.getTime())
  for (const { of, kind, amount, reason, reference, by, at } of dated) {
    const posted = await changeWallet(db, {
      site,
      person: people[of],
      amount,
      against: against[kind],
      kind: kind as Exclude<typeof kind, 'reversal'>,
      reason,
      ...(reference ? { reference } : {}),
      actor: by && people[by],
      at,
    })
    if (!posted.ok) throw new Error(`The demo wallet of ${of} would be below zero: ${reason}`)
  }
}

/** All but the last messages of each thread are read. */
async function seedMessages(
  db: Db,
  site: string,
  people: People,
  { threads, notices }: z.infer<typeof messagesFile>,
): Promise<void> {
  for (const { between, messages } of threads) {
    const members = between.map((each) => people[each])
    for (const { by, text, ago: when } of messages) {
      const { threadId, no } = await writeMessage(
        db,
        { site, kind: 'direct', members },
        { author: people[by], body: text, at: momentOf(when) },
      )
      await db
        .update(threadMember)
        .set({ readNo: no - 1 })
        .where(and(eq(threadMember.threadId, threadId), ne(threadMember.personId, people[by])))
    }
  }
  for (const { to, text, link, ago: when } of notices)
    await notify(db, { site, person: people[to], message: text, at: momentOf(when), ...(link ? { link } : {}) })
}

const bangkokMs = 7 * 3_600_000
const dayMs = 86_400_000

/** A time later today moves one day back: nothing is in the future. */
function momentOf([days, clock]: z.infer<typeof ago>): Date {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  const midnight = Math.floor((Date.now() + bangkokMs) / dayMs) * dayMs - bangkokMs
  const moment = midnight - days * dayMs + (hours * 60 + minutes) * 60_000
  return new Date(moment > Date.now() ? moment - dayMs : moment)
}
