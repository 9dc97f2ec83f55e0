import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { RichNode } from '../../layout/rich-text'
import { emptyContent, type PostContent } from '../entities/post-content'
import { mergeContent, withChanges } from './merge-content'

const paragraph = (text: string): RichNode => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const post = (blocks: string[], title = 'A'): PostContent => ({
  ...emptyContent(),
  title: { en: title },
  body: { en: { type: 'doc', content: blocks.map(paragraph) } },
})

it('combines two writers on two paragraphs, and their fields', () => {
  const base = post(['one', 'two', 'three'])
  const stored = post(['one', 'two', 'three, better'])
  const mine = withChanges(post(['one, better', 'two', 'three']), { title: { th: 'ก' } })
  const { content, merged, conflicts } = mergeContent(base, stored, mine)
  expect(conflicts).toEqual([])
  expect(merged).toBe(true)
  expect(content.body).toEqual(post(['one, better', 'two', 'three, better']).body)
  expect(content.title).toEqual({ en: 'A', th: 'ก' })
})

it('keeps what is stored and shows both where they overlap', () => {
  const { content, conflicts } = mergeContent(post(['a'], 'A'), post(['b'], 'B'), post(['c'], 'C'))
  expect(content).toEqual(post(['b'], 'B'))
  expect(conflicts.map(({ field }) => field)).toEqual(['title.en', 'body.en'])
  expect(conflicts[0]).toEqual({ field: 'title.en', theirs: 'B', mine: 'C' })
})

it('reads no conflict into keys in another order', () => {
  const image = (attrs: Record<string, string>): PostContent => ({
    ...emptyContent(),
    body: { en: { type: 'doc', content: [{ type: 'image', attrs } as RichNode, paragraph('x')] } },
  })
  const base = image({ asset: 'a', alt: 'b' })
  const { conflicts } = mergeContent(base, image({ alt: 'b', asset: 'a' }), withChanges(base, { tags: ['tea'] }))
  expect(conflicts).toEqual([])
})

it('loses nothing when one side alone has changed, and takes the same change of both once', () => {
  const blocks = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 6 })
  fc.assert(
    fc.property(blocks, blocks, (before, after) => {
      const [base, next] = [post(before), post(after)]
      expect(mergeContent(base, base, next).content).toEqual(next)
      expect(mergeContent(base, next, base).content).toEqual(next)
      expect(mergeContent(base, next, next)).toMatchObject({ content: next, conflicts: [] })
    }),
  )
})

it('removes a picture or an address by null, and leaves what is not named', () => {
  const base: PostContent = { ...post([]), cover: { asset: 'a', alt: {} }, canonical: 'https://a.example/' }
  expect(withChanges(base, { cover: null })).not.toHaveProperty('cover')
  expect(withChanges(base, { tags: [] }).canonical).toBe('https://a.example/')
})
