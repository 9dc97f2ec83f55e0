import * as z from 'zod/mini'
import { icon } from './icon'
import { link } from './link'
import { text } from './text'

/** A button with a link, for heroes, banners and calls to action. */
export const action = () =>
  z.strictObject({
    label: text(),
    link: link(),
    look: z._default(z.enum(['primary', 'secondary', 'quiet', 'accent']), 'primary'),
    icon: z.optional(icon()),
    iconAfter: z.optional(icon()),
  })

export type Action = z.infer<ReturnType<typeof action>>
