import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { issuer } from '@areas/commerce/server/tables'
import { readStoredOrganisation, type Staff } from '@areas/organisation/server/domain/staff'
import { openRegister } from '@areas/organisation/server/domain/open-register'
import { openShift } from '@areas/organisation/server/domain/shifts'
import { saveBranch, saveOrganisation, saveRegister } from '@areas/organisation/server/domain/save-branches'
import type { Database, Db } from '@gateway/db/open'
import { withSite } from '@gateway/db/scope'
import { person } from '@gateway/db/tables'
import { priceOrder } from '@schemas/commerce/price/price-order'
import { roundCash } from '@schemas/commerce/price/refund-part'
import { toSatang } from '@schemas/money/satang'
import type { SaleLine, TillSale } from '@schemas/organisation/entities/sale'
import { trialSeal } from '../commerce/trial-shop'

export const device = 'device-of-a-test'
/** Opened with an odd float, so that what the drawer should hold is found nowhere by chance. */
export const oddFloat = { 100_000: 1, 2000: 3, 100: 7, 25: 1 }

export const staffOf = (tx: Db, actor: string, more: Partial<Staff> = {}): Staff => ({
  tx,
  site: 'alpha',
  now: new Date(),
  timeZone: 'Asia/Bangkok',
  actor,
  locale: 'en',
  seal: trialSeal,
  isSiteManager: true,
  needed: 'cashier',
  ...more,
})

export type Till = { branch: string; register: string; code: string; segment: string; shift: string; actor: string }

/** A branch with a register, a bound device and an open shift, at alpha. */
export async function openTill(database: Database, code: string, more: Partial<Staff> = {}): Promise<Till> {
  return withSite(database, 'alpha', async (tx) => {
    const [one] = await tx
      .select({ id: person.id })
      .from(person)
      .where(and(eq(person.siteId, 'alpha'), eq(person.status, 'active')))
      .limit(1)
    const staff = staffOf(tx, more.actor ?? one?.id ?? '', more)
    const text = { th: 'ร้านทดลอง', en: 'Trial' }
    await tx
      .insert(issuer)
      .values({
        siteId: 'alpha',
        id: 'main',
        legalName: text,
        address: text,
        taxId: '1234567890121',
        vatFrom: '2020-01-01',
      })
      .onConflictDoNothing()
    if (!(await readStoredOrganisation(tx)))
      await saveOrganisation(staff, { name: 'Trial', dayStart: 240, cashStep: 25, cashWay: 'down' })
    const branch = await saveBranch(staff, {
      name: `Branch ${code}`,
      address: '',
      phone: '',
      hours: [],
      receiptHead: '',
      receiptFoot: '',
      tenders: ['cash', 'promptpay', 'card'],
      discountLimit: 10,
    })
    const register = await saveRegister(staff, { branch: branch.id, code, name: '' })
    const opened = await openRegister(staff, { register: register.id, device })
    const shift = await openShift(staff, { register: register.id, device, float: oddFloat })
    return {
      branch: branch.id,
      register: register.id,
      code,
      segment: opened.segment.id,
      shift: shift.id,
      actor: staff.actor,
    }
  })
}

type Sold = { variant: string; quantity?: number; regular?: number; charged?: number; options?: SaleLine['options'] }

/** A sale as a till makes it: priced by the shared function, paid in cash or by transfer. */
export function saleOf(
  till: Pick<Till, 'shift'>,
  seq: number,
  lines: readonly Sold[],
  {
    discount = 0,
    by = 'cash',
    note = 0,
  }: { discount?: number; by?: 'cash' | 'promptpay' | 'split'; note?: number } = {},
): TillSale {
  const made = lines.map(
    ({ variant, quantity = 1, regular = 10_700, charged = regular, options = [] }, at): SaleLine => ({
      id: String(at + 1).padStart(4, '0'),
      variant,
      quantity,
      regular: toSatang(regular),
      charged: toSatang(charged),
      options,
    }),
  )
  const { total } = priceOrder({
    lines: made.map((line) => ({
      id: line.id,
      price: { regular: line.regular },
      override: line.charged,
      options: line.options.map(({ price }) => price),
      quantity: line.quantity,
      vatClass: 'standard' as const,
    })),
    at: new Date(),
    discount: toSatang(discount),
    isVatRegistered: true,
  })
  const rounded = roundCash(total, { step: 25, way: 'down' })
  const card = by === 'split' ? toSatang(Math.floor(total / 2)) : toSatang(0)
  const due = by === 'promptpay' ? total : roundCash(toSatang(total - card), { step: 25, way: 'down' })
  const tenders =
    by === 'promptpay'
      ? [{ kind: 'promptpay' as const, amount: total, reference: `T${seq}` }]
      : [
          ...(card > 0 ? [{ kind: 'card' as const, amount: card }] : []),
          { kind: 'cash' as const, amount: toSatang(due + note) },
        ]
  return {
    id: randomUUID(),
    shift: till.shift,
    seq,
    at: new Date().toISOString(),
    offline: false,
    lines: made,
    discount: toSatang(discount),
    total,
    tenders,
    change: toSatang(by === 'promptpay' ? 0 : note),
    rounding: by === 'promptpay' ? 0 : by === 'split' ? due - (total - card) : rounded - total,
  }
}
