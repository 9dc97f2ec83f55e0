import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { inUnit, markField } from '@schemas/layout/field-mark'
import { responsive } from '@schemas/layout/responsive'
import { text } from '@schemas/layout/text'

const html = z.string().check(z.maxLength(100_000))

export const schema = defineBlock({
  version: 1,
  author: 'admin',
  props: () =>
    z.strictObject({
      /** A whole document or a fragment; runs in a sandboxed frame with its own origin. */
      html: markField(z.union([html, z.strictObject({ th: z.optional(html), en: z.optional(html) })]), {
        field: 'code',
        language: 'html',
      }),
      /** Accessible name of the frame. */
      title: text(),
      /** In px. */
      height: responsive(inUnit(z.int().check(z.gte(40), z.lte(4000)), 'px'), 320),
    }),
  responsive: ['height'],
})

export type Props = PropsOf<typeof schema>
