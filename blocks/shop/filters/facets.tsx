import type { ShelfFacets } from '@schemas/commerce/entities/shelf'
import type { ShelfState } from '@schemas/commerce/entities/shelf-address'
import { useT } from '@kit/t'
import { type FacetItem, FacetList } from './facet-list'
import { PriceRange } from './price-range'
import type { Props as BlockProps } from './schema'
import { texts } from './texts'

type Props = {
  facets: ShelfFacets
  wanted: BlockProps['facets']
  state: ShelfState
  /** The category of the page's address, whose facet leads to other pages. */
  subject: string | undefined
  change: (part: Partial<ShelfState>) => void
  addressOf: (part: Partial<ShelfState>) => string
}

const toggled = (list: readonly string[], value: string) =>
  list.includes(value) ? list.filter((each) => each !== value) : [...list, value]

/** All facets in the order of the settings. */
export function Facets({ facets, wanted, state, subject, change, addressOf }: Props) {
  const t = useT()
  const item = (
    part: Partial<ShelfState>,
    isOn: boolean,
    of: Pick<FacetItem, 'value' | 'text' | 'count'>,
  ): FacetItem => ({
    ...of,
    isOn,
    address: addressOf(part),
    onToggle: () => change(part),
  })
  const groupsOf = (kind: (typeof wanted)[number]) => {
    const groups = facets.groups.filter(({ name }) =>
      kind === 'attributes' ? name.startsWith('attribute:') : name === kind,
    )
    return groups.map(({ name, label, values }) => {
      const items = values.map((of): FacetItem => {
        if (kind === 'category') {
          if (subject !== undefined)
            return { ...of, isOn: of.value === subject, address: `/shop/categorie/${of.value}` }
          const isOn = state.category === of.value
          return item({ category: isOn ? undefined : of.value }, isOn, of)
        }
        if (kind === 'brand')
          return item({ brands: toggled(state.brands, of.value) }, state.brands.includes(of.value), of)
        const named = `${name.slice('attribute:'.length)}:${of.value}`
        return item({ attributes: toggled(state.attributes, named) }, state.attributes.includes(named), of)
      })
      const title = kind === 'category' ? t(texts.category) : kind === 'brand' ? t(texts.brand) : label
      return <FacetList key={name} label={title} items={items} />
    })
  }
  const isWanted = (kind: (typeof wanted)[number]) => wanted.includes(kind)
  const single = [
    ...(isWanted('stock')
      ? [
          item({ inStock: !state.inStock }, state.inStock, {
            value: 'inStock',
            text: t(texts.inStock),
            count: facets.inStock,
          }),
        ]
      : []),
    ...(isWanted('sale') && (facets.onSale > 0 || state.onSale)
      ? [
          item({ onSale: !state.onSale }, state.onSale, {
            value: 'onSale',
            text: t(texts.onSale),
            count: facets.onSale,
          }),
        ]
      : []),
  ]
  return wanted.map((kind, at) => {
    if (kind === 'price')
      return <PriceRange key={kind} range={facets.price} min={state.min} max={state.max} onChange={change} />
    if (kind === 'stock' || kind === 'sale') {
      const isFirst = wanted.findIndex((each) => each === 'stock' || each === 'sale') === at
      return isFirst ? <FacetList key={kind} label={t(texts.availability)} items={single} /> : null
    }
    return groupsOf(kind)
  })
}
