import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryPage } from '@tests/fixtures/arbitrary-page'
import { limits } from './limits'
import type { Block, Row } from './page'
import { readPage } from './read'
import { resolveSections } from './resolve-sections'
import { isSectionRow, linkedSection, sectionsIn, sectionType } from './sections'

/** Sections only; their block types are unknown. */
const resolve = (rows: Row[], find: Parameters<typeof resolveSections>[1]) =>
  resolveSections(rows, find, { definition: () => undefined, migrations: () => [] })
const link = (id: string, section: string, extra: Partial<Block> = {}): Block => ({
  id,
  type: sectionType,
  version: 1,
  props: { section },
  ...extra,
})
const heading = (id: string, text: string, extra: Partial<Block> = {}): Block => ({
  id,
  type: 'content/heading',
  version: 1,
  props: { text },
  ...extra,
})
const row = (id: string, ...blocks: Block[]): Row => ({ id, cells: [{ id: `${id}-c`, blocks }] })
const all = (rows: readonly Row[]): (Row | Row['cells'][number] | Block)[] =>
  rows.flatMap((each) => [
    each,
    ...each.cells.flatMap((cell) => [
      cell,
      ...cell.blocks.flatMap((block) => [block, ...Object.values(block.slots ?? {}).flatMap(all)]),
    ]),
  ])
const texts = (rows: readonly Row[]) =>
  all(rows).flatMap((node) => ('props' in node && typeof node.props?.text === 'string' ? [node.props.text] : []))
const problems = (rows: readonly Row[]) =>
  all(rows).flatMap((node) =>
    'quarantined' in node ? [(node.quarantined as { problem: { code: string; message: string } }).problem] : [],
  )

describe('linked section', () => {
  it('replaces a row with nothing else, and is inserted into a column with other blocks', () => {
    const hours = [row('h', heading('t', 'Hours')), row('h2', heading('t2', 'Closed on Monday'))]
    const rows = resolve(
      [row('a', link('x', 'hours')), row('b', heading('n', 'Next to it'), link('y', 'hours'))],
      () => hours,
    )
    expect(rows).toHaveLength(3)
    expect(rows.slice(0, 2).every((each) => each.cells[0]?.blocks[0]?.type === 'content/heading')).toBe(true)
    expect(texts(rows)).toEqual(['Hours', 'Closed on Monday', 'Next to it', 'Hours', 'Closed on Monday'])
    expect(isSectionRow({ ...row('a', link('x', 'hours')), style: { base: {} } })).toBe(false)
  })

  it('has unique, valid ids that never change; an anchor appears once', () => {
    const rows = () =>
      resolve([row('a', link('x', 'hours')), row('b', link('y', 'hours'))], () => [
        row('a', heading('x', 'Hours', { anchor: 'hours' })),
      ])
    const ids = all(rows()).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.every((id) => /^[A-Za-z][A-Za-z0-9_-]{0,63}$/.test(id))).toBe(true)
    expect(all(rows()).map(({ id }) => id)).toEqual(ids)
    expect(all(rows()).filter(({ anchor }) => anchor === 'hours')).toHaveLength(1)
  })

  it('is left out where it is missing, contains itself, or is too large for a page', () => {
    expect(problems(resolve([row('a', link('x', 'gone'))], () => undefined))).toMatchObject([
      { code: 'missing-section' },
    ])
    const circle = (id: string) =>
      id === 'one' ? [row('o', heading('h', 'One'), link('l', 'two'))] : [row('t', link('l', 'one'))]
    const round = resolve([row('a', link('x', 'one'))], circle)
    expect([texts(round), problems(round)]).toEqual([
      ['One'],
      [expect.objectContaining({ message: 'The section holds itself.' })],
    ])
    // Each section contains the next one twice: 2^40 headings without a limit.
    const doubling = resolve([row('a', link('x', 's0'))], (id) =>
      id === 's40'
        ? [row('e', heading('h', 'End'))]
        : [row('d', link('l', `s${Number(id.slice(1)) + 1}`), link('m', `s${Number(id.slice(1)) + 1}`))],
    )
    expect(all(doubling).length).toBeLessThanOrEqual(limits.nodes + 10)
    expect(problems(doubling).length).toBeGreaterThan(0)
  })

  it('never shows what is stored below it', () => {
    const rows = resolve(
      [
        row(
          'a',
          heading('n', 'Beside'),
          link('x', 'hours', {
            slots: { content: [row('z', heading('q', 'Smuggled'))], other: [row('z2', heading('q2', 'Too'))] },
          }),
        ),
      ],
      () => [row('h', heading('t', 'Hours'))],
    )
    expect(texts(rows)).toEqual(['Beside', 'Hours'])
  })

  it('repeats no id, loses nothing and always ends, for any pages', () => {
    const ids = ['one', 'two', 'three']
    const linked = fc
      .tuple(
        arbitraryPage,
        fc.array(fc.record({ at: fc.nat(), section: fc.constantFrom(...ids, 'gone') }), { maxLength: 4 }),
      )
      .map(([page, links]) => {
        const rows = (page.views.guest?.rows ?? []).map((each) => structuredClone(each))
        const cells = all(rows).filter((node): node is Row['cells'][number] => 'blocks' in node)
        links.forEach(
          ({ at, section }, index) =>
            cells.length > 0 && cells[at % cells.length]?.blocks.push(link(`link${index}`, section)),
        )
        if (cells.length === 0)
          rows.push(...links.map(({ section }, index) => row(`r${index}`, link(`l${index}`, section))))
        return rows
      })
    fc.assert(
      fc.property(linked, fc.tuple(linked, linked, linked), (page, sections) => {
        const find = (id: string) => sections[ids.indexOf(id)]
        const resolved = resolve(page, find)
        const nodes = all(resolved)
        expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length)
        const retainedIds = new Set(nodes.map(({ id }) => id))
        // A page's own nodes stay; a row that only holds a section is replaced by it.
        for (const node of all(page))
          if (!('type' in node && linkedSection(node) !== undefined) && !all(page.filter(isSectionRow)).includes(node))
            expect(retainedIds.has(node.id)).toBe(true)
        const read = readPage({
          format: 1,
          path: '/',
          title: '',
          views: {
            guest: {
              rows: JSON.parse(
                JSON.stringify(resolved, (key, value: unknown) => (key === 'quarantined' ? undefined : value)),
              ) as unknown,
            },
          },
        })
        expect(read.ok).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})

it('names every section that stored JSON shows, and none that is only mentioned in text', () => {
  expect([
    ...sectionsIn({
      views: {
        guest: {
          rows: [
            row(
              'a',
              link('x', 'one'),
              heading('h', 'site/section', {
                slots: { content: [row('b', link('y', 'two'))] },
                props: { type: sectionType, props: { section: 'three' } },
              }),
            ),
          ],
        },
      },
    }),
  ]).toEqual(['one', 'two'])
})
