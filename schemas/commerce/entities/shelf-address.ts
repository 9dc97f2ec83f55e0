import { type ShelfSort, shelfSorts } from './shelf-sorts'

/** Query parameters of a product list, as in the address of its page. */
export type ShelfState = {
  q?: string | undefined
  category?: string | undefined
  brands: readonly string[]
  /** `code:value`, such as `size:l`. */
  attributes: readonly string[]
  /** In satang, both inclusive. */
  min?: number | undefined
  max?: number | undefined
  inStock: boolean
  onSale: boolean
  sort?: ShelfSort | undefined
}

const isSort = (value: string): value is ShelfSort => shelfSorts.some((sort) => sort === value)

/** The parameters of the address, which blocks of a shelf declare. */
export const shelfParameters: readonly string[] = [
  'q',
  'category',
  'brand',
  'attributes',
  'min',
  'max',
  'inStock',
  'onSale',
  'sort',
]

const maxValues = 30
const maxAmount = 1e12

const listOf = (value: string | undefined, pattern: RegExp): string[] =>
  [...new Set((value ?? '').split(','))].filter((each) => pattern.test(each)).slice(0, maxValues)
const amountOf = (value: string | undefined) =>
  value !== undefined && /^\d{1,13}$/.test(value) && Number(value) <= maxAmount ? Number(value) : undefined

/** A shelf from an address; what cannot be understood is left out, because people edit and share addresses. */
export function readShelf(query: Readonly<Record<string, string>>): ShelfState {
  const q = query.q?.trim().slice(0, 100)
  const [category] = listOf(query.category, /^[a-z0-9-]{1,60}$/)
  const { sort } = query
  return {
    q: q || undefined,
    category,
    brands: listOf(query.brand, /^[a-z0-9-]{1,60}$/),
    attributes: listOf(query.attributes, /^[a-z0-9-]{1,40}:[a-z0-9-]{1,40}$/),
    min: amountOf(query.min),
    max: amountOf(query.max),
    inStock: query.inStock === 'true',
    onSale: query.onSale === 'true',
    sort: sort !== undefined && isSort(sort) ? sort : undefined,
  }
}

/** The filters of a shelf as the inputs of `shop/products`. */
export function filterInput({ q, category, brands, attributes, min, max, inStock, onSale }: ShelfState) {
  return {
    ...(q ? { q } : {}),
    ...(category ? { category } : {}),
    ...(brands.length > 0 ? { brand: brands.join(',') } : {}),
    ...(attributes.length > 0 ? { attributes: attributes.join(',') } : {}),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(inStock ? { inStock: true } : {}),
    ...(onSale ? { onSale: true } : {}),
  }
}

/** The search part of a shelf's address, with its question mark; empty when nothing is filtered. */
export function shelfSearch({ sort, ...state }: ShelfState): string {
  const entries = Object.entries({ ...filterInput({ ...state, sort }), ...(sort ? { sort } : {}) })
  const text = entries.map(
    ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%3A', ':')}`,
  )
  return text.length > 0 ? `?${text.join('&')}` : ''
}

/** How many filters are set, the search and the sort aside. */
export const countFilters = ({ category, brands, attributes, min, max, inStock, onSale }: ShelfState): number =>
  Number(category !== undefined) +
  brands.length +
  attributes.length +
  Number(min !== undefined || max !== undefined) +
  Number(inStock) +
  Number(onSale)

/** No filters, with search and sort as they are. */
export const withoutFilters = ({ q, sort }: ShelfState): ShelfState => ({
  q,
  sort,
  brands: [],
  attributes: [],
  inStock: false,
  onSale: false,
})
