import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { menuItem } from '@schemas/site/entities/space'
import { action } from '@schemas/layout/action'
import { inUnit } from '@schemas/layout/field-mark'
import { ground } from '@schemas/layout/ground'
import { image } from '@schemas/layout/image'
import { menuName, pagePath } from '@schemas/layout/page-path'
import { text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      /**
       * `bar`: name, menu and tools in one line · `centred`: name in the middle, menu before it · `stacked`: name above
       * the menu · `minimal`: no menu in the line · `oversized`: name as wide as the page · `split`: menu on both sides
       * of the name.
       */
      variant: z._default(z.enum(['bar', 'centred', 'stacked', 'minimal', 'oversized', 'split']), 'bar'),
      logo: z.optional(image()),
      /** The logo's height in steps of 4 px. */
      logoHeight: z._default(inUnit(z.int().check(z.gte(4), z.lte(40)), 'step'), 10),
      /** Defaults to the space's name. */
      name: z.optional(text()),
      showName: z._default(z.boolean(), true),
      showTagline: z._default(z.boolean(), false),
      /** Name of a menu of the space; `items` take precedence. */
      menu: z._default(menuName(), 'main'),
      items: z._default(z.array(menuItem).check(z.maxLength(20)), []),
      /** How the current page is marked. */
      mark: z._default(z.enum(['underline', 'pill', 'dot', 'none']), 'underline'),
      search: z._default(z.enum(['none', 'icon', 'box']), 'icon'),
      searchPage: z._default(pagePath(), '/search'),
      language: z._default(z.boolean(), true),
      theme: z._default(z.boolean(), true),
      account: z._default(z.boolean(), true),
      actions: z._default(z.array(action()).check(z.maxLength(2)), []),
      sticky: z._default(z.boolean(), true),
      /** Draws a hairline below. */
      divided: z._default(z.boolean(), true),
      ground: ground(),
    }),
  slots: ['top', 'actions'],
})

export type Props = PropsOf<typeof schema>
