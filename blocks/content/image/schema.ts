import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { watermarkPositions } from '@schemas/constants'
import { inUnit } from '@schemas/layout/field-mark'
import { image } from '@schemas/layout/image'
import { link } from '@schemas/layout/link'
import { refuse } from '@schemas/layout/refuse'
import { text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z
      .strictObject({
        image: image(),
        caption: z.optional(text()),
        /** width / height in common notation; defaults to the picture's own ratio. */
        ratio: z.optional(z.enum(['1/1', '4/3', '3/2', '16/9', '21/9', '3/4', '2/3', '9/16'])),
        /** Maximum width in px; `full` fills the column. Defaults to 300 for a lightbox, otherwise full. */
        width: z.optional(z.union([z.literal('full'), inUnit(z.int().check(z.gte(40), z.lte(2400)), 'px')])),
        align: z._default(z.enum(['start', 'center', 'end']), 'start'),
        /** Target of a click. Excludes `lightbox`: a click can only mean one thing. */
        link: z.optional(link()),
        /** A click opens the picture full-screen. */
        lightbox: z._default(z.boolean(), false),
        /** Shows a loading indicator for one second before the picture. */
        placeholder: z._default(z.boolean(), false),
        /** Dark and blurred until the visitor reveals it. */
        blocked: z._default(z.boolean(), false),
        /** Short reason why it is blocked. */
        blockedNote: z.optional(text()),
        watermark: z.optional(
          z
            .strictObject({
              text: z.optional(text()),
              picture: z.optional(image()),
              position: z._default(z.enum(watermarkPositions), 'bottom-right'),
            })
            .check((ctx) => {
              if (ctx.value.text === undefined && ctx.value.picture === undefined)
                refuse(ctx, { en: 'A watermark needs text or a picture.', th: 'ลายน้ำต้องมีข้อความหรือรูปภาพ' })
            }),
        ),
        /** Above the fold: fetched at once and first. */
        priority: z._default(z.boolean(), false),
      })
      .check((ctx) => {
        if (ctx.value.link && ctx.value.lightbox)
          refuse(
            ctx,
            {
              en: 'A picture can either have a link or open large, not both.',
              th: 'เลือกได้อย่างเดียว ให้รูปภาพเป็นลิงก์หรือกดดูภาพใหญ่',
            },
            ['lightbox'],
          )
      }),
  contained: true,
})

export type Props = PropsOf<typeof schema>
