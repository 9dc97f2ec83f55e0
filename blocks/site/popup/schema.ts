import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { inUnit } from '@schemas/layout/field-mark'
import { text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      /** Title, and the accessible name where it is not shown. */
      title: text(),
      showTitle: z._default(z.boolean(), true),
      /** Label of a button that opens the pop-up in place; links to its anchor open it anywhere. */
      opener: z.optional(text()),
      /** Additional trigger: a delay, scrolling half the page, or the pointer leaving at the top. */
      opens: z._default(z.enum(['asked', 'time', 'scroll', 'leave']), 'asked'),
      /** Delay for `time`. */
      after: z._default(inUnit(z.int().check(z.gte(1), z.lte(600)), 'second'), 10),
      /** Opens automatically at most once in this many days per browser; 0 opens it every time. */
      pause: z._default(z.int().check(z.gte(0), z.lte(365)), 7),
      size: z._default(z.enum(['s', 'm', 'l']), 'm'),
      /** `corner` covers only that corner and leaves the page and the focus alone. */
      position: z._default(z.enum(['centre', 'corner']), 'centre'),
    }),
  slots: ['content'],
  headings: () => [],
})

export type Props = PropsOf<typeof schema>
