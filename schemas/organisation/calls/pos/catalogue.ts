import * as z from 'zod/mini'
import { momentInput } from '../../../date-input'
import { defineCall } from '../../../call'
import { vatClasses } from '../../../money/vat'
import { shownGroup } from '../../entities/option-group'

const item = z.object({
  id: z.string(),
  product: z.string(),
  title: z.string(),
  /** Of the variant, such as `Iced`. */
  option: z.string(),
  sku: z.string(),
  barcode: z.optional(z.string()),
  /** Folded names in both languages, SKU and barcode: what a search reads. */
  search: z.string(),
  regular: z.int(),
  sale: z.optional(z.int()),
  saleFrom: z.optional(z.string()),
  saleTo: z.optional(z.string()),
  vat: z.enum(vatClasses),
  categories: z.array(z.string()),
  picture: z.optional(z.object({ asset: z.string() })),
  isTracked: z.boolean(),
  /** Units that the branch has by its books. */
  left: z.optional(z.int()),
})

export const call = defineCall({
  name: 'pos/catalogue',
  summary: 'What a branch sells at its tills, page by page; with `since` what has changed and what is gone. No cost.',
  method: 'GET',
  path: '/api/pos/catalogue',
  access: 'user',
  member: { scope: 'branch', role: 'cashier' },
  scope: 'site',
  resources: { branch: 'branch' },
  cache: 'private',
  input: z.strictObject({
    branch: z.string().check(z.maxLength(64)),
    since: z.optional(momentInput()),
    after: z.optional(z.string().check(z.maxLength(64))),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(500)), 300),
  }),
  output: z.object({
    items: z.array(item),
    gone: z.array(z.string()),
    next: z.optional(z.string()),
    categories: z.array(z.object({ id: z.string(), title: z.string(), count: z.int() })),
    groups: z.array(shownGroup),
    pictures: z.record(z.string(), z.unknown()),
    time: z.string(),
  }),
  errors: [{ status: 404, message: 'Branch not found.' }],
  examples: [
    { input: { branch: 'none' }, as: 'manager', status: 404 },
    { input: { branch: 'none' }, status: 401 },
  ],
})
