import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { markField } from '@schemas/layout/field-mark'
import { image } from '@schemas/layout/image'
import { linkKind } from '@schemas/layout/link'
import { refuse } from '@schemas/layout/refuse'
import { longText, text } from '@schemas/layout/text'

const home = z.string().check(z.maxLength(500), (ctx) => {
  if (!ctx.value.startsWith('/') || linkKind(ctx.value) !== 'internal') refuse(ctx, { en: 'A path of this site begins with one slash.', th: 'ที่อยู่ในเว็บนี้ขึ้นต้นด้วย / หนึ่งตัว' })
})

export const schema = defineBlock({
  version: 1,
  props: z.strictObject({
    title: z.optional(text()),
    intro: z.optional(longText()),
    level: z._default(z.int().check(z.gte(1), z.lte(3)), 1),
    /** Where to go when the address names no place. */
    home: z._default(markField(home, { field: 'path' }), '/'),
    /** Stands beside the form where there is room. */
    picture: z.optional(image()),
    look: z._default(z.enum(['card', 'plain']), 'card'),
  }),
  data: () => ({ demo: { call: 'account/demo-accounts', input: {} } }),
})

export type Props = PropsOf<typeof schema>
