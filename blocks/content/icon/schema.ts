import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { inUnit } from '@schemas/layout/field-mark'
import { icon } from '@schemas/layout/icon'
import { link } from '@schemas/layout/link'
import { refuse } from '@schemas/layout/refuse'
import { responsive } from '@schemas/layout/responsive'
import { text } from '@schemas/layout/text'
import { tone } from '@schemas/layout/tone'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z
      .strictObject({
        icon: icon(),
        /** Edge length in px. */
        size: responsive(inUnit(z.int().check(z.gte(16), z.lte(240)), 'px'), 40),
        tone: tone('brand'),
        plate: z._default(z.enum(['none', 'circle', 'square', 'outline']), 'none'),
        align: z._default(z.enum(['start', 'center', 'end']), 'start'),
        /** Accessible name; without it the icon is decorative. */
        label: z.optional(text()),
        link: z.optional(link()),
      })
      .check((ctx) => {
        if (ctx.value.link && !ctx.value.label)
          refuse(ctx, { en: 'A linked icon needs a label.', th: 'ไอคอนที่เป็นลิงก์ต้องมีคำอธิบาย' }, ['label'])
      }),
  responsive: ['size'],
  contained: true,
})

export type Props = PropsOf<typeof schema>
