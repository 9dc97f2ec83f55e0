import { productStatuses, type StaffProduct, staffProductList } from '@schemas/commerce/entities/staff-product'
import { parseBaht } from '@schemas/money/parse-baht'
import { call as productsCall } from '@client/commerce/calls/shop/manage-products'
import { call as shelfCall } from '@client/commerce/calls/shop/manage-product-shelf'
import { call as statusCall } from '@client/commerce/calls/shop/manage-product-status'
import { callGateway } from '@kit/call-gateway'
import { formatBaht } from '@kit/format'
import { columnsOf } from '@kit/list/columns'
import { type BulkAction, defineList, type ListContext } from '@kit/list/list'
import { rowByRow } from '@kit/list/row-by-row'
import type { NewPrice } from './price-change'
import { ProductEditor } from './product-editor'
import { setPrices } from './product-acts'
import { ProductPicture } from './product-picture'
import { texts } from './texts'

const { text, date, badge, number } = columnsOf<StaffProduct>()

export type Asks = {
  /** New prices that were seen and accepted. */
  prices: (products: readonly StaffProduct[]) => Promise<NewPrice[] | undefined>
  /** The id of a category. */
  category: () => Promise<string | undefined>
}

/** The one variant, whose price is edited in place; those with several are edited in their drawer. */
const only = ({ variants }: StaffProduct) => (variants.length === 1 ? variants[0] : undefined)
const priceOf = ({ variants }: StaffProduct, key: 'regular' | 'sale', { locale }: ListContext) => {
  const prices = variants.flatMap((each) => each[key] ?? [])
  if (prices.length === 0) return ''
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  return low === high ? formatBaht(low, locale) : `${formatBaht(low, locale)}–${formatBaht(high, locale)}`
}
const leftOf = ({ variants }: StaffProduct) =>
  variants.some(({ available }) => available !== undefined)
    ? variants.reduce((all, { available = 0 }) => all + Math.max(0, available), 0)
    : undefined

const setOne = (row: StaffProduct, part: { regular?: number; sale?: number | null }) => {
  const variant = only(row)
  if (!variant) return Promise.resolve()
  const before = { regular: variant.regular, sale: variant.sale ?? null }
  return setPrices([
    {
      product: row.id,
      variant: variant.id,
      title: row.title,
      version: variant.version,
      before,
      after: { ...before, ...part },
    },
  ])
}
const isAmount = (value: string, { t }: ListContext) =>
  parseBaht(value) === undefined ? t(texts.notAnAmount) : undefined

export const productTable = (ask: Asks) => {
  let accepted: NewPrice[] = []
  let category = ''
  const setStatus = (
    status: StaffProduct['status'],
    label: BulkAction<StaffProduct>['label'],
    icon: NonNullable<BulkAction<StaffProduct>['icon']>,
  ): BulkAction<StaffProduct> => ({
    id: status,
    label,
    icon,
    may: (row) => row.status !== status,
    run: rowByRow((row: StaffProduct) => callGateway(statusCall, { product: row.id, status })),
    undo: rowByRow((row: StaffProduct) => callGateway(statusCall, { product: row.id, status: row.status })),
    done: texts.statusChanged,
  })
  return defineList({
    name: 'staff-products',
    call: productsCall,
    state: staffProductList,
    id: ({ id }) => id,
    title: ({ title }) => title,
    defaultSort: '-changed',
    columns: [
      text('picture', texts.picture, () => '', {
        cell: ({ picture }) => <ProductPicture src={picture} />,
        card: 'picture',
        width: 64,
      }),
      text('title', texts.product, ({ title }) => title, { sort: 'title', card: 'title', width: 260 }),
      badge('status', texts.status, ({ status }) => status, texts.statuses, {
        tones: { active: 'success' },
        edit: {
          kind: 'select',
          value: ({ status }) => status,
          options: ({ t }) => productStatuses.map((value) => ({ value, label: t(texts.statuses[value]) })),
          save: ({ id }, status) => callGateway(statusCall, { product: id, status: status as StaffProduct['status'] }),
        },
      }),
      text('price', texts.price, (row, context) => priceOf(row, 'regular', context), {
        width: 130,
        edit: {
          kind: 'text',
          may: (row) => only(row) !== undefined,
          value: (row) => String((only(row)?.regular ?? 0) / 100),
          validate: isAmount,
          save: (row, value) => setOne(row, { regular: parseBaht(value) ?? 0 }),
        },
      }),
      text('sale', texts.sale, (row, context) => priceOf(row, 'sale', context), {
        width: 130,
        edit: {
          kind: 'text',
          may: (row) => only(row) !== undefined,
          value: (row) => (only(row)?.sale === undefined ? '' : String((only(row)?.sale ?? 0) / 100)),
          validate: (value, context) => (value.trim() === '' ? undefined : isAmount(value, context)),
          save: (row, value) => setOne(row, { sale: value.trim() === '' ? null : (parseBaht(value) ?? null) }),
        },
      }),
      number('left', texts.left, leftOf, { width: 110 }),
      text(
        'variants',
        texts.variants,
        ({ variants }, { t }) =>
          variants.length > 1 ? t(texts.variantCount, { count: variants.length }) : (variants[0]?.sku ?? ''),
        { width: 140 },
      ),
      text('categories', texts.categories, ({ categories }) => categories.map(({ title }) => title).join(', '), {
        width: 180,
      }),
      number('sold', texts.sold, ({ sold }) => sold, { sort: 'sold', width: 100 }),
      date('changed', texts.changed, ({ updatedAt }) => updatedAt, { sort: 'changed' }),
    ],
    search: texts.search,
    filters: [
      {
        name: 'status',
        label: texts.status,
        all: texts.allStatuses,
        options: ({ t }) => productStatuses.map((value) => ({ value, label: t(texts.statuses[value]) })),
      },
      {
        name: 'stock',
        label: texts.left,
        all: texts.allStock,
        options: ({ t }) => (['out', 'low'] as const).map((value) => ({ value, label: t(texts[value]) })),
      },
      { name: 'category', mark: (code) => code },
    ],
    views: [
      { id: 'draft', label: texts.statuses.draft, values: { status: 'draft' } },
      { id: 'out', label: texts.out, values: { stock: 'out' } },
    ],
    bulk: [
      {
        id: 'prices',
        label: texts.changePrices,
        icon: 'tag',
        confirm: async (rows) => {
          accepted = (await ask.prices(rows)) ?? []
          return accepted.length > 0
        },
        run: async (rows) => {
          const back = await setPrices(accepted)
          const done = rows.filter(({ id }) => back.some(({ product }) => product === id))
          return { done, failed: [], answers: new Map(done.map((row) => [row, back])) }
        },
        undo: async (rows, answers) => {
          const back = rows[0] && (answers?.get(rows[0]) as NewPrice[] | undefined)
          await setPrices(back ?? [])
          return { done: rows, failed: [] }
        },
        done: texts.pricesChanged,
      },
      setStatus('active', texts.toShelf, 'eye'),
      setStatus('draft', texts.toDraft, 'eye-off'),
      setStatus('archived', texts.archive, 'archive'),
      {
        id: 'category',
        label: texts.intoCategory,
        icon: 'folder',
        confirm: async () => {
          category = (await ask.category()) ?? ''
          return category !== ''
        },
        run: rowByRow(({ id }: StaffProduct) =>
          callGateway(shelfCall, { product: id, categoryId: category, isIn: true }),
        ),
        undo: rowByRow(({ id }: StaffProduct, answer) =>
          (answer as { isChanged: boolean }).isChanged
            ? callGateway(shelfCall, { product: id, categoryId: category, isIn: false })
            : Promise.resolve(),
        ),
        done: texts.sorted,
      },
    ],
    drawer: {
      title: ({ title }) => title,
      body: ({ id, kind }) => <ProductEditor key={id} product={id} kind={kind} />,
    },
    empty: { icon: 'tag', title: texts.none, hint: texts.noneHint },
    file: 'products',
  })
}
