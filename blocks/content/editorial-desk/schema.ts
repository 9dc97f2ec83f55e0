import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as posts } from '@schemas/content/calls/post/list'
import { deskList } from '@schemas/content/entities/desk-list'
import { listHeading } from '@schemas/layout/section-heading'

export const schema = defineBlock({
  version: 1,
  access: 'manager',
  author: 'manager',
  query: [...deskList.parameters, 'tab', 'view', 'post'],
  props: () =>
    z.strictObject({
      ...listHeading(),
      /** How posts are shown without a choice in the address. */
      view: z._default(z.enum(['table', 'board']), 'table'),
    }),
  data: ({ perPage }, { query }): { posts: DataCall<typeof posts> } => ({
    posts: { call: 'post/list', input: { limit: perPage, ...deskList.read(query) } },
  }),
})

export type Props = PropsOf<typeof schema>
