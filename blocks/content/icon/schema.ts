import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { icon } from '@schemas/layout/icon'
import { link } from '@schemas/layout/link'
import { responsive } from '@schemas/layout/responsive'
import { text } from '@schemas/layout/text'
import { tone } from '@schemas/layout/tone'

export const schema = defineBlock({
  version: 1,
  props: z
    .strictObject({
      icon: icon(),
      /** Edge of the icon in px. */
      size: responsive(z.int().check(z.gte(16), z.lte(240)), 40),
      tone: tone('brand'),
      plate: z._default(z.enum(['none', 'circle', 'square', 'outline']), 'none'),
      align: z._default(z.enum(['start', 'center', 'end']), 'start'),
      /** What the icon says; without it the icon is decoration. */
      label: z.optional(text()),
      link: z.optional(link()),
    })
    .check((ctx) => {
      if (ctx.value.link && !ctx.value.label)
        ctx.issues.push({ code: 'custom', message: 'A linked icon needs a label.', input: ctx.value, path: ['label'] })
    }),
  responsive: ['size'],
})

export type Props = PropsOf<typeof schema>
