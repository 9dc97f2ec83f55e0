import { and, desc, eq, ne } from 'drizzle-orm'
import {
  defineSellable,
  type SellableContext,
  type SellableLine,
  type SellableProblem,
} from '@gateway/sellable/sellable'
import { confirmRegistration, endRegistration, holdRegistration, lockRegistration } from '../domain/register/lead'
import { freeTickets, ticketsOf } from '../domain/places/tickets'
import { ticketLine } from '../domain/register/ticket-line'
import { event, eventRegistration, eventTicket, type RegistrationRow } from '../tables'

const scopeOf = ({ tx, site, now, person }: SellableContext) => ({ db: tx, site, now, person })

/** A line for each package of a registration, which it names; all lines of one registration go together. */
export const sellable = defineSellable({
  kind: 'ticket',
  reserve: async (context, lines) => {
    for (const [id, group] of byRegistration(lines)) {
      const problem = await reserveOne(context, id, group)
      if (problem) return [problem]
    }
    return []
  },
  release: (context, lines) =>
    eachRegistration(context, lines, async (registration) => {
      const { status } = registration
      if (status === 'pending') await endRegistration(scopeOf(context), registration, 'expired', undefined)
      // Of an order that was paid and is cancelled.
      if (status === 'confirmed') await endRegistration(scopeOf(context), registration, 'cancelled', 'cancelled')
    }),
  grant: (context, lines) =>
    eachRegistration(context, lines, async (registration) => {
      if (registration.status !== 'pending') return
      const missing = await confirmRegistration(scopeOf(context), registration, { flag: null })
      if (missing) throw new Error('A pending registration holds no place.')
    }),
  revoke: async (context, lines) => {
    const { tx, now } = context
    for (const { ref, quantity } of lines.toSorted((one, other) => (one.ref < other.ref ? -1 : 1))) {
      const { registration: id, package: packageId } = ticketLine(ref)
      const registration = await lockRegistration(tx, id)
      if (!registration || registration.status !== 'confirmed' || quantity === 0) continue
      const last = await tx
        .select()
        .from(eventTicket)
        .where(
          and(
            eq(eventTicket.registrationId, id),
            eq(eventTicket.packageId, packageId),
            ne(eventTicket.status, 'cancelled'),
          ),
        )
        .orderBy(desc(eventTicket.no))
        .limit(quantity)
      await freeTickets(tx, last, 'cancelled', now)
      if ((await ticketsOf(tx, id)).every(({ status }) => status === 'cancelled'))
        await endRegistration(scopeOf(context), registration, 'cancelled', 'cancelled')
    }
  },
  refuse: (context, lines) =>
    eachRegistration(context, lines, async ({ id, flag }) => {
      if (flag === null)
        await context.tx
          .update(eventRegistration)
          .set({ flag: 'late_money', updatedAt: context.now })
          .where(eq(eventRegistration.id, id))
    }),
})

/** Locks in one order everywhere. */
function byRegistration(lines: readonly SellableLine[]): [string, SellableLine[]][] {
  const groups = new Map<string, SellableLine[]>()
  for (const line of lines) {
    const { registration } = ticketLine(line.ref)
    groups.set(registration, [...(groups.get(registration) ?? []), line])
  }
  return [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1))
}

async function eachRegistration(
  { tx }: SellableContext,
  lines: readonly SellableLine[],
  work: (registration: RegistrationRow) => Promise<void>,
): Promise<void> {
  for (const [id] of byRegistration(lines)) {
    const registration = await lockRegistration(tx, id)
    if (registration) await work(registration)
  }
}

async function reserveOne(
  context: SellableContext,
  id: string,
  lines: readonly SellableLine[],
): Promise<SellableProblem | undefined> {
  const { tx, now, expiresAt } = context
  const gone = { line: lines[0]?.id ?? '', problem: 'gone' as const }
  const registration = await lockRegistration(tx, id)
  if (!registration) return gone
  if (registration.status === 'pending' || registration.status === 'confirmed') return undefined
  if (registration.status === 'cancelled' || registration.status === 'declined') return gone
  const [of] = await tx.select().from(event).where(eq(event.id, registration.eventId)).for('share')
  if (!of || (of.status !== 'published' && of.status !== 'live') || of.endsAt <= now) return gone
  const missing = await holdRegistration(scopeOf(context), registration, expiresAt ?? null)
  if (!missing) return undefined
  const line = lines.find(({ ref }) => ticketLine(ref).package === missing.package)
  return { line: line?.id ?? gone.line, problem: 'short', left: missing.left }
}
