import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { location, refund, salesOrder, salesOrderLine, stockItem, stockLevel } from '@areas/commerce/server/tables'
import {
  branch,
  branchMember,
  optionGroup,
  organisation,
  posException,
  posHeld,
  posRefund,
  posSale,
  register,
  registerSegment,
  salesDay,
  tillCashMove,
  tillShift,
} from '@areas/organisation/server/tables'
import type { Db } from '@gateway/db/open'
import { membership } from '@gateway/db/membership-tables'
import { person } from '@gateway/db/tables'
import { toSatang } from '@schemas/money/satang'
import { type Ids, newIds } from '../isolation/make-rows'

const sites = ['alpha', 'beta'] as const

/** A branch at each site with a register, a device, an open shift, an item in stock. */
export async function makeBranches(db: Db) {
  const made = {
    branch: newIds(),
    register: newIds(),
    segment: newIds(),
    shift: newIds(),
    item: newIds(),
    held: newIds(),
    exception: newIds(),
    member: newIds(),
    sale: newIds(),
  }
  for (const siteId of sites) {
    const id = (of: Ids) => (siteId === 'alpha' ? of.own : of.foreign)
    const [someone] = await db
      .select({ id: person.id })
      .from(person)
      .where(and(eq(person.siteId, siteId), eq(person.email, `user@${siteId}.example`)))
    const who = someone?.id ?? ''
    const branchId = id(made.branch)
    await db.insert(location).values({ siteId, id: branchId, kind: 'branch', title: { en: 'A branch' } })
    await db.insert(branch).values({ siteId, id: branchId, name: 'A branch', locationId: branchId })
    const code = branchId.slice(0, 4).toUpperCase()
    await db.insert(register).values({ siteId, id: id(made.register), branchId, code })
    const segment = { siteId, id: id(made.segment), registerId: id(made.register), no: 1, deviceId: 'device-of-a-row' }
    await db.insert(registerSegment).values(segment)
    await db.insert(tillShift).values({
      siteId,
      id: id(made.shift),
      branchId,
      registerId: id(made.register),
      segmentId: id(made.segment),
      businessDate: '2026-11-28',
      openedBy: who,
      openedAt: new Date(),
      floatAmount: 100_000,
      firstSeq: 1,
    })
    await db.insert(tillCashMove).values({
      siteId,
      id: randomUUID(),
      shiftId: id(made.shift),
      kind: 'in',
      amount: 100,
      reason: 'Change',
    })
    const orderId = id(made.sale)
    const price = { subtotal: 100, total: 100, credited: 100, locationId: branchId }
    await db.insert(salesOrder).values({
      siteId,
      id: orderId,
      number: orderId,
      channel: 'pos',
      status: 'completed',
      paymentStatus: 'paid',
      ...price,
    })
    await db.insert(salesOrderLine).values({
      siteId,
      id: randomUUID(),
      orderId,
      no: 1,
      kind: 'good',
      ref: 'none',
      title: { en: 'A product' },
      vatClass: 'zero',
      quantity: 1,
      unitRegular: 100,
      unitCharged: 100,
      gross: 100,
      total: 100,
    })
    await db.insert(posSale).values({
      siteId,
      orderId,
      branchId,
      shiftId: id(made.shift),
      segmentId: id(made.segment),
      seq: 1,
      deviceAt: new Date(),
      businessDate: '2026-11-28',
      tenders: [{ kind: 'cash', amount: toSatang(100) }],
      total: 100,
      tendered: 100,
      cashTendered: 100,
      change: 0,
      rounding: 0,
      contentHash: '0'.repeat(64),
    })
    const refundId = randomUUID()
    await db.insert(refund).values({ siteId, id: refundId, orderId, method: 'cash', amount: 1, reason: 'Spilt' })
    await db.insert(posRefund).values({
      siteId,
      refundId,
      orderId,
      branchId,
      shiftId: id(made.shift),
      businessDate: '2026-11-28',
      method: 'cash',
      paid: 1,
      rounding: 0,
      createdAt: new Date(),
    })
    await db.insert(stockItem).values({ siteId, id: id(made.item), unit: 'piece', title: { en: 'An item' } })
    await db.insert(stockLevel).values({ siteId, itemId: id(made.item), locationId: branchId })
    await db.insert(posHeld).values({ siteId, id: id(made.held), branchId, name: 'Table 4', lines: [] })
    await db
      .insert(posException)
      .values({ siteId, id: id(made.exception), branchId, kind: 'price', subject: randomUUID() })
    await db.insert(membership).values({
      siteId,
      id: id(made.member),
      scope: 'branch',
      scopeId: branchId,
      personId: who,
      role: 'cashier',
    })
    await db.insert(branchMember).values({ siteId, membershipId: id(made.member) })
    await db.insert(optionGroup).values({ siteId, id: randomUUID(), title: 'Milk', options: [] })
    await db.insert(salesDay).values({ siteId, branchId, businessDate: '2026-11-28', hour: 9, variantId: 'none' })
    await db.insert(organisation).values({ siteId, name: siteId }).onConflictDoNothing()
  }
  return made
}
