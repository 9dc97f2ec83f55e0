import { describe, expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'
import { type DataCall, type DataResult, defineBlock, type PropsOf } from './block'
import type { OutputOf } from './call'
import type { ListedHeading } from './layout/contents/heading-part'
import type { call as post } from './site/calls/cms/post'
import type { call as search } from './site/calls/cms/search'

const props = () => z.strictObject({ limit: z._default(z.int(), 3) })
const schema = defineBlock({
  version: 1,
  props,
  data: ({ limit }, { query }): { post: DataCall<typeof post>; found?: DataCall<typeof search> } => ({
    post: { call: 'cms/post', input: { slug: 'one', related: limit } },
    ...(query.q ? { found: { call: 'cms/search', input: { q: query.q, lang: 'en' } } } : {}),
  }),
  // Checked by the compiler, like all of this file.
  headings: (_props, data) => (data?.post?.ok ? [{ known: data.post.value.post.contents }] : []),
})
const withoutData = defineBlock({ version: 1, props })
type Data<P extends { data?: unknown }> = NonNullable<P['data']>

describe('the data of a block', () => {
  it('reaches its view as its contracts say', () => {
    type Known = Data<PropsOf<typeof schema>>
    expectTypeOf<Known['post']>().toEqualTypeOf<DataResult<OutputOf<typeof post>> | undefined>()
    expectTypeOf<Known['found']>().toEqualTypeOf<DataResult<OutputOf<typeof search>> | undefined>()
    expectTypeOf<keyof Known>().toEqualTypeOf<'post' | 'found' | 'headings'>()
  })

  it('holds what examples add, and the headings of a table of contents', () => {
    type Known = Data<PropsOf<typeof withoutData, { found: DataCall<typeof search> }>>
    expectTypeOf<Known['found']>().toEqualTypeOf<DataResult<OutputOf<typeof search>> | undefined>()
    expectTypeOf<Known['headings']>().toEqualTypeOf<DataResult<readonly ListedHeading[]> | undefined>()
    expectTypeOf<keyof Data<PropsOf<typeof withoutData>>>().toEqualTypeOf<'headings'>()
  })

  it('is not taken from another call, nor requested with other input', () => {
    type Search = DataCall<typeof search>
    expectTypeOf<{ call: 'cms/search'; input: { q: string; lang: 'en' } }>().toExtend<Search>()
    expectTypeOf<{ call: 'cms/post'; input: { q: string; lang: 'en' } }>().not.toExtend<Search>()
    expectTypeOf<{ call: string; input: { q: string; lang: 'en' } }>().not.toExtend<Search>()
    expectTypeOf<{ call: 'cms/search'; input: { q: number; lang: 'en' } }>().not.toExtend<Search>()
  })
})
