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

/** The heading level of a block inserted at a target on a page of these rows. */
function levelAt(rows: object[], type: string, target: Target): unknown {
  const read = readPage({ format: 1, path: '/', title: 'x', views: { guest: { rows } } })
  if (!read.ok) throw new Error('not a page')
  const part = freshBlock(new Edit(flatten(read.value)), `content/${type}`, target)
  return (part.node as { props: { level?: unknown } }).props.level
}
const end = (index: number): Target => ({ rows: { view: 'guest' }, index })
const hero = row('r1', [block('hero', 'hero', { title: 'x' })])

describe('heading level of a new block', () => {
  it('follows the heading before, and keeps the default when no level is skipped', () => {
    expect(levelAt([hero], 'card', end(1))).toBe(2)
    expect(levelAt([hero, row('r2', [block('h', 'heading', { text: 'x', level: 2 })])], 'card', end(2))).toBeUndefined()
    expect(
      levelAt([hero, row('r2', [block('h', 'heading', { text: 'x', level: 2 })], [])], 'card', {
        cell: 'r2-1',
        index: 0,
      }),
    ).toBeUndefined()
    expect(levelAt([], 'card', end(0))).toBeUndefined()
    // Without a heading it has no level.
    expect(levelAt([hero], 'divider', end(1))).toBeUndefined()
  })

  it('copies the level of a block of the same type before, but never adds a second main heading', () => {
    expect(
      levelAt([hero, row('r2', [block('c', 'card', { title: 'x', level: 2 })], [])], 'card', {
        cell: 'r2-1',
        index: 0,
      }),
    ).toBe(2)
    expect(levelAt([hero], 'hero', end(1))).toBe(2)
    expect(levelAt([hero], 'hero', end(0))).not.toBe(2)
  })

  it('follows the containing block inside an area', () => {
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

it('gives a linkable block a unique anchor, and its copy too', () => {
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
