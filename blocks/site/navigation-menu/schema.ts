import * as z from 'zod/mini'
import { defineBlock, type PropsOf } from '@schemas/block'
import { menuItem } from '@schemas/site/entities/space'
import { maxEntries } from '@schemas/layout/menu-section'
import { menuName } from '@schemas/layout/page-path'
import { responsive } from '@schemas/layout/responsive'
import { text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      /** Heading of a vertical list, and the accessible name of the navigation. */
      title: z.optional(text()),
      showTitle: z._default(z.boolean(), false),
      /** Name of a menu of the space; `items` take precedence. */
      menu: z._default(menuName(), 'main'),
      items: z._default(z.array(menuItem).check(z.maxLength(maxEntries)), []),
      direction: responsive(z.enum(['row', 'column']), 'row'),
      look: z._default(z.enum(['plain', 'underline', 'pill', 'boxed', 'ruled']), 'plain'),
      align: z._default(z.enum(['start', 'center', 'end']), 'start'),
      showIcons: z._default(z.boolean(), true),
      showDescriptions: z._default(z.boolean(), false),
      /** Number of levels shown. */
      depth: z._default(z.int().check(z.gte(1), z.lte(3)), 1),
    }),
  responsive: ['direction'],
})

export type Props = PropsOf<typeof schema>
