import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { image } from '@schemas/layout/image'
import { link } from '@schemas/layout/link'
import { longText, text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      /**
       * Defaults to the page's own error, otherwise 500. 404 gives the page-not-found view, any other code the
       * internal-error view.
       */
      statusCode: z.optional(z.int().check(z.gte(400), z.lte(599))),
      /** Defaults to "Page Not Found" for 404, otherwise "Internal Server Error". */
      statusMessage: z.optional(text()),
      description: z.optional(longText()),
      image: z.optional(image()),
      variant: z._default(z.enum(['centred', 'split', 'oversized']), 'centred'),
      showSearch: z._default(z.boolean(), true),
      links: z._default(z.array(z.strictObject({ label: text(), link: link() })).check(z.maxLength(6)), []),
    }),
})

export type Props = PropsOf<typeof schema>
