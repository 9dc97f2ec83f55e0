import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { breadcrumb, namedPictures, productCard, shelfFacets, shelfQuery } from '../../entities/shelf'
import { shelfSorts } from '../../entities/shelf-sorts'

/** `next` continues the list; `total` comes with its first page, `facets` where they are requested. */
export const call = defineCall({
  name: 'shop/products',
  summary: "Products of the shelf in the visitor's language: searched, filtered, sorted, page by page.",
  method: 'GET',
  path: '/api/shop/products',
  access: 'guest',
  scope: 'site',
  cache: 'seconds',
  input: z.strictObject({
    ...shelfQuery,
    sort: z._default(z.enum(shelfSorts), 'relevance'),
    cursor: z.optional(z.string().check(z.maxLength(500))),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(60)), 24),
    facets: z.optional(z.union([z.boolean(), z.stringbool()])),
    /** The category is the page's subject: it must exist, and the answer names it. */
    subject: z.optional(z.union([z.boolean(), z.stringbool()])),
    /** Sends the pictures with the answer, for a list that goes on without a page. */
    pictures: z.optional(z.union([z.boolean(), z.stringbool()])),
  }),
  output: z.object({
    items: z.array(productCard),
    next: z.optional(z.string()),
    total: z.optional(z.int()),
    facets: z.optional(shelfFacets),
    /** Where nothing was found: what sounds most like it. */
    nearest: z.optional(z.array(z.string())),
    assets: namedPictures,
    breadcrumbs: z.optional(z.array(breadcrumb)),
    head: z.optional(z.object({ title: z.string() })),
  }),
  errors: [
    { status: 400, message: 'The list cannot go on from there.' },
    { status: 404, message: 'Page not found: {category}' },
  ],
  examples: [
    { input: {} },
    { input: { q: 'น้ำ', sort: 'price', limit: '5', facets: 'true' } },
    { input: { brand: 'samorn', attributes: 'size:l', max: '50000', inStock: 'true', onSale: 'true' } },
    { input: { cursor: 'nowhere' }, status: 400 },
    { input: { category: 'no-such-category', subject: 'true' }, status: 404 },
  ],
})
