import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { ribbonPositions } from '@schemas/constants'
import { text } from '@schemas/layout/text'
import { tone } from '@schemas/layout/tone'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      text: text(),
      position: z._default(z.enum(ribbonPositions), 'top-right'),
      tone: tone('accent'),
      /** `corner` lies across the corner, `flag` sticks out at the side; long text needs a flag. */
      look: z._default(z.enum(['corner', 'flag']), 'corner'),
    }),
  slots: ['content'],
  contained: true,
})

export type Props = PropsOf<typeof schema>
