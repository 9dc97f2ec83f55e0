import { describe, expect, it } from 'vitest'
import type { AnyBlock } from '../block'
import { compileRows, type CompileContext } from './compile'
import { turnsOf } from './entrance'
import type { Block, Row } from './page'
import * as z from 'zod/mini'

const definition = { version: 1, props: z.strictObject({}), slots: ['content'] } as AnyBlock
const context: CompileContext = {
  types: { definition: () => definition, migrations: () => [] },
  asset: () => undefined,
  role: 'guest',
  now: 0,
  locale: 'en',
  explain: false,
  params: {},
  query: {},
  path: '/',
}
const block = (id: string, more: Partial<Block> = {}): Block => ({ id, type: 'test/box', version: 1, ...more })
const row = (id: string, more: Partial<Row> = {}, ...cells: Partial<Row['cells'][number]>[]): Row => ({
  id,
  cells: cells.map((cell, at) => ({ id: `${id}-${at}`, blocks: [block(`${id}-${at}-b`)], ...cell })),
  ...more,
})
const compile = (...rows: Row[]) => compileRows(rows, context).tree

describe('entrance', () => {
  it('adds classes to the content of rows, to columns and to blocks, and rules only when used', () => {
    const { css, rows } = compile(
      row(
        'r',
        { entrance: 'rise' },
        { entrance: 'left', blocks: [block('b', { entrance: 'grow', style: { base: { textAlign: 'center' } } })] },
      ),
    )
    expect([rows[0]?.i, rows[0]?.cells[0]?.c]).toEqual(['enter enter-rise', 'enter enter-left'])
    expect(rows[0]?.cells[0]?.blocks[0]?.c).toMatch(/^s\w+ enter enter-grow$/)
    expect(rows[0]?.c).toBeUndefined()
    for (const part of [
      '@keyframes enter{',
      'animation-timeline:view()',
      '.enter-grow{',
      '.enter-left{',
      '.enter-rise{',
    ])
      expect(css).toContain(part)
    expect(css).not.toMatch(/enter-(?:fade|right)|[<>]/)
  })

  it('adds nothing to a page without any', () => {
    expect(compile(row('r', { inTurn: true }, {}, {})).css).not.toMatch(/enter|turn/)
  })

  it('animates only where supported and without reduced motion', () => {
    const { css } = compile(row('r', { entrance: 'right' }, {}))
    const [before, after] = css.split(
      '@media screen and (prefers-reduced-motion:no-preference){@supports (animation-timeline:view()) and (animation-range:entry 0%){',
    )
    expect(before).not.toContain('.enter')
    expect(after).toContain('.enter-right{')
  })

  it('staggers a row’s columns in turn, except one with its own entrance', () => {
    const { rows } = compile(row('r', { entrance: 'rise', inTurn: true }, {}, { colspan: 2 }, { entrance: 'fade' }))
    expect(rows[0]?.i).toBeUndefined()
    expect(rows[0]?.cells.map(({ c }) => c?.replace(/^s\w+ /, ''))).toEqual([
      'enter enter-rise',
      'enter enter-rise turn-1',
      'enter enter-fade turn-2',
    ])
    expect([turnsOf([1, 1, 1, 1, 1], 2), turnsOf([3, 1, 2, 2], 3), turnsOf([1, 1, 1, 1, 1, 1], 6)]).toEqual([
      [0, 1, 0, 1, 0],
      [0, 0, 1, 0],
      [0, 1, 2, 3, 3, 3],
    ])
  })
})

describe('column with a background', () => {
  it('has an inner box, in which colours switch, and none without', () => {
    const { rows } = compile(row('r', {}, { ground: 'night' }, { ground: 'plain', style: { base: { gap: 4 } } }, {}))
    const [night, plain, none] = rows[0]?.cells ?? []
    expect([night?.ground, night?.i, plain?.ground]).toEqual(['night', 'on-ground', 'plain'])
    expect(plain?.i).toMatch(/^s\w+ on-ground$/)
    expect(none).toEqual({ id: 'r-2', blocks: expect.any(Array) as unknown[] })
  })
})
