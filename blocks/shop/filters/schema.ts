import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as products } from '@schemas/commerce/calls/shop/products'
import { filterInput, readShelf, shelfParameters } from '@schemas/commerce/entities/shelf-address'

export const facets = ['category', 'price', 'brand', 'attributes', 'stock', 'sale'] as const

export const schema = defineBlock({
  version: 1,
  query: shelfParameters,
  props: () =>
    z.strictObject({
      /** As of the list beside it: `category` takes the category from the page's own address. */
      source: z._default(z.enum(['all', 'category']), 'all'),
      facets: z._default(z.array(z.enum(facets)).check(z.maxLength(facets.length)), [...facets]),
    }),
  data: ({ source }, { params, query }): { facets: DataCall<typeof products> } => ({
    facets: {
      call: 'shop/products',
      input: {
        ...filterInput(readShelf(query)),
        ...(source === 'category' ? { category: params.code ?? '' } : {}),
        facets: true,
        limit: 1,
      },
    },
  }),
})

export type Props = PropsOf<typeof schema>
