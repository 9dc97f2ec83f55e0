import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { icon } from '@schemas/layout/icon'
import { link } from '@schemas/layout/link'
import { pagePath } from '@schemas/layout/page-path'
import { roles } from '@schemas/layout/role'
import { text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      look: z._default(z.enum(['avatar', 'name']), 'avatar'),
      /** Sign-in page for guests; the current address is added as `?to=`. */
      signInPage: z._default(pagePath(), '/user/login'),
      /** Menu links, each with an optional minimum role. Profile and dashboard when empty. */
      items: z._default(
        z
          .array(
            z.strictObject({ label: text(), link: link(), icon: z.optional(icon()), role: z.optional(z.enum(roles)) }),
          )
          .check(z.maxLength(12)),
        [],
      ),
      align: z._default(z.enum(['start', 'end']), 'end'),
    }),
})

export type Props = PropsOf<typeof schema>
