import { expect, it } from 'vitest'
import type { Edit } from '../edit'
import { joinAlike } from './join-alike'
import type { PageProblem } from './problem'

const problem = (more: Partial<PageProblem>): PageProblem => ({
  kind: 'translation',
  level: 'warning',
  node: 'table',
  words: { en: 'No English text yet.', th: 'ยังไม่มีข้อความภาษาอังกฤษ' },
  ...more,
})

it('makes one line of thousands of alike problems in one block, and keeps every other one', () => {
  const cells = Array.from({ length: 3200 }, (_, index) =>
    problem({ path: ['props', 'rows', index, 'cells', 0, 'en'] }),
  )
  const lines = joinAlike([
    ...cells,
    problem({ node: 'other', path: ['props', 'text', 'en'] }),
    problem({ kind: 'alt', words: { en: 'No alt text.', th: 'ไม่มี' } }),
  ])
  expect(lines.map(({ node, kind, count, path }) => [node, kind, count, path?.join('.')])).toEqual([
    ['table', 'translation', 3200, 'props.rows.0.cells.0.en'],
    ['other', 'translation', undefined, 'props.text.en'],
    ['table', 'alt', undefined, undefined],
  ])
})

it('names each of the page’s own fields', () => {
  const page = (field: string): PageProblem => {
    const { node: _, ...own } = problem({ path: [field, 'en'] })
    return own
  }
  expect(joinAlike([page('title'), page('description')])).toHaveLength(2)
})

it('fixes all of a line at once, except where removing one moves the next', () => {
  const fixed: string[] = []
  const withFix = (name: string, more: Partial<PageProblem> = {}) =>
    problem({ ...more, path: [name], fix: { label: { en: 'Mark', th: 'ระบุ' }, run: () => void fixed.push(name) } })
  joinAlike([withFix('a'), withFix('b')])[0]?.fix?.run({} as Edit)
  expect(fixed).toEqual(['a', 'b'])
  joinAlike([withFix('c', { kind: 'sample' }), withFix('d', { kind: 'sample' })])[0]?.fix?.run({} as Edit)
  expect(fixed).toEqual(['a', 'b', 'c'])
})
