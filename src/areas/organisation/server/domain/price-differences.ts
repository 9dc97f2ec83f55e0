import type { readTillVariants, SoldAtTill } from '@areas/commerce/server/public'
import { currentPrice } from '@schemas/commerce/price/current-price'
import { roundCash } from '@schemas/commerce/price/refund-part'
import { toSatang } from '@schemas/money/satang'
import type { ExceptionKind } from '@schemas/organisation/entities/exception'
import { mayAs, type Position } from '@schemas/organisation/entities/position'
import type { TillSale } from '@schemas/organisation/entities/sale'
import { addExceptions, type Matter } from './exceptions'
import { readGroups } from './option-groups'
import { type BranchRow, type Organisation, readOrganisation, type Staff } from './staff'

type Stored = {
  branch: BranchRow
  sale: TillSale
  number: string
  sold: SoldAtTill
  variants: Awaited<ReturnType<typeof readTillVariants>>
  isLate: boolean
  cashier: string
  position: Position
  /** Of who hands over, whose session it is. */
  sender: Position
  at: Date
  /** Not so where the device's clock cannot be right: then `at` is the gateway's. */
  isByDevice: boolean
  device: 'revoked' | 'other' | undefined
}
type Report = (kind: ExceptionKind, data: Record<string, unknown>) => void

/**
 * What a person has to know of a stored sale: sold past the books, at another price or rounding, with more discount than
 * its cashier and its session may give, late, by a wrong clock or from a device that is not the register's.
 */
export async function reportDifferences(staff: Staff, stored: Stored): Promise<void> {
  const { branch, sale, number, sold, isLate, isByDevice, device, at } = stored
  const matters: Matter[] = []
  const report: Report = (kind, data) =>
    void matters.push({ branch: branch.id, kind, subject: sale.id, data: { number, ...data } })
  if (sold.oversold.length > 0) report('oversold', { items: sold.oversold })
  await reportPrices(staff, stored, report)
  reportDiscount(staff, stored, report)
  const rounding = roundingOf(sale, await readOrganisation(staff.tx))
  if (rounding !== sale.rounding) report('rounding', { rounding: sale.rounding, expected: rounding })
  if (isLate) report('late_sale', { shift: sale.shift, total: sale.total })
  if (!isByDevice) report('time', { deviceAt: sale.at, at: at.toISOString() })
  if (device) report('device', { device, by: staff.actor })
  await addExceptions(staff, matters)
}

async function reportPrices(staff: Staff, { sale, variants, at }: Stored, report: Report): Promise<void> {
  const lines = sale.lines.flatMap(({ variant, charged }) => {
    const of = variants.get(variant)?.variant
    if (!of) return []
    const price = currentPrice(
      {
        regular: toSatang(of.regular),
        ...(of.sale === null ? {} : { sale: toSatang(of.sale) }),
        ...(of.saleFrom ? { saleFrom: of.saleFrom } : {}),
        ...(of.saleTo ? { saleTo: of.saleTo } : {}),
      },
      at,
    )
    return price === charged ? [] : [{ variant, charged, price }]
  })
  const groups = sale.lines.some(({ options }) => options.length > 0) ? await readGroups(staff) : []
  const options = sale.lines.flatMap(({ variant, options: chosen }) =>
    chosen.flatMap(({ group, code, price: charged }) => {
      const known = groups.find(({ id }) => id === group)?.options.find((option) => option.code === code)
      // One that the menu does not have any more has no price to compare with.
      return known?.price === charged
        ? []
        : [{ variant, group, code, charged, ...(known ? { price: known.price } : {}) }]
    }),
  )
  if (lines.length > 0 || options.length > 0) report('price', { lines, ...(options.length > 0 ? { options } : {}) })
}

/**
 * A lead decides; a cashier's limit is checked here, because the till only asks them to respect it. The session counts
 * too: whom a till names as its cashier gives it no more rights.
 */
function reportDiscount({ actor }: Staff, { branch, sold, cashier, position, sender }: Stored, report: Report): void {
  const { subtotal, discount } = sold.order
  if (mayAs(position, 'lead') && mayAs(sender, 'lead')) return
  if (discount * 100 > subtotal * branch.discountLimit)
    report('discount', { discount, subtotal, limit: branch.discountLimit, cashier, by: actor })
}

/** What the organisation's rule makes of the part that was paid in cash. */
function roundingOf({ tenders, total }: TillSale, { cashStep, cashWay }: Organisation): number {
  if (!tenders.some(({ kind, amount }) => kind === 'cash' && amount > 0)) return 0
  const others = tenders.reduce((all, { kind, amount }) => (kind === 'cash' ? all : all + amount), 0)
  const rest = Math.max(0, total - others)
  return roundCash(toSatang(rest), { step: cashStep, way: cashWay }) - rest
}
