import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { contactFaults } from '@schemas/site/entities/contact'
import { icon } from '@schemas/layout/icon'
import { link } from '@schemas/layout/link'
import { refuse } from '@schemas/layout/refuse'
import { text } from '@schemas/layout/text'
import { isPhoneNumber } from '@schemas/layout/written-phone'

/** Validation of a value that is present. */
const isRight: Partial<Record<string, [(value: string) => boolean, { en: string; th: string }]>> = {
  line: [(value) => /^@?[a-z0-9._-]{2,40}$/i.test(value), contactFaults.line],
  phone: [isPhoneNumber, contactFaults.phone],
  whatsapp: [isPhoneNumber, contactFaults.phone],
  email: [(value) => z.regexes.email.test(value), contactFaults.email],
}

const methodSchema = () =>
  z
    .strictObject({
      kind: z.enum(['line', 'phone', 'email', 'messenger', 'whatsapp', 'map', 'link']),
      /**
       * A LINE account, phone number, mail address or Messenger page. Defaults to the space's own where it has one; a
       * link has none.
       */
      value: z.optional(z.string().check(z.maxLength(254))),
      /** Replaces the default label; required for a link. */
      label: z.optional(text()),
      /** Target of a `link`. */
      link: z.optional(link()),
    })
    .check((ctx) => {
      const { kind, value = '' } = ctx.value
      const [test, fault] = isRight[kind] ?? []
      if (test && fault && value.trim() !== '' && !test(value.trim())) refuse(ctx, fault, ['value'])
    })

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      title: z.optional(text()),
      /** In display order; defaults to the space's own. */
      ways: z._default(z.array(methodSchema()).check(z.maxLength(4)), []),
      look: z._default(z.enum(['icon', 'label']), 'icon'),
      icon: z._default(icon(), 'message-circle'),
      side: z._default(z.enum(['start', 'end']), 'end'),
      /** Layout on phones. */
      narrow: z._default(z.enum(['button', 'bar']), 'button'),
      /** Renders in place instead of at the window's edge, for inspection. */
      preview: z._default(z.boolean(), false),
    }),
})

export type Props = PropsOf<typeof schema>
