import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { shownCertificate } from '../../entities/certificate'

export const call = defineCall({
  name: 'certificate/search',
  summary: 'Valid certificates whose holders allow it, by a part of the printed name or of the lesson’s title.',
  method: 'GET',
  path: '/api/certificate/search',
  access: 'guest',
  scope: 'site',
  cache: 'private',
  limit: 30,
  input: z.strictObject({ q: z._default(z.string().check(z.trim(), z.maxLength(100)), '') }),
  output: z.object({ certificates: z.array(shownCertificate), more: z.boolean() }),
  examples: [{ input: {} }, { input: { q: 'nobody of this name' }, output: { certificates: [], more: false } }],
})
