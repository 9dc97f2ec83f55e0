import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { accessToken } from '../../entities/cart'
import { documentKinds } from '../../entities/document-content'

/** The content is what was frozen, in the languages that it was written in. */
export const call = defineCall({
  name: 'billing/document',
  summary: 'A receipt, tax invoice or credit note of an order, for its buyer.',
  method: 'GET',
  path: '/api/billing/document',
  access: 'guest',
  scope: 'site',
  resources: { document: 'sale_document', token: 'order_token' },
  cache: 'none',
  asWritten: true,
  input: z.strictObject({ document: z.string().check(z.maxLength(64)), token: z.optional(accessToken()) }),
  output: z.object({
    id: z.string(),
    kind: z.enum(documentKinds),
    number: z.string(),
    issuedOn: z.string(),
    isVoid: z.boolean(),
    voidReason: z.optional(z.string()),
    content: z.unknown(),
    buyerTaxId: z.optional(z.string()),
  }),
  errors: [{ status: 404, message: 'Document not found.' }],
  examples: [{ input: { document: 'none' }, status: 404 }],
})
