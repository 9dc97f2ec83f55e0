import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as products } from '@schemas/commerce/calls/shop/products'
import { shelfSorts } from '@schemas/commerce/entities/shelf-sorts'
import { filterInput, readShelf, shelfParameters } from '@schemas/commerce/entities/shelf-address'
import { ownHeading } from '@schemas/layout/contents/heading-part'
import { responsive } from '@schemas/layout/responsive'
import { sectionHeading } from '@schemas/layout/section-heading'
import { text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  // `after` is the place where the list goes on, for visitors without scripts and for crawlers.
  query: [...shelfParameters, 'after'],
  props: () =>
    z.strictObject({
      ...sectionHeading(),
      level: z._default(z.int().check(z.gte(1), z.lte(2)), 1),
      /** `category` takes the category from the page's own address (`/{code}`); an unknown one gives a 404. */
      source: z._default(z.enum(['all', 'category']), 'all'),
      sort: z._default(z.enum(shelfSorts), 'relevance'),
      perRow: responsive(z.int().check(z.gte(1), z.lte(6)), 4),
      perPage: z._default(z.int().check(z.gte(4), z.lte(60)), 24),
      badges: z._default(z.boolean(), true),
      quickAdd: z._default(z.boolean(), true),
      empty: z.optional(text()),
    }),
  responsive: ['perRow'],
  data: ({ source, sort, perPage }, { params, query }): { products: DataCall<typeof products> } => {
    const state = readShelf(query)
    const subject = source === 'category' ? (params.code ?? '') : undefined
    return {
      products: {
        call: 'shop/products',
        input: {
          ...filterInput(state),
          ...(subject === undefined ? {} : { category: subject, subject: true }),
          sort: state.sort ?? sort,
          limit: perPage,
          ...(query.after ? { cursor: query.after } : {}),
        },
        ...(subject === undefined ? {} : { required: true }),
      },
    }
  },
  headings: (props) => (props.source === 'category' ? [] : ownHeading(props)),
  contained: true,
})

export type Props = PropsOf<typeof schema>
