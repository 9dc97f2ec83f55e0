import fc from 'fast-check'
import { expect, it } from 'vitest'
import { locales, type Locale } from '../../layout/locale'
import { emptyContent, type PostContent } from '../entities/post-content'
import { inLocales, isPublishedWhole, missingFor, publishLocales, readyLocales } from './live-content'

const doc = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
})
const texts = fc.record({ th: fc.string({ minLength: 1 }), en: fc.string({ minLength: 1 }) })
const contents: fc.Arbitrary<PostContent> = fc
  .record({ title: texts, excerpt: texts, body: texts, tags: fc.array(fc.string({ minLength: 1 })) })
  .map(({ title, excerpt, body, tags }) => ({
    ...emptyContent(),
    title,
    excerpt,
    body: { th: doc(body.th), en: doc(body.en) },
    tags,
    cover: { asset: 'cover', alt: title },
  }))

it('changes nothing of the other language, whatever is published in which order', () => {
  const steps = fc.array(fc.record({ version: contents, shown: fc.subarray([...locales], { minLength: 1 }) }), {
    minLength: 1,
    maxLength: 6,
  })
  fc.assert(
    fc.property(steps, (list) => {
      const latest = new Map<Locale, PostContent>()
      let live: ReturnType<typeof publishLocales> | undefined
      for (const { version, shown } of list) {
        live = publishLocales(live, version, shown)
        for (const locale of shown) latest.set(locale, version)
        expect(live.locales).toEqual(locales.filter((locale) => latest.has(locale)))
        for (const locale of locales) {
          const { title, excerpt, body } = live.content
          const from = latest.get(locale)
          expect([title[locale], excerpt[locale], body[locale]]).toEqual([
            from?.title[locale],
            from?.excerpt[locale],
            from?.body[locale],
          ])
        }
      }
    }),
  )
})

it('lets no word of another language through', () => {
  fc.assert(
    fc.property(contents, (content) => {
      const { title, excerpt, body, cover } = inLocales(content, ['th'])
      for (const part of [title, excerpt, body, cover?.alt ?? {}]) expect(Object.keys(part)).toEqual(['th'])
    }),
  )
})

it('tells whether a draft is published whole, in the languages that are live', () => {
  const draft: PostContent = { ...emptyContent(), title: { th: 'ก', en: 'A' }, body: { th: doc('ข'), en: doc('B') } }
  const live = publishLocales(undefined, draft, ['th'])
  expect(isPublishedWhole(live, draft)).toBe(true)
  expect(isPublishedWhole(live, { ...draft, title: { th: 'ก', en: 'Another' } })).toBe(true)
  expect(isPublishedWhole(live, { ...draft, title: { th: 'ค', en: 'A' } })).toBe(false)
  expect(isPublishedWhole(live, { ...draft, tags: ['tea'] })).toBe(false)
})

it('names what a language lacks', () => {
  const content: PostContent = { ...emptyContent(), title: { th: 'ก', en: ' ' }, body: { th: doc(' '), en: doc('B') } }
  expect(locales.map((locale) => missingFor(content, locale))).toEqual(['body', 'title'])
  expect(readyLocales({ ...content, title: { en: 'B' } })).toEqual(['en'])
})
