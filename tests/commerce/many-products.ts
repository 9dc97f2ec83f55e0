import { createHash } from 'node:crypto'
import { category, stockItem } from '@areas/commerce/server/tables'
import type { ProductInput } from '@areas/commerce/server/catalogue/product-input'
import { saveProducts } from '@areas/commerce/server/catalogue/save-products'
import { ensureMainLocation } from '@areas/commerce/server/stock/locations'
import { moveStock } from '@areas/commerce/server/stock/move'
import type { Database } from '@gateway/db/open'
import { withSite } from '@gateway/db/scope'

const nouns = [
  'น้ำปลา',
  'น้ำพริกเผา',
  'ข้าวหอมมะลิ',
  'กะปิ',
  'ผ้าขาวม้า',
  'ตะกร้าหวาย',
  'กระทะเหล็ก',
  'ชาใบหม่อน',
  'สบู่ขมิ้น',
  'เทียนขี้ผึ้ง',
]
const kinds = ['แท้', 'โขลกมือ', 'สีใหม่', 'หมักถัง', 'ทอมือ', 'มีหูหิ้ว', 'หนาพิเศษ', 'ยอดอ่อน', 'อ่อนโยน', 'กลิ่นมะลิ']
const places = ['ระยอง', 'สุรินทร์', 'เลย', 'เชียงใหม่', 'ปัตตานี', 'ชลบุรี', 'น่าน', 'แพร่', 'ตรัง', 'สงขลา']
const english = [
  'Fish sauce',
  'Chilli paste',
  'Jasmine rice',
  'Shrimp paste',
  'Cotton cloth',
  'Rattan basket',
  'Iron wok',
  'Mulberry tea',
  'Turmeric soap',
  'Beeswax candle',
]
const sizes = ['s', 'm', 'l']

/** A number from 0 to below `limit`, the same for these parts whenever it is drawn. */
const draw = (limit: number, ...parts: unknown[]) =>
  Number.parseInt(createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 8), 16) % limit
const pick = (list: readonly string[], ...parts: unknown[]) => list[draw(list.length, ...parts)] ?? ''

/** Fills a site with so many products on twenty shelves, of which every fifth has three variants. */
export async function makeManyProducts(database: Database, site: string, count: number, batch = 200): Promise<void> {
  const now = new Date()
  await withSite(database, site, async (tx) => {
    await ensureMainLocation(tx, site)
    await tx.insert(category).values(
      Array.from({ length: 20 }, (_, at) => ({
        siteId: site,
        id: `many-${at}`,
        code: `many-${at}`,
        title: { th: `ชั้น ${at}`, en: `Shelf ${at}` },
        rank: at,
      })),
    )
  })
  for (let from = 0; from < count; from += batch) {
    const numbers = Array.from({ length: Math.min(batch, count - from) }, (_, at) => from + at)
    const products = numbers.map((number) => productOf(number, now))
    const items = products.flatMap(({ variants }) => variants.map(({ id }) => id))
    await withSite(database, site, async (tx) => {
      await tx
        .insert(stockItem)
        .values(items.map((id) => ({ siteId: site, id, unit: 'piece' as const, title: { en: 'An item' } })))
      await moveStock(
        { tx, site, now },
        items
          .filter((id) => draw(12, id) > 0)
          .map((item) => ({
            item,
            location: 'main',
            delta: 1 + draw(60, item, 'pieces'),
            reason: 'received' as const,
          })),
      )
      await saveProducts({ tx, site, now }, products)
    })
  }
}

function productOf(number: number, now: Date): ProductInput {
  const at = draw(nouns.length, number, 'noun')
  const regular = 2000 + draw(150_000, number, 'price')
  const values = number % 5 === 0 ? sizes : [undefined]
  return {
    id: `many-${number}`,
    slug: `many-${number}`,
    title: {
      th: `${nouns[at]}${pick(kinds, number, 'kind')} ${pick(places, number, 'place')} ${number}`,
      en: `${english[at]} no. ${number}`,
    },
    kind: 'good',
    brand: { code: `maker-${number % 40}`, title: { th: `ผู้ผลิต ${number % 40}`, en: `Maker ${number % 40}` } },
    status: 'active',
    publishedAt: new Date(now.getTime() - draw(400, number, 'days') * 86_400_000 - number),
    sold: draw(900, number, 'sold'),
    categories: [`many-${number % 20}`],
    variants: values.map((value, index) => ({
      id: `many-${number}-${index}`,
      sku: `MANY-${number}-${index}`,
      options: value
        ? [{ code: 'size', value, label: { en: 'Size', th: 'ขนาด' }, text: { en: value.toUpperCase() } }]
        : [],
      regular: regular + index * 500,
      ...(number % 8 === 0 ? { sale: regular - 500 } : {}),
      parts: [{ item: `many-${number}-${index}`, quantity: 1 }],
    })),
  }
}
