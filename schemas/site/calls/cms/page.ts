import * as z from 'zod/mini'
import { defineCall } from '../../../call'

export const call = defineCall({
  name: 'cms/page',
  summary: 'A page by its address: what `GET {path}/_payload.json` answers, for the visitor.',
  method: 'GET',
  path: '/api/cms/page',
  access: 'guest',
  scope: 'site',
  resources: { path: 'page' },
  cache: 'private',
  boot: true,
  input: z.strictObject({ path: z.string().check(z.regex(/^\/(?!\/)/), z.maxLength(2000)) }),
  output: z.unknown(),
  examples: [{ input: { path: '/' } }],
})
