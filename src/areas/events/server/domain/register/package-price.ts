import type { VariantPrice } from '@schemas/commerce/price/current-price'
import { toSatang } from '@schemas/money/satang'
import type { PackageRow } from '../../tables'

export const packagePrice = ({
  regular,
  sale,
  saleFrom,
  saleTo,
}: Pick<PackageRow, 'regular' | 'sale' | 'saleFrom' | 'saleTo'>): VariantPrice => ({
  regular: toSatang(regular),
  sale: sale === null ? undefined : toSatang(sale),
  saleFrom: saleFrom ?? undefined,
  saleTo: saleTo ?? undefined,
})
