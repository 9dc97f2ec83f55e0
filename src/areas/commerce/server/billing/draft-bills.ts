import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { billMachine } from '@schemas/commerce/entities/bill-machine'
import type { BillDraft } from '@schemas/commerce/entities/staff-bill'
import { maxSatang, toSatang } from '@schemas/money/satang'
import type { Locale } from '@schemas/layout/locale'
import type { Role } from '@schemas/layout/role'
import { recordAudit } from '@gateway/audit/audit'
import { transition } from '@gateway/states/transition'
import { newAccessToken } from '../carts/access-token'
import { cancelOrder } from '../orders/cancel-order'
import { lockOrder } from '../orders/order-rows'
import type { NewOrder } from '../orders/order-types'
import { placeOrder } from '../orders/place-order'
import type { Shop } from '../shop'
import { bill } from '../tables'
import { type BillRow, lockBill } from './bills'

export type SavedDraft = { ok: true; bill: BillRow } | { ok: false; problem: 'unknown' | 'fixed' | 'stale' | 'large' }

/** Writes a draft: a new one, with `newId` where that is given, or the version that its writer saw. */
export async function saveDraft(
  { tx, site, now, actor }: Shop,
  {
    draft,
    id,
    version,
    newId = randomUUID(),
  }: { draft: BillDraft; id?: string | undefined; version?: number | undefined; newId?: string },
): Promise<SavedDraft> {
  const total = draft.lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0)
  if (total > maxSatang) return { ok: false, problem: 'large' }
  const values = {
    payerName: draft.payer.name,
    payerEmail: draft.payer.email ?? null,
    payerPhone: draft.payer.phone ?? null,
    lines: draft.lines.map(({ title, ...line }) => ({ title: { th: title, en: title }, ...line })),
    total,
    dueOn: draft.dueOn ?? null,
    note: draft.note ?? '',
  }
  if (id === undefined) {
    const [made] = await tx
      .insert(bill)
      .values({ siteId: site, id: newId, ...values, createdAt: now })
      .returning()
    if (!made) throw new Error('The bill was not inserted.')
    await recordAudit(tx, { site, person: actor, action: 'bill-status', subject: `bill:${made.id}`, after: { total } })
    return { ok: true, bill: made }
  }
  const [before] = await tx.select().from(bill).where(eq(bill.id, id)).for('update')
  if (!before) return { ok: false, problem: 'unknown' }
  if (before.status !== 'draft') return { ok: false, problem: 'fixed' }
  if (before.version !== version) return { ok: false, problem: 'stale' }
  const [row] = await tx
    .update(bill)
    .set({ ...values, version: sql`${bill.version} + 1` })
    .where(eq(bill.id, id))
    .returning()
  if (!row) throw new Error('The locked bill is gone.')
  return { ok: true, bill: row }
}

type Led = { ok: true; bill: BillRow } | { ok: false; problem: 'unknown' | 'fixed' }

/** Opens a draft: its order with the numbered invoice, and a mail with the order's link to its payer. */
export async function openDraft(shop: Shop, id: string, locale: Locale): Promise<Led> {
  const draft = await lockBill(shop, id)
  if (!draft) return { ok: false, problem: 'unknown' }
  if (draft.status !== 'draft')
    return draft.status === 'open' ? { ok: true, bill: draft } : { ok: false, problem: 'fixed' }
  const placed = await placeOrder(shop, { ...orderOfDraft(draft, locale), token: newAccessToken() })
  if (!placed.ok) return { ok: false, problem: 'fixed' }
  return changed(shop, id, 'draft')
}

/** What is ordered when a draft is opened. */
export function orderOfDraft(draft: BillRow, locale: Locale): NewOrder {
  return {
    channel: 'bill',
    method: 'transfer',
    draft: draft.id,
    buyer: {
      person: draft.personId ?? undefined,
      name: draft.payerName,
      email: draft.payerEmail ?? undefined,
      phone: draft.payerPhone ?? undefined,
      locale,
    },
    lines: draft.lines.map(({ title, quantity, price, vatClass }, index) => ({
      kind: 'billline',
      ref: `${draft.id}:${index + 1}`,
      title,
      price: { regular: toSatang(price) },
      quantity,
      vatClass,
    })),
  }
}

/** Ends a bill of which nothing is paid: a draft as it is, an open one with its order. */
export async function voidBill(shop: Shop, id: string, { who, reason }: { who: Role; reason: string }): Promise<Led> {
  const owed = await lockWithOrder(shop, id)
  if (!owed) return { ok: false, problem: 'unknown' }
  if (owed.status === 'void') return { ok: true, bill: owed }
  if (owed.status === 'draft') return lead(shop, owed, 'void', who)
  if (owed.status !== 'open' || owed.orderId === null) return { ok: false, problem: 'fixed' }
  const result = await cancelOrder(shop, { order: owed.orderId, who, reason })
  return result.ok ? changed(shop, id, owed.status) : { ok: false, problem: 'fixed' }
}

/** Nobody is reminded of it any more; money that comes late still counts. */
export async function writeOff(shop: Shop, id: string, who: Role): Promise<Led> {
  const owed = await lockWithOrder(shop, id)
  return owed ? lead(shop, owed, 'uncollectible', who) : { ok: false, problem: 'unknown' }
}

/** Behind its order, which everything locks first. */
async function lockWithOrder(shop: Shop, id: string): Promise<BillRow | undefined> {
  const [of] = await shop.tx.select({ order: bill.orderId }).from(bill).where(eq(bill.id, id))
  if (!of) return undefined
  if (of.order !== null) await lockOrder(shop.tx, of.order)
  return lockBill(shop, id)
}

async function lead(shop: Shop, owed: BillRow, to: 'void' | 'uncollectible', who: Role): Promise<Led> {
  const { tx, site, actor } = shop
  const step = await transition(tx, billMachine, { site, table: bill, id: owed.id, to, who, person: actor })
  return step.ok ? changed(shop, owed.id, owed.status) : { ok: false, problem: 'fixed' }
}

/** Records who changed it, and answers what it is now. */
async function changed({ tx, site, actor }: Shop, id: string, from: BillRow['status']): Promise<Led> {
  const [row] = await tx.select().from(bill).where(eq(bill.id, id))
  if (!row) throw new Error('The locked bill is gone.')
  if (row.status !== from)
    await recordAudit(tx, {
      site,
      person: actor,
      action: 'bill-status',
      subject: `bill:${id}`,
      before: { status: from },
      after: { status: row.status },
    })
  return { ok: true, bill: row }
}
