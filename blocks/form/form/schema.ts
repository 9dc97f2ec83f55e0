import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { ownHeading } from '@schemas/layout/contents/heading-part'
import { formName } from '@schemas/forms/entities/form-submission'
import { formFieldFaults, formFields } from '@schemas/layout/form-fields'
import { link } from '@schemas/layout/link'
import { sectionHeading } from '@schemas/layout/section-heading'
import { longText, text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      /** Name under which answers are stored and listed; two forms may share one. */
      form: formName,
      ...sectionHeading(),
      fields: formFields(),
      /** Shows one section at a time, each starting at a heading field. */
      steps: z._default(z.boolean(), false),
      submitLabel: z.optional(text()),
      /** A line beside the button: what happens next, who reads the answers. */
      note: z.optional(text()),
      thanks: z.optional(
        z.strictObject({
          title: text(),
          text: z.optional(longText()),
          action: z.optional(z.strictObject({ label: text(), link: link() })),
        }),
      ),
      /** Offers to fill the form in again after sending. */
      again: z._default(z.boolean(), false),
      look: z._default(z.enum(['card', 'plain']), 'card'),
    }),
  faults: ({ fields }) => formFieldFaults(fields).map(({ path, message }) => ({ path: ['fields', ...path], message })),
  headings: ownHeading,
})

export type Props = PropsOf<typeof schema>
