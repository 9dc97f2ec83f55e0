import { describe, expect, it } from 'vitest'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { flatten } from '@schemas/layout/flat/flatten'
import { readPage } from '@schemas/layout/read'
import { Edit } from './edit'
import { freshBlock } from './fresh-block'
import { insertParts } from './operations/insert-parts'
import { takeSubtree } from './subtree'
import type { Target } from './target'

registerAllBlockKits()

const block = (id: string, type: string, props: object = {}, more: object = {}) => ({
  id,
  type: `content/${type}`,
  version: 1,
  props,
  ...more,
})
const row = (id: string, ...cells: object[][]) => ({
  id,
  cells: cells.map((blocks, index) => ({ id: `${id}-${index}`, blocks })),
})

/** The level that a block gets at a place of a page of these rows. */
function levelAt(rows: object[], type: string, target: Target): unknown {
  const read = readPage({ format: 1, path: '/', title: 'x', views: { guest: { rows } } })
  if (!read.ok) throw new Error('not a page')
  const part = freshBlock(new Edit(flatten(read.value)), `content/${type}`, target)
  return (part.node as { props: { level?: unknown } }).props.level
}
const end = (index: number): Target => ({ rows: { view: 'guest' }, index })
const hero = row('r1', [block('hero', 'hero', { title: 'x' })])

describe('the heading of a fresh block', () => {
  it('follows the one before, and is as it comes where that leaves nothing out', () => {
    expect(levelAt([hero], 'card', end(1))).toBe(2)
    expect(levelAt([hero, row('r2', [block('h', 'heading', { text: 'x', level: 2 })])], 'card', end(2))).toBeUndefined()
    expect(
      levelAt([hero, row('r2', [block('h', 'heading', { text: 'x', level: 2 })], [])], 'card', {
        cell: 'r2-1',
        index: 0,
      }),
    ).toBeUndefined()
    expect(levelAt([], 'card', end(0))).toBeUndefined()
    // Without one of its own it has nothing to follow.
    expect(levelAt([hero], 'divider', end(1))).toBeUndefined()
  })

  it('is that of the like block before, and no second main one', () => {
    expect(
      levelAt([hero, row('r2', [block('c', 'card', { title: 'x', level: 2 })], [])], 'card', {
        cell: 'r2-1',
        index: 0,
      }),
    ).toBe(2)
    expect(levelAt([hero], 'hero', end(1))).toBe(2)
    expect(levelAt([hero], 'hero', end(0))).not.toBe(2)
  })

  it('in an area follows the block that it stands in', () => {
    const card = block('c', 'card', { title: 'x', level: 2 }, { slots: { content: [] } })
    expect(levelAt([row('r', [card])], 'card', { rows: { block: 'c', slot: 'content' }, index: 0 })).toBeUndefined()
    expect(levelAt([row('r', [card])], 'heading', { rows: { block: 'c', slot: 'content' }, index: 0 })).toBe(2)
    expect(
      levelAt([row('r', [{ ...card, props: { title: 'x', level: 4 } }])], 'heading', {
        rows: { block: 'c', slot: 'content' },
        index: 0,
      }),
    ).toBe(2)
  })
})

it('what links open has an anchor that no other part has, and so has its copy', () => {
  const read = readPage({
    format: 1,
    path: '/',
    title: 'x',
    views: { guest: { rows: [{ ...row('r1', []), anchor: 'popup' }] } },
  })
  if (!read.ok) throw new Error('not a page')
  const edit = new Edit(flatten(read.value))
  const target = { cell: 'r1-0', index: 0 }
  const [id = ''] = insertParts(edit, [freshBlock(edit, 'site/popup', target)], target)
  const [copy = '', other = ''] = insertParts(
    edit,
    [takeSubtree(edit, id), freshBlock(edit, 'content/divider', target)],
    target,
  )
  expect([id, copy, other].map((each) => edit.get(each)?.fields.anchor)).toEqual(['popup-2', 'popup-3', undefined])
})
