import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { inUnit } from '@schemas/layout/field-mark'
import { image } from '@schemas/layout/image'
import { link } from '@schemas/layout/link'
import { longText, text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      image: z.optional(image()),
      title: z.optional(text()),
      text: z.optional(longText()),
      link: z.optional(link()),
      /** Number of layers including the front one; 3 when absent. */
      layers: z.optional(z.int().check(z.gte(1), z.lte(6))),
      /** Visible offset of each layer under the one before, in px; 10 when absent. */
      offset: z.optional(inUnit(z.int().check(z.gte(0), z.lte(48)), 'px')),
      /** Width of the last layer relative to the first; 0.8 when absent. */
      scale: z.optional(z.number().check(z.gte(0.4), z.lte(1))),
      /** Corner radius of the layers in px; 10 when absent. */
      border: z.optional(inUnit(z.int().check(z.gte(0), z.lte(64)), 'px')),
      side: z._default(z.enum(['bottom', 'top']), 'bottom'),
      tone: z._default(z.enum(['surface', 'brand', 'accent']), 'surface'),
    }),
  slots: ['content'],
  contained: true,
})

export type Props = PropsOf<typeof schema>
