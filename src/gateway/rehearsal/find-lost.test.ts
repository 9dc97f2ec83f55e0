import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findLost, isContent } from './find-lost'

it.each([
  ['a field that is gone', { title: 'Hello', note: 'Bring a mat' }, { title: 'Hello' }, [['note']]],
  [
    'an entry that is gone',
    { items: [{ label: 'One' }, { label: 'Two' }] },
    { items: [{ label: 'One' }] },
    [['items', 1, 'label']],
  ],
  ['one language of two', { title: { th: 'สวัสดี', en: 'Hello' } }, { title: { en: 'Hello' } }, [['title', 'th']]],
  ['a switch that nothing says any more', { wide: true, text: 'x' }, { text: 'x' }, [['wide']]],
])('reports %s', (_case, before, after, lost) => {
  expect(findLost(before, after)).toEqual(lost)
})

it.each([
  ['moved', { text: 'Hello' }, { content: { body: 'Hello' } }],
  ['changed', { level: '2' }, { level: 2 }],
  ['empty', { note: '', none: null }, {}],
  ['listed in another order', { items: ['a', 'b'] }, { items: ['b', 'a'] }],
])('ignores a value that was %s', (_case, before, after) => {
  expect(findLost(before, after)).toEqual([])
})

it('finds nothing lost between a value and itself, whatever was added', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (value, more) => {
      expect(findLost(value, value)).toEqual([])
      expect(findLost({ value }, { value, more })).toEqual([])
    }),
  )
})

it.each([
  ['Bring a mat', true],
  ['ยินดีต้อนรับ', true],
  ['/about', true],
  ['item-3f2a', true],
  ['left', false],
  [3, false],
  [true, false],
])('classifies %s as content: %s', (value, expected) => {
  expect(isContent(value)).toBe(expected)
})
