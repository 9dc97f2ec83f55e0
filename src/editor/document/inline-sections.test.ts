import { describe, expect, it } from 'vitest'
import { limits } from '@schemas/layout/limits'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { inlineSections } from './inline-sections'
import { Refusal } from './edit'
import type { Carried } from './read-carried'
import type { Subtree } from './subtree'

const heading = (text: string) => ({ id: `h-${text}`, type: 'content/heading', version: 1, props: { text } })
const link = (section: string, more: object = {}) => ({
  id: `l-${section}`,
  type: 'site/section',
  version: 1,
  props: { section },
  ...more,
})
const row = (...cells: object[][]) =>
  ({ id: 'r', cells: cells.map((blocks, index) => ({ id: `c${index}`, blocks })) }) as Carried['rows'][number]
const section = (...rows: Carried['rows']): Carried => ({ title: 'Hours', rows })

/** The texts of each column of each row; a link is shown by its section. */
function shape(parts: readonly Subtree[]): unknown {
  const ofBlock = ({
    props,
    slots,
  }: {
    props?: Record<string, unknown>
    slots?: Record<string, Carried['rows']>
  }): unknown =>
    slots
      ? Object.values(slots).map((rows) => rows.map(ofRow))
      : typeof props?.section === 'string'
        ? `→${props.section}`
        : props?.text
  const ofRow = ({ cells }: Carried['rows'][number]): unknown => cells.map(({ blocks }) => blocks.map(ofBlock as never))
  return parts.map((part) =>
    part.kind === 'row'
      ? ofRow(part.node)
      : part.kind === 'cell'
        ? part.node.blocks.map(ofBlock as never)
        : ofBlock(part.node as never),
  )
}
const inline = (parts: Subtree[], sections: Record<string, Carried>, ...here: string[]) =>
  inlineSections(parts, new Map(Object.entries(sections)), (id) => here.includes(id))
const rows = (...nodes: Carried['rows']): Subtree[] => nodes.map((node) => ({ kind: 'row', node }))
const blocks = (...nodes: object[]): Subtree[] => nodes.map((node) => ({ kind: 'block', node }) as Subtree)

describe('sections missing on a site', () => {
  const two = section(row([heading('a')], [heading('b')]), row([heading('c')]))

  it('become their rows when alone in a row or copied alone', () => {
    const expected = [[['a'], ['b']], [['c']]]
    expect(shape(inline(rows(row([link('two')])), { two }).parts)).toEqual(expected)
    expect(shape(inline(blocks(link('two')), { two }).parts)).toEqual(expected)
    expect(shape(inline(blocks(link('two'), link('two')), { two }).parts)).toEqual([...expected, ...expected])
  })

  it('become their blocks next to other blocks', () => {
    expect(shape(inline(rows(row([heading('x'), link('two')], [heading('y')])), { two }).parts)).toEqual([
      [['x', 'a', 'b', 'c'], ['y']],
    ])
    expect(shape(inline(blocks(heading('x'), link('two')), { two }).parts)).toEqual(['x', 'a', 'b', 'c'])
    expect(shape(inline([{ kind: 'cell', node: { id: 'c', blocks: [link('two')] } }], { two }).parts)).toEqual([
      ['a', 'b', 'c'],
    ])
  })

  it("include the page's own values", () => {
    registerAllBlockKits()
    const marked = section(row([{ ...heading('a'), differs: true }, heading('b')]))
    const own = { 'h-a': { type: 'content/heading', version: 1, props: { text: 'mine' } } }
    expect(shape(inline(blocks(link('marked', { props: { section: 'marked', own } })), { marked }).parts)).toEqual([
      [['mine', 'b']],
    ])
  })

  it('include sections they link, also inside other blocks, while known sections stay linked', () => {
    const outer = section(
      row([link('two')]),
      row([link('here')]),
      row([{ ...heading('card'), slots: { content: [row([link('two')])] } }]),
    )
    const { parts, brought: imported } = inline(rows(row([link('outer')])), { outer, two, here: two }, 'here')
    expect(shape(parts)).toEqual([[['a'], ['b']], [['c']], [['→here']], [[[[[['a'], ['b']], [['c']]]]]]])
    expect(imported).toEqual([outer, two])
  })

  it('stay links when their content was not copied', () => {
    const nodes = rows(row([link('gone')]))
    expect(inline(nodes, {})).toEqual({ parts: nodes, brought: [] })
  })

  it('stay hidden from everyone who could not see the link', () => {
    const staff = { shown: { roles: ['manager' as const] } }
    const [alone] = inline(rows({ ...row([link('two', { visible: { mobile: false } })]), ...staff }), { two }).parts
    expect(alone?.node).toMatchObject({ ...staff, visible: { mobile: false } })
    const [, adjacent] = inline(blocks(heading('x'), link('two', staff)), { two }).parts
    expect(adjacent?.node).toMatchObject(staff)
  })

  it('render nothing inside themselves', () => {
    const one = section(row([heading('one')]), row([link('other')]))
    const other = section(row([heading('other'), link('one')]), row([link('other')]))
    expect(shape(inline(rows(row([link('one')])), { one, other }).parts)).toEqual([[['one']], [['other']]])
  })

  it("are refused with a message when they exceed a page's limits", () => {
    const doubled = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [
        `s${index}`,
        section(row([link(`s${index + 1}`), heading('x'), link(`s${index + 1}`)])),
      ]),
    )
    expect(() => inline(rows(row([link('s0')])), { ...doubled, s60: two })).toThrow(Refusal)
    const wide = Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [
        `s${index}`,
        section(...Array.from({ length: 3 }, () => row([link(`s${index + 1}`), heading('x')]))),
      ]),
    )
    expect(() => inline(rows(row([link('s0')])), { ...wide, s20: two })).toThrow(Refusal)
    // Nested links alone would contain no part to count.
    const links = Object.fromEntries(
      Array.from({ length: limits.depth - 1 }, (_, index) => [
        `s${index}`,
        section(row([link(`s${index + 1}`)]), row([link(`s${index + 1}`)])),
      ]),
    )
    expect(() => inline(rows(row([link('s0')])), { ...links, [`s${limits.depth - 1}`]: section() })).toThrow(Refusal)
  })
})
