import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { flatten } from '@schemas/layout/flat/flatten'
import { nest } from '@schemas/layout/flat/nest'
import { readPage } from '@schemas/layout/read'
import { wrongIn } from '@tests/fixtures/arbitrary-edits'
import type { Target } from '../document/target'
import type { DragItem } from '../drag/drag-store'
import { dropItem, refusalOf } from '../drag/drop-item'
import type { Builder } from '../state/builder'
import { DocumentStore } from '../state/document-store'
import { setUi, ui } from '../state/ui-store'
import { itemOf } from './pointer-overlay'
import { type Drop, dropAt } from './drop-at'
import { boxOf, emptyAt, nodesAt } from './hit'

registerAllBlockKits()

const heading = (id: string) => ({ id, type: 'content/heading', version: 1, props: { text: id } })
const twelve = Array.from({ length: 12 }, (_, index) => `f${index}`)
const items = ['one', 'two'].map((key) => ({ key, label: key }))
const read = readPage({
  format: 1,
  path: '/',
  title: 'x',
  views: {
    guest: {
      rows: [
        {
          id: 'r1',
          cells: [
            { id: 'c1', blocks: [heading('a'), heading('b')] },
            { id: 'c2', blocks: [heading('d')] },
          ],
        },
        {
          id: 'r2',
          cells: [
            {
              id: 'c3',
              blocks: [
                {
                  id: 't',
                  type: 'content/tabs',
                  version: 1,
                  props: { items },
                  slots: { one: [{ id: 's', cells: [{ id: 'sc', blocks: [heading('x')] }] }], two: [] },
                },
              ],
            },
          ],
        },
        { id: 'r3', cells: twelve.map((id) => ({ id, blocks: [heading(`in-${id}`)] })) },
        {
          id: 'r4',
          cells: [
            { id: 'g1', blocks: [heading('g')] },
            { id: 'g2', blocks: [] },
          ],
        },
      ],
    },
  },
})
if (!read.ok) throw new Error('not a page')
const parsedPage = read.value

const row = (id: string, style: string, columns: string, cells: string) =>
  `<div data-node="${id}" data-kind="row" style="${style}"><div style="display:grid;gap:20px;grid-template-columns:${columns}">${cells}</div></div>`
const cell = (id: string, inside: string) => `<div data-node="${id}" data-kind="cell">${inside}</div>`
// As on the canvas: the wrapper element of a block has no box.
const block = (id: string, inside: string) =>
  `<div data-node="${id}" data-kind="block" style="display:contents">${inside}</div>`
const text = (id: string, height: number) => block(id, `<p style="height:${height}px;margin:0">${id}</p>`)

/** 600 px wide. r1 spans 50–250, r2 to 500, r3 to 540, r4 to 580; the page ends at 700. */
const drawn = `<div id="canvas-page" style="width:600px;min-height:700px;padding-top:50px;box-sizing:border-box">
  ${row('r1', 'padding:20px 0', '290px 290px', cell('c1', text('a', 80) + text('b', 80)) + cell('c2', text('d', 80)))}
  ${row(
    'r2',
    'padding:20px 0',
    '600px',
    cell(
      'c3',
      block(
        't',
        `<section style="padding:30px">
    ${row('s', 'padding:20px 0', '540px', cell('sc', text('x', 60)))}
    <div data-empty-rows="t:two" style="height:50px">empty</div></section>`,
      ),
    ),
  )}
  ${row('r3', 'height:40px', 'repeat(12, 50px);gap:0', twelve.map((id) => cell(id, text(`in-${id}`, 40))).join(''))}
  ${row('r4', '', '290px 290px', cell('g1', text('g', 40)) + cell('g2', '<div data-empty-cell="g2" style="height:40px">empty</div>'))}
</div>`

const page = flatten(parsedPage)
let frame: HTMLIFrameElement
const canvas = () => frame.contentDocument as Document
const draw = (html: string) => {
  canvas().body.innerHTML = html
  canvas().body.style.margin = '0'
}
beforeAll(() => {
  frame = document.body.appendChild(document.createElement('iframe'))
  frame.style.cssText = 'width:620px;height:720px;border:0'
  draw(drawn)
})
afterAll(() => frame.remove())

type Kind = DragItem['kind']
const at = (x: number, y: number, kind: Kind = 'block'): Drop | undefined =>
  dropAt(canvas(), page, 'guest', { x, y }, kind)
const view = (index: number): Target => ({ rows: { view: 'guest' }, index })
const one = (index: number): Target => ({ rows: { block: 't', slot: 'one' }, index })
const two: Target = { rows: { block: 't', slot: 'two' }, index: 0 }

describe('drop target', () => {
  it.each<[string, Kind, [number, number], Target]>([
    // Blocks.
    ['above the page', 'block', [300, 20], view(0)],
    ['below the page', 'block', [300, 650], view(4)],
    ['on the upper edge of a row', 'block', [150, 55], view(0)],
    ['on the lower edge of a row', 'block', [150, 245], view(1)],
    ['between two rows, from below', 'block', [150, 255], view(1)],
    ['in a row’s padding', 'block', [150, 66], { cell: 'c1', index: 0 }],
    ['above the middle of a block', 'block', [150, 90], { cell: 'c1', index: 0 }],
    ['below the middle of a block', 'block', [150, 130], { cell: 'c1', index: 1 }],
    ['above the middle of the next', 'block', [150, 180], { cell: 'c1', index: 1 }],
    ['below the last of a column', 'block', [150, 210], { cell: 'c1', index: 2 }],
    ['in the room under a shorter column', 'block', [450, 200], { cell: 'c2', index: 1 }],
    ['on the left side of a column', 'block', [10, 110], { row: 'r1', index: 0 }],
    ['on the right side of the last column', 'block', [590, 110], { row: 'r1', index: 2 }],
    ['in the gap, nearer the left column', 'block', [295, 100], { row: 'r1', index: 1 }],
    ['in the gap, nearer the right column', 'block', [306, 100], { row: 'r1', index: 1 }],
    ['on a block in a filled area, above its middle', 'block', [300, 340], { cell: 'sc', index: 0 }],
    ['on a block in a filled area, below its middle', 'block', [300, 370], { cell: 'sc', index: 1 }],
    ['on the upper edge of a row in an area', 'block', [300, 305], one(0)],
    ['on the lower edge of a row in an area', 'block', [300, 395], one(1)],
    ['on the side of a column in an area', 'block', [40, 350], { row: 's', index: 0 }],
    ['in an empty area', 'block', [300, 425], two],
    ['in the upper padding of a block with areas', 'block', [300, 285], { cell: 'c3', index: 0 }],
    ['in the lower padding of a block with areas', 'block', [300, 465], { cell: 'c3', index: 1 }],
    ['in the middle of a narrow column', 'block', [125, 515], { cell: 'f2', index: 0 }],
    ['on the side of a narrow column', 'block', [147, 515], { row: 'r3', index: 3 }],
    ['on the edge of a low row', 'block', [125, 536], view(3)],
    ['in an empty column', 'block', [450, 560], { cell: 'g2', index: 0 }],
    // Columns.
    ['on the left half of a column', 'cell', [100, 110], { row: 'r1', index: 0 }],
    ['on the right half of a column', 'cell', [200, 110], { row: 'r1', index: 1 }],
    ['on the right half of a column in an area', 'cell', [400, 350], { row: 's', index: 1 }],
    ['between rows', 'cell', [150, 245], view(1)],
    ['in an empty area', 'cell', [300, 425], two],
    ['in an empty column', 'cell', [450, 560], { cell: 'g2', index: 0 }],
    // Rows.
    ['on the upper half of a row', 'row', [150, 100], view(0)],
    ['on the lower half of a row', 'row', [150, 200], view(1)],
    ['on the upper half of a row in an area', 'row', [300, 340], one(0)],
    ['on the lower half of a row in an area', 'row', [300, 370], one(1)],
    ['in the padding around an area', 'row', [300, 285], view(1)],
    ['in an empty area', 'row', [300, 425], two],
    ['below the page', 'row', [300, 650], view(4)],
  ])('finds the target %s (%s)', (_where, kind, [x, y], target) => {
    expect(at(x, y, kind)?.target).toEqual(target)
  })

  it('finds no target for a row in an empty column or outside the canvas', () => {
    expect(at(450, 560, 'row')).toBeUndefined()
    expect(at(300, -5)).toBeUndefined()
  })

  it('accepts any point on an empty page', () => {
    const empty = flatten({ ...parsedPage, views: { guest: { rows: [] } } })
    draw(
      '<div id="canvas-page" style="width:600px;min-height:700px"><div data-empty-rows="view:guest" style="height:100px">This page is empty</div></div>',
    )
    for (const y of [50, 500]) expect(dropAt(canvas(), empty, 'guest', { x: 300, y }, 'block')?.target).toEqual(view(0))
    draw(drawn)
  })
})

describe('drop line', () => {
  const line = (x: number, y: number, kind?: Kind) => {
    const { left, right, top, bottom, isUpright } = at(x, y, kind)?.line ?? {
      left: 0,
      right: 0,
      top: 0,
      bottom: 0,
      isUpright: false,
    }
    return { left, right, top, bottom, isUpright }
  }
  const across = (left: number, right: number, y: number) => ({ left, right, top: y, bottom: y, isUpright: false })
  const upright = (x: number, top: number, bottom: number) => ({ left: x, right: x, top, bottom, isUpright: true })

  it('marks the place where the part will be dropped', () => {
    expect(line(150, 130)).toEqual(across(0, 290, 150))
    expect(line(450, 200)).toEqual(across(310, 600, 150))
    expect(line(150, 245)).toEqual(across(0, 600, 250))
    expect(line(300, 20)).toEqual(across(0, 600, 50))
    expect(line(300, 650)).toEqual(across(0, 600, 580))
    expect(line(300, 425)).toEqual(across(30, 570, 425))
    expect(line(10, 110)).toEqual(upright(0, 70, 230))
    expect(line(590, 110)).toEqual(upright(600, 70, 230))
    expect(line(200, 110, 'cell')).toEqual(upright(290, 70, 230))
  })
})

describe('hit test', () => {
  it('lists nodes from the innermost outwards', () => {
    expect(nodesAt(canvas(), { x: 300, y: 350 })).toEqual(['x', 'sc', 's', 't', 'c3', 'r2'])
    expect(nodesAt(canvas(), { x: 300, y: 650 })).toEqual([])
    expect([
      emptyAt(canvas(), { x: 300, y: 425 }),
      emptyAt(canvas(), { x: 450, y: 560 }),
      emptyAt(canvas(), { x: 150, y: 90 }),
    ]).toEqual([two, { cell: 'g2', index: 0 }, undefined])
  })
})

/** Performs the drop in a builder and returns the page afterwards. */
function dropping(ids: readonly string[], target: Target) {
  const store = new DocumentStore(flatten(parsedPage))
  const builder = {
    store,
    edit: (label: string, recipe: () => void) => !store.dispatch(label, recipe),
  } as unknown as Builder
  const item = itemOf(builder, ids)
  if (!item) throw new Error('There is nothing to drag.')
  const refused = refusalOf(builder, item, target)
  const done = dropItem(builder, item, target)
  expect(done !== undefined).toBe(refused === undefined)
  return { refused, page: store.page, rows: nest(store.page).views.guest?.rows ?? [] }
}
const idsOf = (rows: ReturnType<typeof dropping>['rows']) =>
  rows.map((each) => each.cells.map(({ blocks }) => blocks.map(({ id }) => id)))
const ofRow = (rows: ReturnType<typeof dropping>['rows'], id: string) => idsOf(rows.filter((each) => each.id === id))[0]

describe('drop', () => {
  const place = (x: number, y: number, kind: Kind = 'block') => at(x, y, kind)?.target as Target

  it('puts a block beside a column into a new column', () => {
    expect(ofRow(dropping(['x'], place(590, 110)).rows, 'r1')).toEqual([['a', 'b'], ['d'], ['x']])
    expect(ofRow(dropping(['b'], place(295, 100)).rows, 'r1')).toEqual([['a'], ['b'], ['d']])
  })

  it('puts a block between rows into a new row', () => {
    const { rows } = dropping(['d'], place(150, 245))
    expect(idsOf(rows).slice(0, 2)).toEqual([[['a', 'b'], []], [['d']]])
  })

  it('keeps page order for several parts, whatever was selected first', () => {
    expect(ofRow(dropping(['d', 'b', 'a'], place(300, 370)).rows, 'r1')).toBeUndefined()
    const { page: after } = dropping(['d', 'b', 'a'], place(300, 370))
    expect(after.nodes.get('sc')).toMatchObject({ blocks: ['x', 'a', 'b', 'd'] })
    expect(dropping(['r3', 'r1'], place(300, 425, 'row')).page.nodes.get('t')).toMatchObject({
      slots: { one: ['s'], two: ['r1', 'r3'] },
    })
  })

  it('moves a column with its content, or a row', () => {
    expect(ofRow(dropping(['c2'], place(100, 110, 'cell')).rows, 'r1')).toEqual([['d'], ['a', 'b']])
    expect(ofRow(dropping(['c1'], place(400, 350, 'cell')).rows, 'r1')).toEqual([['d']])
    expect(dropping(['c1'], place(450, 560, 'cell')).page.nodes.get('g2')).toMatchObject({ blocks: ['a', 'b'] })
    expect(dropping(['r4'], place(150, 100, 'row')).page.views.guest).toEqual(['r4', 'r1', 'r2', 'r3'])
  })

  it('refuses a full row, a target inside the part and a locked part with a message, and keeps the selection', () => {
    setUi({ selection: ['a'] })
    expect(dropping(['a'], place(147, 515)).refused?.en).toContain('up to 12 columns')
    expect(dropping(['t'], place(300, 370)).refused?.en).toContain('moved into itself')
    expect(ui().selection).toEqual(['a'])
    // Within a full row its columns swap places.
    expect(ofRow(dropping(['f0'], place(147, 515, 'cell')).rows, 'r3')?.slice(0, 3)).toEqual([
      ['in-f1'],
      ['in-f2'],
      ['in-f0'],
    ])
  })

  it('leaves a consistent page or is refused, anywhere on the page', () => {
    const wrong: unknown[] = []
    let drops = 0
    for (const ids of [['a'], ['t'], ['a', 'd'], ['sc'], ['f0', 'f11'], ['s'], ['r1', 'r4']]) {
      const kind = page.nodes.get(ids[0] as string)?.kind as Kind
      const targets = new Set<string>()
      for (let y = 5; y < 700; y += 6)
        for (const x of [5, 45, 147, 300, 310, 420, 555, 595])
          targets.add(JSON.stringify(at(x, y, kind)?.target ?? null))
      targets.delete('null')
      drops += targets.size
      for (const target of targets) wrong.push(...wrongIn(dropping(ids, JSON.parse(target) as Target).page))
    }
    expect(wrong).toEqual([])
    // Guards that many different targets were found.
    expect(drops).toBeGreaterThan(80)
  })
})

describe('block box', () => {
  // Compares edges, because boxes of different documents are different objects.
  const edges = (inside: string) => {
    draw(`<div style="width:600px">${block('of', inside)}</div>`)
    const { left, top, right, bottom } = boxOf(canvas().querySelector('[data-node="of"]') as Element)
    draw(drawn)
    return [left, top, right, bottom]
  }

  it("covers the block's content, side by side or stacked", () => {
    expect(edges('<p style="height:40px;margin:0 100px"></p><p style="height:40px;margin:10px 50px 0"></p>')).toEqual([
      50, 0, 550, 90,
    ])
    expect(edges('<div style="display:contents"><p style="height:40px;margin:0 100px"></p></div>')).toEqual([
      100, 0, 500, 40,
    ])
  })

  it('ignores content that overflows', () => {
    expect(
      edges(
        '<form style="height:80px"><label style="position:absolute;left:-620px;width:1px;height:1px;overflow:hidden">Leave this empty</label></form>',
      ),
    ).toEqual([0, 0, 600, 80])
    expect(
      edges(
        '<ul style="height:80px;margin:0;padding:0;overflow:hidden;white-space:nowrap"><li style="display:inline-block;width:400px">One</li><li style="display:inline-block;width:400px">Two</li></ul>',
      ),
    ).toEqual([0, 0, 600, 80])
  })
})
