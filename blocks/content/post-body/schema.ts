import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as post } from '@schemas/site/calls/cms/post'
import { markField } from '@schemas/layout/field-mark'

export const schema = defineBlock({
  version: 1,
  // A preview link's token.
  query: ({ slug }) => (slug ? [] : ['draft']),
  props: () =>
    z.strictObject({
      /**
       * A fixed post. Without it the page's address names the post (`/{page}/{post}`, `/cms/page/{slug}`), and an
       * unknown one gives a 404.
       */
      slug: z.optional(
        markField(z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,79}$/)), { field: 'reference', to: 'post' }),
      ),
      /** `wide`: full width under the title · `text`: as wide as the text · `none`. */
      cover: z._default(z.enum(['wide', 'text', 'none']), 'wide'),
      align: z._default(z.enum(['start', 'center']), 'start'),
      /** Shows the contents beside the text where it fits; requires three headings or more. */
      contents: z._default(z.boolean(), true),
      showAuthor: z._default(z.boolean(), true),
      showTags: z._default(z.boolean(), true),
      related: z._default(z.int().check(z.gte(0), z.lte(4)), 3),
      showNeighbours: z._default(z.boolean(), true),
      /** The same address may be a category's (`content/post-list` with `orPost`); then this block shows nothing. */
      orCategory: z._default(z.boolean(), false),
      /** Links to share the post, LINE first. */
      share: z._default(z.boolean(), false),
      /** A button that saves the post on the reader's device. */
      save: z._default(z.boolean(), false),
      /** Shows managers a bar above it: the post's state and languages, Edit and Preview. */
      facts: z._default(z.boolean(), false),
    }),
  data: ({ slug, related, orCategory }, { params, query }): { post?: DataCall<typeof post> } => {
    const wanted = slug ?? params.post ?? params.slug
    if (!wanted) return {}
    const category = slug ? undefined : (params.category ?? (params.post ? params.page : undefined))
    const preview = slug ? undefined : query.draft
    const input = { slug: wanted, related, ...(category ? { category } : {}), ...(preview ? { preview } : {}) }
    return { post: { call: 'cms/post', input, ...(slug ? {} : { required: orCategory ? 'either' : true }) } }
  },
  headings: (_props, data) => (data?.post?.ok ? [{ known: data.post.value.post.contents }] : []),
})

export type Props = PropsOf<typeof schema>
