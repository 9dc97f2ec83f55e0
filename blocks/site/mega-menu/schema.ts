import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { menuItem } from '@schemas/site/entities/space'
import { menuName } from '@schemas/layout/page-path'
import { text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      /** Accessible name. */
      title: z.optional(text()),
      /**
       * Name of a menu of the space; `items` take precedence. An entry's children form its panel: those with children
       * become columns, one with a picture becomes the feature.
       */
      menu: z._default(menuName(), 'main'),
      items: z._default(z.array(menuItem).check(z.maxLength(12)), []),
      align: z._default(z.enum(['start', 'center', 'end']), 'start'),
      mark: z._default(z.enum(['underline', 'pill', 'dot', 'none']), 'underline'),
    }),
})

export type Props = PropsOf<typeof schema>
