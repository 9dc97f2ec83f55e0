import { expect, test } from 'vitest'
import { isCurrent, trailIndex } from './entries'

const entries = [
  { label: 'Home', to: '/' },
  { label: 'Lessons', to: '/lesson', children: [{ label: 'Calendar', to: '/lesson/calendar' }] },
  { label: 'Certificates', to: '/lesson/certification' },
]

test('assigns the page to the entry closest to its address', () => {
  expect(trailIndex(entries, '/lesson/detail/data')).toBe(1)
  expect(trailIndex(entries, '/lesson/certification/search')).toBe(2)
  expect(trailIndex(entries, '/lesson/calendar')).toBe(1)
  expect(trailIndex(entries, '/')).toBe(0)
  expect(trailIndex(entries, '/lessons')).toBe(-1)
})

test('ignores queries, anchors and a trailing slash', () => {
  expect(isCurrent({ label: 'Lessons', to: '/lesson?sort=new#top' }, '/lesson/')).toBe(true)
  expect(isCurrent({ label: 'Nothing', to: '/' }, '')).toBe(false)
})
