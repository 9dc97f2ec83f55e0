import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { accessToken } from '../../entities/cart'

/** A final document's first file is stored and stays as it is; a void one is made again, marked as void. */
export const call = defineCall({
  name: 'billing/document-pdf',
  summary: 'A receipt, tax invoice or credit note of an order as a PDF, for its buyer.',
  method: 'GET',
  path: '/api/billing/document-pdf',
  access: 'guest',
  scope: 'site',
  answer: 'stream',
  resources: { document: 'sale_document', token: 'order_token' },
  cache: 'private',
  limit: 60,
  input: z.strictObject({ document: z.string().check(z.maxLength(64)), token: z.optional(accessToken()) }),
  output: z.unknown(),
  errors: [
    { status: 404, message: 'Document not found.' },
    { status: 503, message: 'The system is busy with other files. Try again in a moment.' },
  ],
  examples: [{ input: { document: 'none' }, status: 404 }],
})
