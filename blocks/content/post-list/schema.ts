import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as posts } from '@schemas/site/calls/cms/posts'
import { ownHeading } from '@schemas/layout/contents/heading-part'
import { markField } from '@schemas/layout/field-mark'
import { link } from '@schemas/layout/link'
import { responsive } from '@schemas/layout/responsive'
import { sectionHeading } from '@schemas/layout/section-heading'
import { text } from '@schemas/layout/text'

const categorySlug = markField(z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,79}$/)), {
  field: 'reference',
  to: 'category',
})

export const schema = defineBlock({
  version: 1,
  query: ({ paging }) => (paging ? ['after', 'tag'] : []),
  props: () =>
    z.strictObject({
      ...sectionHeading(),
      /** Only this category's posts. */
      category: z.optional(categorySlug),
      tag: z.optional(markField(z.string().check(z.maxLength(60)), { field: 'reference', to: 'tag' })),
      /**
       * Takes the category from the page's own address (`/{page}`). An unknown one gives a 404; its name becomes the
       * page heading.
       */
      fromAddress: z._default(z.boolean(), false),
      limit: z._default(z.int().check(z.gte(1), z.lte(48)), 6),
      /** Links to older posts under the page's own address. */
      paging: z._default(z.boolean(), false),
      /**
       * `cards`: a grid · `rows`: a list with small pictures · `lead`: the newest large and the rest beside it ·
       * `titles`: an index of dates and titles.
       */
      layout: z._default(z.enum(['cards', 'rows', 'lead', 'titles']), 'cards'),
      columns: responsive(z.int().check(z.gte(1), z.lte(4)), 3),
      ratio: z._default(z.enum(['16:9', '3:2', '4:3', '1:1', '4:5']), '3:2'),
      look: z._default(z.enum(['surface', 'plain']), 'surface'),
      showExcerpt: z._default(z.boolean(), true),
      showAuthor: z._default(z.boolean(), false),
      showCategory: z._default(z.boolean(), true),
      showTime: z._default(z.boolean(), true),
      /** Link at the end of the heading, to all posts. */
      more: z.optional(z.strictObject({ label: text(), link: link() })),
      empty: z.optional(text()),
    }),
  responsive: ['columns'],
  data: ({ category, tag, fromAddress, limit, paging }, { params, query }): { posts: DataCall<typeof posts> } => {
    const wanted = fromAddress ? (params.category ?? params.page ?? params.slug) : category
    const cursor = paging ? query.after : undefined
    const about = paging ? (tag ?? query.tag) : tag
    const input = {
      limit,
      ...(wanted ? { category: wanted } : {}),
      ...(about ? { tag: about } : {}),
      ...(cursor ? { cursor } : {}),
      ...(fromAddress ? { subject: true } : {}),
    }
    return { posts: { call: 'cms/posts', input, ...(fromAddress ? { required: true } : {}) } }
  },
  headings: (props) => (props.fromAddress ? [] : ownHeading(props)),
})

export type Props = PropsOf<typeof schema>
