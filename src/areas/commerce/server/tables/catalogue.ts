import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { FacetValue } from '@schemas/commerce/entities/facet-value'
import type { Localised } from '@schemas/commerce/entities/localised'
import type { ProductImage } from '@schemas/commerce/entities/product-image'
import type { Temperature } from '@schemas/commerce/price/shipping-price'
import type { VatClass } from '@schemas/money/vat'
import { jsonb } from '@gateway/db/jsonb'
import { at, siteId, whole } from './columns'

export const category = pgTable(
  'category',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    code: text('code').notNull(),
    parentId: text('parent_id'),
    rank: integer('rank').notNull().default(0),
    title: jsonb('title').$type<Localised>().notNull(),
    picture: text('picture'),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
    deletedAt: at('deleted_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)

export const product = pgTable(
  'product',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    slug: text('slug').notNull(),
    title: jsonb('title').$type<Localised>().notNull(),
    summary: jsonb('summary').$type<Localised>().notNull().default({}),
    body: jsonb('body').$type<unknown>(),
    kind: text('kind').$type<'good' | 'service' | 'lesson'>().notNull(),
    /** Of a good alone. */
    form: text('form').$type<'physical' | 'digital'>(),
    /** Who made it, and under which name the shelf filters by it. */
    brand: jsonb('brand').$type<Localised>().notNull().default({}),
    brandCode: text('brand_code').notNull().default(''),
    vat: text('vat').$type<VatClass>().notNull().default('standard'),
    temperature: text('temperature').$type<Temperature>().notNull().default('dry'),
    /** [{ code, value, label, text }]: codes and values are stable, label and text are what people read. */
    attributes: jsonb('attributes').$type<FacetValue[]>().notNull().default([]),
    images: jsonb('images').$type<ProductImage[]>().notNull().default([]),
    status: text('status').$type<'draft' | 'active' | 'archived'>().notNull().default('draft'),
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    sold: integer('sold').notNull().default(0),
    /** Folded title, summary, brand, SKUs: what a search reads. */
    searchText: text('search_text').notNull().default(''),
    /** The folded title in each language between line ends, to rank by. */
    searchTitle: text('search_title').notNull().default(''),
    publishedAt: at('published_at').notNull().defaultNow(),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
    deletedAt: at('deleted_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)

export const productCategory = pgTable(
  'product_category',
  {
    siteId: siteId(),
    productId: text('product_id').notNull(),
    categoryId: text('category_id').notNull(),
    rank: integer('rank').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.productId, table.categoryId] })],
)

export const variant = pgTable(
  'variant',
  {
    siteId: siteId(),
    id: text('id').notNull(),
    productId: text('product_id').notNull(),
    /** Upper case alone, so that it is unique however it is typed. */
    sku: text('sku').notNull(),
    barcode: text('barcode'),
    /** [{ code, value, label, text }], like the attributes of a product. */
    options: jsonb('options').$type<FacetValue[]>().notNull().default([]),
    /** The options as one text; empty where a product has one variant. */
    optionKey: text('option_key').notNull().default(''),
    rank: integer('rank').notNull().default(0),
    regular: whole('regular').notNull(),
    sale: whole('sale'),
    saleFrom: at('sale_from'),
    /** Exclusive. */
    saleTo: at('sale_to'),
    cost: whole('cost'),
    weightG: integer('weight_g').notNull().default(0),
    maxPerOrder: integer('max_per_order'),
    tracked: boolean('tracked').notNull().default(true),
    backorder: boolean('backorder').notNull().default(false),
    picture: text('picture'),
    pictureAlt: jsonb('picture_alt').$type<Localised | null>(),
    version: integer('version').notNull().default(1),
    createdAt: at('created_at').notNull().defaultNow(),
    updatedAt: at('updated_at').notNull().defaultNow(),
    deletedAt: at('deleted_at'),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.id] })],
)

export const variantOldSku = pgTable(
  'variant_old_sku',
  {
    siteId: siteId(),
    sku: text('sku').notNull(),
    variantId: text('variant_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.sku] })],
)

export const shelfFacet = pgTable(
  'shelf_facet',
  {
    siteId: siteId(),
    name: text('name').notNull(),
    value: text('value').notNull(),
    variantId: text('variant_id').notNull(),
    productId: text('product_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.name, table.value, table.variantId] })],
)

export const shelfFacetText = pgTable(
  'shelf_facet_text',
  {
    siteId: siteId(),
    name: text('name').notNull(),
    value: text('value').notNull(),
    label: jsonb('label').$type<Localised>().notNull(),
    text: jsonb('text').$type<Localised>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.name, table.value] })],
)

export const wishlistEntry = pgTable(
  'wishlist_entry',
  {
    siteId: siteId(),
    personId: text('person_id').notNull(),
    productId: text('product_id').notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.personId, table.productId] })],
)
