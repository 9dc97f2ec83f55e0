import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as strip } from '@schemas/commerce/calls/shop/strip'
import { stripSources } from '@schemas/commerce/entities/strip-source'
import { ownHeading } from '@schemas/layout/contents/heading-part'
import { link } from '@schemas/layout/link'
import { responsive } from '@schemas/layout/responsive'
import { sectionHeading } from '@schemas/layout/section-heading'
import { text } from '@schemas/layout/text'

const productCode = () => z.string().check(z.minLength(1), z.maxLength(100))

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      ...sectionHeading(),
      /** `related` and `maker` belong to the product of the page's address, `recent` to the visitor's device. */
      source: z._default(z.enum([...stripSources, 'recent']), 'new'),
      category: z.optional(z.string().check(z.maxLength(60))),
      /** For `chosen`: SKUs or names in the addresses of products. */
      products: z._default(z.array(productCode()).check(z.maxLength(24)), []),
      limit: z._default(z.int().check(z.gte(1), z.lte(24)), 6),
      perRow: responsive(z.int().check(z.gte(1), z.lte(6)), 6),
      /** `scroll`: one row, which is scrolled sideways on phones. */
      layout: z._default(z.enum(['grid', 'scroll']), 'scroll'),
      badges: z._default(z.boolean(), true),
      more: z.optional(z.strictObject({ label: text(), link: link() })),
    }),
  responsive: ['perRow'],
  data: ({ source, category, products, limit }, { params }): { strip?: DataCall<typeof strip> } => {
    if (source === 'recent') return {}
    const of = source === 'related' || source === 'maker' ? params.sku : undefined
    return {
      strip: {
        call: 'shop/strip',
        input: {
          source,
          limit,
          ...(source === 'category' && category ? { category } : {}),
          ...(source === 'chosen' ? { codes: products.join(',') } : {}),
          ...(of === undefined ? {} : { of }),
        },
      },
    }
  },
  headings: ownHeading,
  contained: true,
})

export type Props = PropsOf<typeof schema>
