import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as archive } from '@schemas/site/calls/cms/archive'
import type { call as categories } from '@schemas/site/calls/cms/categories'
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

const monthPattern = /^\d{4}-(?:0[1-9]|1[0-2])$/

/** What a page's address narrows the list to; what no list could have is left out. */
function chosenBy({ author, find, month }: Readonly<Partial<Record<string, string>>>) {
  const q = find?.slice(0, 100).trim()
  return {
    ...(author ? { author: author.slice(0, 80) } : {}),
    ...(q ? { q } : {}),
    ...(month && monthPattern.test(month) ? { month } : {}),
  }
}

export const schema = defineBlock({
  version: 1,
  query: ({ paging }) => (paging ? ['after', 'author', 'find', 'month', 'tag'] : []),
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
      /** The same address may be a post's (`content/post-body` with `orCategory`); then this block shows nothing. */
      orPost: z._default(z.boolean(), false),
      /** Only posts that editors marked as featured. */
      featured: z._default(z.boolean(), false),
      /** Only this author's posts, by slug. */
      author: z.optional(z.string().check(z.maxLength(80))),
      /** Only posts of one month: `2026-11`. */
      month: z.optional(z.string().check(z.regex(monthPattern))),
      /** Topics and a search box above the list, months below it. Needs `paging`, which reads the address. */
      filters: z._default(z.boolean(), false),
      limit: z._default(z.int().check(z.gte(1), z.lte(48)), 6),
      /** Links to older posts under the page's own address. */
      paging: z._default(z.boolean(), false),
      /**
       * `cards`: a grid · `rows`: a list with small pictures · `lead`: the newest large and the rest beside it ·
       * `titles`: an index of dates and titles · `front`: a page heading, the newest large, three beside it, cards below.
       */
      layout: z._default(z.enum(['cards', 'rows', 'lead', 'titles', 'front']), 'cards'),
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
  data: (
    { category, tag, author, month, featured, fromAddress, orPost, filters, limit, paging },
    { params, query },
  ): {
    posts: DataCall<typeof posts>
    archive?: DataCall<typeof archive>
    categories?: DataCall<typeof categories>
  } => {
    const wanted = fromAddress ? (params.category ?? params.page ?? params.slug) : category
    const cursor = paging ? query.after : undefined
    const about = paging ? (tag ?? query.tag) : tag
    const input = {
      limit,
      ...(wanted ? { category: wanted } : {}),
      ...(about ? { tag: about } : {}),
      ...(cursor ? { cursor } : {}),
      ...(paging ? chosenBy(query) : {}),
      ...(author ? { author } : {}),
      ...(month ? { month } : {}),
      ...(featured ? { featured } : {}),
      ...(fromAddress ? { subject: true } : {}),
    }
    return {
      posts: { call: 'cms/posts', input, ...(fromAddress ? { required: orPost ? 'either' : true } : {}) },
      ...(filters
        ? {
            archive: { call: 'cms/archive', input: wanted ? { category: wanted } : {} },
            ...(wanted ? {} : { categories: { call: 'cms/categories', input: {} } }),
          }
        : {}),
    }
  },
  headings: (props) => (props.fromAddress ? [] : ownHeading(props)),
  contained: true,
})

export type Props = PropsOf<typeof schema>
