import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { siteAppearance, templateId } from '../../entities/site'
import { text } from '../../../layout/text'

export const call = defineCall({
  name: 'site/templates',
  summary: 'What a new site can begin with: the theme packs, and the sites that are there.',
  method: 'GET',
  path: '/api/site/templates',
  access: 'admin',
  operator: true,
  scope: 'site',
  cache: 'private',
  input: z.strictObject({}),
  output: z.object({
    templates: z.array(
      z.object({
        id: templateId,
        title: text(),
        kind: z.enum(['pack', 'site']),
        tagline: z.optional(text()),
        pages: z.int(),
        posts: z.int(),
        look: siteAppearance,
      }),
    ),
  }),
  examples: [
    { input: {}, as: 'admin' },
    { input: {}, as: 'manager', status: 403 },
    { input: {}, status: 401 },
  ],
})
