import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as posts } from '@schemas/content/calls/post/list'
import { richText } from '@schemas/layout/rich-text'
import { sectionHeading } from '@schemas/layout/section-heading'

export const schema = defineBlock({
  version: 1,
  access: 'user',
  query: ['post'],
  props: () =>
    z.strictObject({
      ...sectionHeading(),
      level: z._default(z.int().check(z.gte(1), z.lte(3)), 1),
      /** The category of a new post, by its slug. */
      category: z.optional(z.string().check(z.maxLength(200))),
      /** What members read who may not write: how they can. */
      help: z.optional(richText()),
    }),
  data: (): { posts: DataCall<typeof posts> } => ({ posts: { call: 'post/list', input: { limit: 1 } } }),
})

export type Props = PropsOf<typeof schema>
