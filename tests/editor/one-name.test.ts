import { expect, test } from 'vitest'

const texts = import.meta.glob<string>(
  ['/src/editor/inspector/labels/*-labels.ts', '/src/kit/prop-labels.ts', '/blocks/*/*/editor.tsx'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

/** What is beside each other, and what is below each other, has one name in each language. */
const names = new Map([
  ['Side by side', 'แนวนอน'],
  ['Stacked', 'แนวตั้ง'],
])

test('calls each of the two directions by one name in both languages', () => {
  const pairs = Object.values(texts).flatMap((text) => [
    ...text.matchAll(/\['([^']+)', '([^']+)'[,\]]/g),
    ...text.matchAll(/\{ en: '([^']+)', th: '([^']+)' \}/g),
  ])
  expect(pairs.length).toBeGreaterThan(300)
  const thai = new Set(names.values())
  const named = pairs.filter(([, english = '', other = '']) => names.has(english) || thai.has(other))
  expect(named.length).toBeGreaterThan(4)
  expect(named.filter(([, english = '', other]) => names.get(english) !== other).map(([pair]) => pair)).toEqual([])
})
