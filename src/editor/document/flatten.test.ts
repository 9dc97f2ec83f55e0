import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Block, Page, Row } from '@schemas/layout/page'
import { readPage } from '@schemas/layout/read'
import { flatten } from './flatten'
import { nest } from './nest'

/** Arbitrary pages, nested through slots, every id different. */
const { page } = fc.letrec<{ page: Page; rows: Row[]; block: Block }>((tie) => ({
  block: fc.record({
    id: fc.constant(''),
    type: fc.constantFrom('content/heading', 'content/tabs', 'gone/unknown'),
    version: fc.integer({ min: 1, max: 9 }),
    props: fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 }),
    name: fc.string({ maxLength: 10 }),
    slots: fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), tie('rows'), { maxKeys: 2 }),
  }, { requiredKeys: ['id', 'type', 'version'] }) as unknown as fc.Arbitrary<Block>,
  rows: fc.array(
    fc.record({
      id: fc.constant(''),
      gap: fc.integer({ min: 0, max: 96 }),
      cells: fc.array(fc.record({ id: fc.constant(''), colspan: fc.integer({ min: 1, max: 12 }), blocks: fc.array(tie('block'), { maxLength: 2 }) }), { maxLength: 3 }),
    }) as unknown as fc.Arbitrary<Row>,
    { maxLength: 3 },
  ),
  page: fc.record({
    format: fc.constant(1 as const),
    path: fc.constantFrom('/', '/a/{b}'),
    frame: fc.constantFrom('default' as const, 'fullscreen' as const),
    access: fc.constantFrom('guest' as const, 'admin' as const),
    title: fc.string(),
    views: fc.record({ guest: fc.record({ rows: tie('rows') }), admin: fc.record({ rows: tie('rows') }) }, { requiredKeys: ['guest'] }),
  }) as unknown as fc.Arbitrary<Page>,
}))

/** Gives every node an id of its own, which arbitrary values do not have. */
function named(given: Page): Page {
  let count = 0
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk)
    if (value === null || typeof value !== 'object') return value
    const copy = Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, key === 'props' ? entry : walk(entry)]))
    if (copy.id === '') copy.id = `n${count++}`
    return copy
  }
  return walk(given) as Page
}

describe('flattening', () => {
  it('loses nothing: nesting again gives the same page', () => {
    fc.assert(
      fc.property(page, (given) => {
        const document = named(given)
        expect(nest(flatten(document))).toEqual(document)
      }),
    )
  })

  it('works on what reading gives, and reading the nested page gives it again', () => {
    fc.assert(
      fc.property(page, (given) => {
        const read = readPage(JSON.parse(JSON.stringify(named(given))))
        if (!read.ok) return
        const again = readPage(JSON.parse(JSON.stringify(nest(flatten(read.value)))))
        expect(again.ok && again.value).toEqual(read.value)
      }),
    )
  })

  it('names every node’s parent', () => {
    fc.assert(
      fc.property(page, (given) => {
        const { nodes } = flatten(named(given))
        for (const [id, { parent }] of Object.entries(nodes)) {
          if ('row' in parent) expect(nodes[parent.row]).toMatchObject({ kind: 'row', cells: expect.arrayContaining([id]) as string[] })
          if ('cell' in parent) expect(nodes[parent.cell]).toMatchObject({ kind: 'cell', blocks: expect.arrayContaining([id]) as string[] })
          if ('block' in parent) expect(nodes[parent.block]).toMatchObject({ kind: 'block' })
        }
      }),
    )
  })

  it('refuses two nodes of one id, and a map that lacks a child', () => {
    const twice = { format: 1, path: '/', frame: 'default', access: 'guest', title: '', views: { guest: { rows: [{ id: 'r', cells: [] }, { id: 'r', cells: [] }] } } } as unknown as Page
    expect(() => flatten(twice)).toThrow('share the id r')
    expect(() => nest({ fields: twice, views: { guest: ['gone'] }, nodes: {} })).toThrow('no row with the id gone')
  })
})
