import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { type QueuedEmail, mail, oneTimeToken } from '../db/account-tables'
import type { Db } from '../db/open'
import { person } from '../db/tables'
import type { CallContext } from '../call/handle'
import { type MailFrame, queueAccountMail } from '../mail/account-mail'
import type { Site } from '../platform/sites'
import { issueToken } from './one-time-token'
import { isUnproven } from './purge-unverified'

/**
 * Queues an email to an address, nothing more. Every address gets the same row, so neither content nor timing of the
 * response reveals whether an account exists, and a confirmed request is not lost. `by` is the signed-in requester.
 */
export async function queueEmail(
  tx: Db,
  { site, origin }: Pick<CallContext, 'site' | 'origin'>,
  email: string,
  letter: QueuedEmail,
  by?: string,
): Promise<void> {
  await tx.insert(mail).values({
    siteId: site.id,
    id: randomUUID(),
    purpose: letter.what,
    personId: by ?? null,
    from: '',
    to: email,
    subject: '',
    plain: '',
    status: 'asked',
    asked: { ...letter, origin },
  })
}

type Row = Pick<typeof mail.$inferSelect, 'id' | 'to' | 'personId' | 'asked'>

/**
 * Looks up the owner of the address and replaces the queued row with the right email, or with none. Runs in a site
 * transaction.
 */
export async function writeQueuedEmail(
  tx: Db,
  frameOptions: Omit<MailFrame, 'origin'>,
  { id, to: email, personId, asked: queued }: Row,
): Promise<void> {
  await tx.delete(mail).where(eq(mail.id, id))
  if (!queued) return
  const frame = { ...frameOptions, origin: queued.origin }
  const [known] = await tx.select().from(person).where(eq(person.email, email))
  if (queued.what === 'recovery') {
    // A person still waiting for the activation mail may choose a password by this one: it goes to the same address.
    if (known?.status !== 'active' && known?.status !== 'pending') return
    const token = await issueToken(tx, frame.site.id, { purpose: 'recover', person: known.id })
    return queueAccountMail(tx, frame, 'recover', known, { path: '/user/recovery?token=', token })
  }
  if (queued.what === 'activation') {
    if (known?.status !== 'pending') return
    const [last] = await tx
      .select({ data: oneTimeToken.data })
      .from(oneTimeToken)
      .where(
        and(eq(oneTimeToken.personId, known.id), eq(oneTimeToken.purpose, 'activate'), isNull(oneTimeToken.usedAt)),
      )
      .orderBy(desc(oneTimeToken.madeAt))
      .limit(1)
    return last && activate(tx, frame, known, last.data as Registration)
  }
  if (queued.what === 'registration') {
    const { what: _what, origin: _origin, ...registration } = queued
    const of = known ?? (await makePending(tx, frame.site, email))
    if (of.status === 'pending') return activate(tx, frame, of, registration)
  }
  if (queued.what === 'address') {
    const [own] = personId
      ? await tx
          .select()
          .from(person)
          .where(and(eq(person.id, personId), eq(person.status, 'active')))
      : []
    if (!own) return
    // A registration that was never verified does not own the address.
    if (!known || (await isUnproven(tx, known)))
      return queueAccountMail(
        tx,
        frame,
        'confirm',
        { ...own, email },
        { path: '/user/activate?email=', token: queued.token },
      )
    return queueAccountMail(tx, frame, 'known', known, '/user/login')
  }
  if (queued.what === 'line' && (!known || known.status === 'pending')) {
    const { firstname, lastname, locale, token } = queued
    return queueAccountMail(
      tx,
      frame,
      'activate',
      { email, firstname, lastname, locale },
      { path: '/user/authen/line?token=', token },
    )
  }
  // The owner of the address is informed; the requester is not.
  if (known?.status === 'active') await queueAccountMail(tx, frame, 'known', known, '/user/login')
}

export type Registration = Omit<Extract<QueuedEmail, { what: 'registration' }>, 'what'>

/**
 * The pending account row holds nothing of the requester: their input waits in the link, and the mailbox owner opens an
 * account without a stranger's name.
 */
async function makePending(tx: Db, site: Site, email: string): Promise<typeof person.$inferSelect> {
  await tx
    .insert(person)
    .values({ siteId: site.id, id: randomUUID(), email, locale: site.space.locales[0] ?? 'th', status: 'pending' })
    .onConflictDoNothing()
  const [made] = await tx.select().from(person).where(eq(person.email, email))
  if (!made) throw new Error('The account that was asked for is not there.')
  return made
}

async function activate(
  tx: Db,
  frame: MailFrame,
  { id, email }: Pick<typeof person.$inferSelect, 'id' | 'email'>,
  data: Registration,
): Promise<void> {
  const { firstname, lastname, locale } = data
  const token = await issueToken(tx, frame.site.id, { purpose: 'activate', person: id, data })
  await queueAccountMail(
    tx,
    frame,
    'activate',
    { id, email, firstname, lastname, locale },
    { path: '/user/activate?token=', token },
  )
}
