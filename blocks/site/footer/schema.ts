import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { menuItem } from '@schemas/site/entities/space'
import { inUnit } from '@schemas/layout/field-mark'
import { ground } from '@schemas/layout/ground'
import { image } from '@schemas/layout/image'
import { menuName } from '@schemas/layout/page-path'
import { longText, text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      variant: z._default(z.enum(['columns', 'centred', 'compact', 'oversized']), 'columns'),
      logo: z.optional(image()),
      /** The logo's height in steps of 4 px. */
      logoHeight: z._default(inUnit(z.int().check(z.gte(4), z.lte(60)), 'step'), 12),
      showName: z._default(z.boolean(), true),
      /** A short description; defaults to the space's tagline. */
      about: z.optional(longText()),
      /** A sentence in large type (`oversized`); defaults to the space's name. */
      statement: z.optional(text()),
      /** Name of a menu of the space; entries with children become columns. `items` take precedence. */
      menu: z._default(menuName(), 'footer'),
      items: z._default(z.array(menuItem).check(z.maxLength(12)), []),
      /** The row of small links at the end. */
      legalMenu: z._default(menuName(), 'legal'),
      legalItems: z._default(z.array(menuItem).check(z.maxLength(8)), []),
      showContact: z._default(z.boolean(), true),
      showHours: z._default(z.boolean(), false),
      showSocial: z._default(z.boolean(), true),
      showLanguage: z._default(z.boolean(), false),
      showTheme: z._default(z.boolean(), false),
      /** Founding year: the copyright line then reads `2562–2569`. */
      since: z.optional(z.int().check(z.gte(1800), z.lte(2200))),
      ground: ground('sunken'),
    }),
  slots: ['newsletter', 'extra'],
})

export type Props = PropsOf<typeof schema>
