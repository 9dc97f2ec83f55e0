import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { HeldLine } from '@schemas/organisation/entities/held-order'
import { posHeld } from '../tables'
import { nameOf } from './describe-shift'
import { clusterError } from './messages'
import { branchOf, type Staff } from './staff'

type Row = typeof posHeld.$inferSelect

async function describe({ tx }: Staff, { id, name, heldBy, heldAt, lines }: Row) {
  return { id, name, by: await nameOf(tx, heldBy), at: heldAt.toISOString(), lines }
}

export async function holdOrder(staff: Staff, input: { branch: string; name: string; lines: HeldLine[] }) {
  const { branch } = await branchOf(staff, input.branch)
  const id = randomUUID()
  await staff.tx.insert(posHeld).values({
    siteId: staff.site,
    id,
    branchId: branch.id,
    name: input.name,
    lines: input.lines,
    heldBy: staff.actor,
    heldAt: staff.now,
  })
  return { id }
}

export async function listHeld(staff: Staff, id: string) {
  const { branch } = await branchOf(staff, id)
  const rows = await staff.tx
    .select()
    .from(posHeld)
    .where(and(eq(posHeld.branchId, branch.id), isNull(posHeld.takenAt)))
    .orderBy(desc(posHeld.heldAt))
    .limit(100)
  return { items: await Promise.all(rows.map((row) => describe(staff, row))) }
}

/** Takes an order that was put aside; of two tills one gets it. */
export async function recallOrder(staff: Staff, id: string) {
  const { tx, now, locale } = staff
  const [row] = await tx.select().from(posHeld).where(eq(posHeld.id, id))
  if (!row) throw clusterError('unknownHeld', locale)
  await branchOf(staff, row.branchId, { unknown: 'unknownHeld' })
  const [taken] = await tx
    .update(posHeld)
    .set({ takenAt: now })
    .where(and(eq(posHeld.id, id), isNull(posHeld.takenAt)))
    .returning()
  if (!taken) throw clusterError('takenByOther', locale)
  return describe(staff, taken)
}
