import { inArray, sql } from 'drizzle-orm'
import type { FacetValue } from '@schemas/commerce/entities/facet-value'
import type { Localised } from '@schemas/commerce/entities/localised'
import type { Shop } from '../shop'
import { category, shelfFacet, shelfFacetText } from '../tables'
import type { ProductInput } from './product-input'

/** Names of facets that every shop has; attributes and options stand under `attribute:CODE`. */
export const categoryFacet = 'category'
export const brandFacet = 'brand'
export const attributeFacet = (code: string) => `attribute:${code}`

type Facet = { name: string; value: string; label: Localised; text: Localised }

const brandLabel: Localised = { th: 'ผู้ผลิต', en: 'Maker' }

/** Writes what the shelf filters products by: for each variant its categories and those above, maker, attributes, options. */
export async function shelveProducts(
  { tx, site }: Pick<Shop, 'tx' | 'site'>,
  products: readonly ProductInput[],
): Promise<void> {
  const above = await readAncestors({ tx })
  const rows = products.flatMap((of) => {
    const common: Facet[] = [
      ...(of.brand ? [{ name: brandFacet, value: of.brand.code, label: brandLabel, text: of.brand.title }] : []),
      ...(of.attributes ?? []).map(ofAttribute),
    ]
    const codes = new Set((of.categories ?? []).flatMap((id) => above.get(id) ?? []))
    return of.variants.map(({ id, options = [] }) => ({
      variant: id,
      product: of.id,
      codes: [...codes],
      facets: [...common, ...options.map(ofAttribute)],
    }))
  })
  await tx.delete(shelfFacet).where(
    inArray(
      shelfFacet.productId,
      products.map(({ id }) => id),
    ),
  )
  const shelved = rows.flatMap(({ variant, product, codes, facets }) =>
    [
      ...codes.map((value) => ({ name: categoryFacet, value })),
      ...facets.map(({ name, value }) => ({ name, value })),
    ].map((facet) => ({ siteId: site, ...facet, variantId: variant, productId: product })),
  )
  if (shelved.length > 0) await tx.insert(shelfFacet).values(shelved).onConflictDoNothing()
  const texts = new Map(
    rows.flatMap(({ facets }) => facets).map((facet) => [JSON.stringify([facet.name, facet.value]), facet]),
  )
  if (texts.size > 0)
    await tx
      .insert(shelfFacetText)
      .values([...texts.values()].map((facet) => ({ siteId: site, ...facet })))
      .onConflictDoUpdate({
        target: [shelfFacetText.siteId, shelfFacetText.name, shelfFacetText.value],
        set: { label: sql`excluded.label`, text: sql`excluded.text` },
      })
}

const ofAttribute = ({ code, value, label, text }: FacetValue): Facet => ({
  name: attributeFacet(code),
  value,
  label,
  text,
})

/** The codes of each category and of those above it, by its id. */
async function readAncestors({ tx }: Pick<Shop, 'tx'>): Promise<Map<string, string[]>> {
  const rows = await tx.select({ id: category.id, code: category.code, parent: category.parentId }).from(category)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const pathOf = (id: string): string[] => {
    const row = byId.get(id)
    return row ? [row.code, ...(row.parent === null ? [] : pathOf(row.parent))] : []
  }
  return new Map(rows.map(({ id }) => [id, pathOf(id)]))
}
