import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { inUnit } from '@schemas/layout/field-mark'
import { icon } from '@schemas/layout/icon'
import { responsive } from '@schemas/layout/responsive'
import { text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      look: z._default(z.enum(['line', 'thick', 'dashed', 'dotted', 'double', 'fade', 'ornament']), 'line'),
      width: z._default(z.enum(['full', 'half', 'short']), 'full'),
      align: z._default(z.enum(['start', 'center', 'end']), 'center'),
      tone: z._default(z.enum(['border', 'text', 'brand', 'accent']), 'border'),
      label: z.optional(text()),
      icon: z.optional(icon()),
      /** Space above and below, in steps of 4 px. */
      space: responsive(inUnit(z.int().check(z.gte(0), z.lte(48)), 'step'), 4),
    }),
  responsive: ['space'],
  contained: true,
})

export type Props = PropsOf<typeof schema>
