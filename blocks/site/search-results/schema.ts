import * as z from 'zod/mini'
import { type DataCall, defineBlock, type PropsOf } from '@schemas/block'
import type { call as search } from '@schemas/site/calls/cms/search'
import { link } from '@schemas/layout/link'
import { text } from '@schemas/layout/text'

export const schema = defineBlock({
  version: 1,
  query: ['q'],
  props: () =>
    z.strictObject({
      level: z._default(z.int().check(z.gte(1), z.lte(3)), 1),
      showForm: z._default(z.boolean(), true),
      showPaths: z._default(z.boolean(), false),
      look: z._default(z.enum(['list', 'cards']), 'list'),
      /** Links offered when nothing was found or searched for. */
      instead: z._default(z.array(z.strictObject({ label: text(), link: link() })).check(z.maxLength(8)), []),
    }),
  data: (_props, { query, locale }): { found?: DataCall<typeof search> } => {
    const q = (query.q ?? '').trim().slice(0, 100)
    return q === '' ? {} : { found: { call: 'cms/search', input: { q, lang: locale } } }
  },
})

export type Props = PropsOf<typeof schema>
