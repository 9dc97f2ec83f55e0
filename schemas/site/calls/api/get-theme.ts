import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { themeSlots } from '../../../layout/theme-slots'

const name = z.optional(z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)))

export const call = defineCall({
  name: 'api/get-theme',
  summary: 'The slots of the named themes, compiled for the visitor: rows, style sheet and assets of each.',
  method: 'POST',
  path: '/api/getTheme',
  access: 'guest',
  scope: 'site',
  unrecorded: true,
  cache: 'release',
  boot: true,
  input: z.strictObject({
    data: z.strictObject({
      homepage: name,
      header: name,
      subheader: name,
      footer: name,
      dashboard: name,
      checkout: name,
    }),
  }),
  output: z.object({ data: z.partialRecord(z.enum(themeSlots), z.nullable(z.unknown())) }),
  errors: [{ status: 404, message: 'Theme not found.' }],
  examples: [{ input: { data: { header: 'default', footer: 'default' } } }],
})
