import type { readTillVariants, SoldAtTill } from '@areas/commerce/server/public'
import { currentPrice } from '@schemas/commerce/price/current-price'
import { toSatang } from '@schemas/money/satang'
import { mayAs, type Position } from '@schemas/organisation/entities/position'
import type { TillSale } from '@schemas/organisation/entities/sale'
import { addException } from './exceptions'
import type { BranchRow, Staff } from './staff'

type Stored = {
  branch: BranchRow
  sale: TillSale
  number: string
  sold: SoldAtTill
  variants: Awaited<ReturnType<typeof readTillVariants>>
  isLate: boolean
  cashier: string
  position: Position
}

/** What a person has to know of a stored sale: sold past the books, at another price, with
 * more discount than its cashier may give, or late. */
export async function reportDifferences(
  staff: Staff,
  { branch, sale, number, sold, variants, isLate, cashier, position }: Stored,
): Promise<void> {
  const at = new Date(sale.at)
  const report = (kind: 'oversold' | 'price' | 'discount' | 'late_sale', data: Record<string, unknown>) =>
    addException(staff, { branch: branch.id, kind, subject: sale.id, data: { number, ...data } })
  if (sold.oversold.length > 0) await report('oversold', { items: sold.oversold })
  const other = sale.lines.flatMap(({ variant, charged }) => {
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
  if (other.length > 0) await report('price', { lines: other })
  const { subtotal, discount } = sold.order
  // A lead decides; a cashier's limit is checked here, because the till only asks them to respect it.
  if (!mayAs(position, 'lead') && discount * 100 > subtotal * branch.discountLimit)
    await report('discount', { discount, subtotal, limit: branch.discountLimit, cashier })
  if (isLate) await report('late_sale', { shift: sale.shift, total: sale.total })
}
