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
        /** width / height as people say it; the picture's own shape when absent. */
        ratio: z.optional(z.enum(['1/1', '4/3', '3/2', '16/9', '21/9', '3/4', '2/3', '9/16'])),
        /** The widest it is shown, in px; `full` fills its column. 300 for a lightbox, else full. */
        width: z.optional(z.union([z.literal('full'), inUnit(z.int().check(z.gte(40), z.lte(2400)), 'px')])),
        align: z._default(z.enum(['start', 'center', 'end']), 'start'),
        /** A click goes there. Not together with `lightbox`: a click can only mean one thing. */
        link: z.optional(link()),
        /** A click shows the picture large over the whole screen. */
        lightbox: z._default(z.boolean(), false),
        /** A loading indicator stands for one second before the picture. */
        placeholder: z._default(z.boolean(), false),
        /** Dark and blurred until the visitor asks to see it. */
        blocked: z._default(z.boolean(), false),
        /** Why it is blocked, in a few words. */
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
                refuse(ctx, { en: 'A watermark needs a text or a picture.', th: 'ลายน้ำต้องมีข้อความหรือรูปภาพ' })
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
              en: 'A picture either leads somewhere or opens large, not both.',
              th: 'รูปภาพเลือกได้อย่างเดียว เป็นลิงก์หรือกดดูภาพใหญ่',
            },
            ['lightbox'],
          )
      }),
})

export type Props = PropsOf<typeof schema>
