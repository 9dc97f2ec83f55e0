import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as archive } from '@schemas/site/calls/cms/archive'
import type { call as categories } from '@schemas/site/calls/cms/categories'
import type { call as posts } from '@schemas/site/calls/cms/posts'
import { longText, text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      /** The page's heading; a standard one by default. */
      title: z.optional(text()),
      intro: z.optional(longText()),
      /** Shows categories and tags as links. */
      topics: z._default(z.boolean(), true),
      /** The number of newest posts. */
      limit: z._default(z.int().check(z.gte(1), z.lte(24)), 6),
    }),
  data: ({
    topics,
    limit,
  }): {
    posts: DataCall<typeof posts>
    archive?: DataCall<typeof archive>
    categories?: DataCall<typeof categories>
  } => ({
    posts: { call: 'cms/posts', input: { limit } },
    ...(topics
      ? { archive: { call: 'cms/archive', input: {} }, categories: { call: 'cms/categories', input: {} } }
      : {}),
  }),
})

export type Props = PropsOf<typeof schema>
