import type { StaffProduct } from '@schemas/commerce/entities/staff-product'

export type PriceChange = { kind: 'percent' | 'amount' | 'sale' | 'end'; by: number; isRounded: boolean }
export type NewPrice = {
  product: string
  variant: string
  title: string
  version: number
  before: { regular: number; sale: number | null }
  after: { regular: number; sale: number | null }
}

/** What a change makes of the prices of products; those that stay are left out. Nothing becomes free or negative. */
export function newPrices(products: readonly StaffProduct[], { kind, by, isRounded }: PriceChange): NewPrice[] {
  const round = (satang: number) => Math.max(100, isRounded ? Math.round(satang / 100) * 100 : Math.round(satang))
  return products.flatMap(({ id, title, variants }) =>
    variants.flatMap((variant) => {
      const before = { regular: variant.regular, sale: variant.sale ?? null }
      const after = { ...before }
      if (kind === 'percent') after.regular = round((before.regular * (100 + by)) / 100)
      if (kind === 'amount') after.regular = round(before.regular + by * 100)
      if (kind === 'sale') after.sale = round((before.regular * (100 - by)) / 100)
      if (kind === 'end') after.sale = null
      // A sale price counts below the regular one only.
      if (after.sale !== null && after.sale >= after.regular) after.sale = null
      if (after.regular === before.regular && after.sale === before.sale) return []
      return [
        {
          product: id,
          variant: variant.id,
          title: [title, variant.options].filter(Boolean).join(' · '),
          version: variant.version,
          before,
          after,
        },
      ]
    }),
  )
}
