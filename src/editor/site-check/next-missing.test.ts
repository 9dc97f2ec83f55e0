import { expect, it } from 'vitest'
import { limitProblems, maxProblems, shareOf, type SiteProblem, worstFirst } from './document-report'
import { nextMissing } from './next-missing'

const lacking = (node: string, language: 'th' | 'en'): SiteProblem => ({
  kind: 'translation',
  level: 'warning',
  node,
  path: ['props', 'text', language],
  words: { en: '', th: '' },
  place: node,
})
const document = (key: string, ...problems: SiteProblem[]) => ({ key, problems })

it('goes from text to text, then to the next document, and wraps around', () => {
  const site = [
    document('page:/', lacking('x', 'en')),
    document('page:/a', lacking('a', 'en'), lacking('b', 'th')),
    document('page:/b'),
  ]
  const [first, second, third, fourth] = Array.from({ length: 4 }).reduce<
    NonNullable<ReturnType<typeof nextMissing>>[]
  >((gone) => {
    const before = gone.at(-1)
    const next = nextMissing(
      site,
      before?.key ?? 'page:/a',
      before && {
        key: before.key,
        place: `${before.problem.node}.${before.problem.path?.join('.')}`,
        index: before.index,
      },
    )
    return next ? [...gone, next] : gone
  }, [])
  expect([first, second, third, fourth].map((next) => next?.problem.node)).toEqual(['a', 'b', 'x', 'a'])
})

it('continues after texts translated meanwhile, and filters by language', () => {
  const after = [document('page:/a', lacking('a', 'en'), lacking('c', 'en'), lacking('c', 'th'))]
  expect(nextMissing(after, 'page:/a', { key: 'page:/a', place: 'b.props.text.en', index: 1 })?.problem.node).toBe('c')
  expect(nextMissing(after, 'page:/a', undefined, 'th')?.problem).toMatchObject({
    node: 'c',
    path: ['props', 'text', 'th'],
  })
  expect(nextMissing([document('page:/a')], 'page:/a')).toBeUndefined()
})

it('shows 100 percent only for a complete translation', () => {
  const counts = (th: number) => ({ errors: 0, warnings: th, kinds: {}, missing: { th } })
  expect([
    shareOf({ texts: 1000, counts: counts(1) }, 'th'),
    shareOf({ texts: 4, counts: counts(1) }, 'th'),
    shareOf({ texts: 4, counts: counts(1) }, 'en'),
    shareOf({ texts: 2, counts: counts(2) }, 'th'),
  ]).toEqual([99, 75, 100, 0])
})

it('lists errors before missing translations, and keeps some of every kind', () => {
  const counts = (errors: number, warnings: number, translation = 0) => ({
    counts: { errors, warnings, kinds: { translation }, missing: {} },
  })
  const [untranslated, warned, broken] = [counts(0, 90, 90), counts(0, 3), counts(1, 0)]
  expect([untranslated, warned, broken].toSorted(worstFirst)).toEqual([broken, warned, untranslated])
  const many = [
    ...Array.from({ length: maxProblems + 5 }, (_, index) => lacking(`n${index}`, 'en')),
    { ...lacking('last', 'en'), kind: 'invalid', level: 'error' } as const,
  ]
  expect([limitProblems(many).length, limitProblems(many).at(-1)?.node]).toEqual([maxProblems + 1, 'last'])
})
