import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { assetName } from '../../../layout/image'
import { type ProductDraft, productDraft } from '../../entities/staff-product'

const example: ProductDraft = {
  slug: 'x',
  title: { en: 'X' },
  summary: {},
  kind: 'good',
  vat: 'standard',
  temperature: 'dry',
  status: 'draft',
  categories: [],
  images: [],
  variants: [{ sku: 'X-1', options: [], regular: 100, weightG: 0, tracked: true, backorder: false }],
}

export const call = defineCall({
  name: 'shop/manage-product-save',
  summary: 'Writes a product with its variants; without an id, a new one.',
  method: 'POST',
  path: '/api/shop/manage-product-save',
  access: 'manager',
  scope: 'site',
  cache: 'none',
  resources: { product: 'staff_product', 'categories[]': 'category', 'variants[].id': 'staff_variant' },
  audit: 'product-save',
  idempotent: true,
  input: z.extend(productDraft, {
    product: z.optional(z.string().check(z.maxLength(64))),
    /** Of the product that is changed. */
    version: z.optional(z.int().check(z.gte(1))),
    images: z.array(assetName()).check(z.maxLength(20)),
  }),
  output: z.object({ product: z.string(), version: z.int() }),
  errors: [
    { status: 404, message: 'Product not found.' },
    { status: 409, message: 'This product was changed elsewhere. Please check it again.' },
    { status: 409, message: 'This code is already used.' },
    { status: 400, message: 'Please enter a name.' },
    { status: 400, message: 'A sale price must be below the regular one.' },
    { status: 400, message: 'Two variants have the same options.' },
    { status: 409, message: 'Another variant has this barcode.' },
    { status: 400, message: 'This variant is listed twice. Reload the page.' },
  ],
  examples: [
    { input: { ...example, product: 'none', version: 1 }, as: 'manager', status: 404 },
    { input: { ...example, product: 'none', version: 1 }, as: 'user', status: 403 },
  ],
})
