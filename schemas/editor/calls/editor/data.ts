import * as z from 'zod/mini'
import type { DataResult } from '../../../block'
import { defineCall } from '../../../call'
import type { Asset } from '../../../layout/image'
import { locales } from '../../../layout/locale'
import { role } from '../../../layout/role-schema'

/**
 * What blocks on the canvas get from the calls they name, as `role` (at most the caller's own) would see it in
 * `locale`. Private data is the caller's own. One outcome per call, in order; `assets` are the pictures that the
 * outcomes name.
 */
export const call = defineCall({
  name: 'editor/data',
  summary: "The outcomes of blocks' calls, for the canvas.",
  method: 'POST',
  path: '/api/editor/data',
  access: 'manager',
  scope: 'site',
  resources: { 'calls[].input.slug': 'post' },
  // Reads what blocks show.
  audit: false,
  unrecorded: true,
  cache: 'none',
  input: z.strictObject({
    calls: z
      .array(z.strictObject({ call: z.string().check(z.maxLength(100)), input: z.record(z.string(), z.unknown()) }))
      .check(z.maxLength(200)),
    role,
    locale: z.enum(locales),
  }),
  output: z.object({ outcomes: z.array(z.custom<DataResult>()), assets: z.record(z.string(), z.custom<Asset>()) }),
  errors: [{ status: 403, message: 'You can only view the site as your own role or a lower one.' }],
  examples: [
    { input: { calls: [{ call: 'cms/posts', input: {} }], role: 'guest', locale: 'en' }, as: 'manager' },
    { input: { calls: [], role: 'admin', locale: 'en' }, as: 'manager', status: 403 },
    { input: { calls: [], role: 'guest', locale: 'en' }, as: 'user', status: 403 },
    { input: { calls: [], role: 'guest', locale: 'en' }, status: 401 },
  ],
})
