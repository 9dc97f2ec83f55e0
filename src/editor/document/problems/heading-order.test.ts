import { expect, it } from 'vitest'
import { blockMigrations } from '@registry/migrations'
import { blockDefinition } from '@registry/schemas'
import { pageOfBlocks } from '@tests/fixtures/page-of-blocks'
import { checkHeadings } from './heading-order'

const types = { definition: blockDefinition, migrations: blockMigrations }
/** Headings of these levels, each in its own block. */
const check = (levels: readonly number[], isWhole = true) => {
  const page = pageOfBlocks(
    levels.map((level, index) => ({ id: `h${index}`, type: 'content/heading', props: { text: 'Words', level } })),
  )
  return checkHeadings(
    page,
    levels.map((level, index) => ({ node: `h${index}`, level, hasWords: true })),
    types,
    isWhole,
  )
}

it('accepts levels that descend one by one and ascend freely', () => {
  expect(check([1, 2, 3, 4, 2, 3, 2])).toEqual([])
  expect(check([2, 1, 2])).toEqual([])
})

it('reports a skipped level, a second or missing main heading, and an empty heading', () => {
  expect(check([1, 3])).toMatchObject([{ node: 'h1', fix: { label: { en: 'Change to level 2' } } }])
  expect(check([1, 2, 1])).toMatchObject([{ node: 'h2', fix: { label: { en: 'Change to level 2' } } }])
  expect(check([2, 3])).toMatchObject([{ words: { en: 'The page has no main heading (level 1).' } }])
  expect(check([2, 3], false)).toEqual([])
  const page = pageOfBlocks([{ id: 'a', type: 'content/heading', props: { text: '', level: 1 } }])
  expect(checkHeadings(page, [{ node: 'a', level: 1, hasWords: false }], types, true)).toMatchObject([
    { node: 'a', words: { en: 'This heading has no text.' } },
  ])
})

it("offers no fix when the rendered level is not the block's setting", () => {
  const page = pageOfBlocks([
    { id: 'a', type: 'content/heading', props: { text: 'x', level: 1 } },
    { id: 'b', type: 'content/accordion', props: { items: [{ title: 'x', body: { type: 'doc', content: [] } }] } },
    { id: 'c', type: 'content/card', props: { title: 'x', level: 3 } },
  ])
  const found = checkHeadings(
    page,
    [
      { node: 'a', level: 1, hasWords: true },
      { node: 'b', level: 3, hasWords: true },
      { node: 'c', level: 5, hasWords: true },
    ],
    types,
    true,
  )
  expect(found.map(({ node, fix }) => [node, fix])).toEqual([
    ['b', undefined],
    ['c', undefined],
  ])
})
