import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { inUnit } from '@schemas/layout/field-mark'
import { text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      /** Names it, also to who hears the page where it is not shown. */
      title: text(),
      showTitle: z._default(z.boolean(), true),
      /** Words of a button that opens it, where it stands; links to its anchor open it anywhere. */
      opener: z.optional(text()),
      /** What opens it besides: time, half of the page scrolled by, or the pointer that leaves upwards. */
      opens: z._default(z.enum(['asked', 'time', 'scroll', 'leave']), 'asked'),
      /** Of `time`. */
      after: z._default(inUnit(z.int().check(z.gte(1), z.lte(600)), 'second'), 10),
      /** By itself once in so many days at most in a browser; 0 is each time. */
      pause: z._default(z.int().check(z.gte(0), z.lte(365)), 7),
      size: z._default(z.enum(['s', 'm', 'l']), 'm'),
      /** `corner` covers nothing but that corner, and leaves the page and the focus as they are. */
      position: z._default(z.enum(['centre', 'corner']), 'centre'),
    }),
  slots: ['content'],
  headings: () => [],
})

export type Props = PropsOf<typeof schema>
