import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as categories } from '@schemas/commerce/calls/shop/categories'
import { ownHeading } from '@schemas/layout/contents/heading-part'
import { link } from '@schemas/layout/link'
import { responsive } from '@schemas/layout/responsive'
import { sectionHeading } from '@schemas/layout/section-heading'
import { text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      ...sectionHeading(),
      level: z._default(z.int().check(z.gte(1), z.lte(2)), 2),
      /** `page`: those below the category of the page's address (`/{code}`). */
      below: z._default(z.enum(['top', 'page']), 'top'),
      /** 2: each with links to those below it. */
      depth: z._default(z.int().check(z.gte(1), z.lte(2)), 1),
      look: z._default(z.enum(['tiles', 'chips']), 'tiles'),
      perRow: responsive(z.int().check(z.gte(1), z.lte(8)), 6),
      limit: z._default(z.int().check(z.gte(1), z.lte(60)), 60),
      showCount: z._default(z.boolean(), true),
      more: z.optional(z.strictObject({ label: text(), link: link() })),
    }),
  responsive: ['perRow'],
  data: (): { categories: DataCall<typeof categories> } => ({ categories: { call: 'shop/categories', input: {} } }),
  headings: ownHeading,
  contained: true,
})

export type Props = PropsOf<typeof schema>
