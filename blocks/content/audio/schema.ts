import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { file } from '@schemas/layout/file'
import { image } from '@schemas/layout/image'
import { richText } from '@schemas/layout/rich-text'
import { longText, text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      title: text(),
      /** Speaker or performer. */
      by: z.optional(text()),
      text: z.optional(longText()),
      /** The same recording in one or more formats, best first. */
      files: z.array(file()).check(z.minLength(1), z.maxLength(4)),
      cover: z.optional(image()),
      /** Displayed length such as "12:40", known before anything is fetched. */
      length: z.optional(z.string().check(z.regex(/^(?:\d{1,2}:)?[0-5]?\d:[0-5]\d$/))),
      transcript: z.optional(richText()),
      /** Offers a download link. */
      download: z._default(z.boolean(), false),
    }),
  contained: true,
})

export type Props = PropsOf<typeof schema>
