import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as pagesCall } from '@schemas/site/calls/cms/pages'
import { ownHeading } from '@schemas/layout/contents/heading-part'
import { cardAppearance } from '@schemas/layout/card'
import { pagePath } from '@schemas/layout/page-path'
import { perRow } from '@schemas/layout/per-row'
import { sectionHeading } from '@schemas/layout/section-heading'

export const schema = defineBlock({
  version: 1,
  props: () =>
    z.strictObject({
      ...sectionHeading(),
      /** Lists the pages below this one; defaults to the page that holds the block. */
      below: z.optional(pagePath()),
      /** Includes all descendants. */
      deep: z._default(z.boolean(), false),
      /** Exactly these pages. */
      pages: z._default(z.array(pagePath()).check(z.maxLength(24)), []),
      /** `given` is the order of the chosen pages, or of the addresses when none are chosen. */
      sort: z._default(z.enum(['title', 'given', 'newest']), 'title'),
      limit: z._default(z.int().check(z.gte(1), z.lte(48)), 12),
      /** `cards` a grid, `rows` with small pictures, `titles` a list of links. */
      shown: z._default(z.enum(['cards', 'rows', 'titles']), 'cards'),
      perRow: perRow(3),
      ratio: cardAppearance().ratio,
      look: cardAppearance().look,
      showImage: z._default(z.boolean(), true),
      showDescription: z._default(z.boolean(), true),
    }),
  responsive: ['perRow'],
  data: ({ below, deep, pages, sort, limit }, { path }): { pages: DataCall<typeof pagesCall> } => ({
    pages: {
      call: 'cms/pages',
      input: {
        sort,
        limit,
        except: path,
        ...(pages.length > 0 ? { paths: pages } : { below: below ?? path, ...(deep ? { deep } : {}) }),
      },
    },
  }),
  headings: ownHeading,
  contained: true,
})

export type Props = PropsOf<typeof schema>
