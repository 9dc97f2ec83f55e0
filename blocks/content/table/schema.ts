import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { text } from '@schemas/layout/text'

const column = () =>
  z.strictObject({
    label: text(),
    note: z.optional(text()),
    align: z._default(z.enum(['start', 'center', 'end']), 'start'),
    /** Highlights the recommended column of a comparison. */
    highlight: z._default(z.boolean(), false),
  })

/** A cell is text, or a boolean shown as a tick or a dash. */
const cell = () => z.union([text(), z.boolean()])

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      caption: z.optional(text()),
      columns: z.array(column()).check(z.minLength(1), z.maxLength(16)),
      /** Excess cells are not shown; missing ones are empty. */
      rows: z
        .array(
          z.strictObject({
            cells: z.array(cell()).check(z.maxLength(16)),
            /** Group heading above the rows that follow. */ group: z.optional(text()),
          }),
        )
        .check(z.maxLength(500)),
      /** Without a visible header row the labels still name the columns for screen readers. */
      showHeader: z._default(z.boolean(), true),
      /** The first cell is its row's header. */
      rowHeaders: z._default(z.boolean(), true),
      look: z._default(z.enum(['lines', 'striped', 'boxed']), 'lines'),
      dense: z._default(z.boolean(), false),
      note: z.optional(text()),
    }),
})

export type Props = PropsOf<typeof schema>
