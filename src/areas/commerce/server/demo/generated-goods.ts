import { demoNumber } from './demo-id'
import type { DemoBrand, DemoShelf } from './shop-file'

/** A product as `saveGoods` takes it, with what it has in stock. */
export type GeneratedGood = {
  sku: string
  slug: string
  title: { th: string; en: string }
  brand: DemoBrand
  shelf: DemoShelf
  picture?: string
  daysOnShelf: number
  sold: number
  rating: { sum: number; count: number }
  variants: {
    sku: string
    option?: DemoShelf['option']['values'][number]
    regular: number
    sale?: number
    grams: number
    stock: number
  }[]
}

const roundBaht = (satang: number) => Math.max(500, Math.round(satang / 500) * 500)

/** The products of a shelf: the same ones each time. Of all, 40 % have variants, 8 % are sold out, 12 % on sale. */
export function generatedGoods(site: string, shelf: DemoShelf, makers: readonly DemoBrand[]): GeneratedGood[] {
  return shelf.nouns.flatMap((noun, at) =>
    shelf.kinds.map((kind, of) => {
      const number = at * shelf.kinds.length + of + 1
      const sku = `${shelf.category.toUpperCase()}-${String(number).padStart(2, '0')}`
      const draw = (limit: number, what: string) => demoNumber(limit, site, sku, what)
      const [lowest, highest] = shelf.baht
      const base = roundBaht((lowest + draw(highest - lowest + 1, 'price')) * 100)
      // By their number, so that the shares are exact on each shelf of fifteen, or nearly so.
      const hasVariants = number % 5 < 2
      const isSoldOut = number % 13 === 0
      const isOnSale = number % 8 === 3
      const values = hasVariants ? shelf.option.values : [undefined]
      const reviews = draw(40, 'reviews')
      const maker = makers[draw(makers.length, 'maker')] ?? makers[0]
      if (!maker) throw new Error('Nobody makes anything.')
      return {
        sku,
        slug: sku.toLowerCase(),
        title: { th: `${noun.th} ${kind.th}`, en: `${kind.en} ${noun.en}` },
        brand: maker,
        shelf,
        ...(shelf.pictures ? { picture: `${shelf.pictures}-${at + 1}` } : {}),
        daysOnShelf: draw(200, 'days'),
        sold: draw(300, 'sold'),
        rating: { count: reviews, sum: Math.round(reviews * (3.8 + draw(12, 'stars') / 10)) },
        variants: values.map((value, index) => {
          const regular = roundBaht(base * (value?.factor ?? 1))
          const left = draw(20, 'few') === 0 ? 1 + draw(5, 'left') : 8 + draw(60, `stock ${index}`)
          return {
            sku: value ? `${sku}-${value.value.toUpperCase()}` : sku,
            ...(value ? { option: value } : {}),
            regular,
            ...(isOnSale ? { sale: roundBaht(regular * (0.7 + draw(20, 'off') / 100)) } : {}),
            grams: Math.round(shelf.grams * (value?.factor ?? 1)),
            stock: isSoldOut ? 0 : left,
          }
        }),
      }
    }),
  )
}
