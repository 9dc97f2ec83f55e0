import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { ground } from '@schemas/layout/ground'
import { icon } from '@schemas/layout/icon'
import { image } from '@schemas/layout/image'
import { link } from '@schemas/layout/link'
import { refuse } from '@schemas/layout/refuse'
import { text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      /** Accessible name of the strip. */
      label: z.optional(text()),
      items: z
        .array(
          z
            .strictObject({
              text: z.optional(text()),
              icon: z.optional(icon()),
              image: z.optional(image()),
              link: z.optional(link()),
            })
            .check((ctx) => {
              if (ctx.value.text === undefined && !ctx.value.image)
                refuse(ctx, { en: 'Each item needs text or a picture.', th: 'แต่ละรายการต้องมีข้อความหรือรูปภาพ' })
            }),
        )
        .check(z.minLength(1), z.maxLength(40)),
      size: z._default(z.enum(['s', 'm', 'l', 'display']), 'm'),
      speed: z._default(z.enum(['slow', 'normal', 'fast']), 'normal'),
      direction: z._default(z.enum(['left', 'right']), 'left'),
      separator: z._default(z.enum(['none', 'dot', 'slash', 'star']), 'dot'),
      /** Lines above and below. */
      ruled: z._default(z.boolean(), true),
      ground: ground(),
    }),
  contained: true,
})

export type Props = PropsOf<typeof schema>
