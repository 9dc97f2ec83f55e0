import { describe, expect, it } from 'vitest'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { writeClipboard } from './clipboard'
import { readClipboard } from './read-clipboard'
import { Refusal } from './edit'
import { readCarried } from './read-carried'

registerAllBlockKits()

const link = {
  kind: 'block' as const,
  node: { id: 'x', type: 'site/section', version: 1, props: { section: 'hours' } },
}
const rows = [
  {
    id: 'r',
    cells: [{ id: 'c', blocks: [{ id: 'b', type: 'content/heading', version: 1, props: { text: 'Words' } }] }],
  },
]
const hours = { title: { th: 'เวลาทำการ' }, rows }

/** Reads a copied text with these sections; returns the result or the refusal's message. */
function read(sections: unknown, more: object = {}): unknown {
  try {
    const text = JSON.stringify({ ...(JSON.parse(writeClipboard([link], { hours })) as object), sections, ...more })
    const copied = readClipboard(text)
    return copied.sections && Object.fromEntries(readCarried(copied.sections))
  } catch (error) {
    if (error instanceof Refusal) return error.words
    throw error
  }
}
const refused = { en: expect.stringMatching(/can’t be read|too large|not part/), th: expect.stringMatching(/[ก-๙]/) }

describe('sections included in a copy', () => {
  it('round-trip, and a copy without sections uses the first format', () => {
    expect(read({ hours })).toEqual({ hours })
    expect(
      [writeClipboard([link]), writeClipboard([link], { hours })].map(
        (text) => (JSON.parse(text) as { format: number }).format,
      ),
    ).toEqual([1, 2])
  })

  it('are left out when the copy would become too large', () => {
    const huge = { title: 'x', rows: [{ ...rows[0], name: 'x'.repeat(9 * 1024 * 1024) }] }
    expect(JSON.parse(writeClipboard([link], { huge }))).toMatchObject({ format: 1, kind: 'block' })
  })

  it.each<[string, unknown, object?]>([
    ['a list', [hours]],
    ['no object', 'hours'],
    ['in the first format', { hours }, { format: 1 }],
    ['missing in the second', undefined],
    ['called what no section is', { 'Not a name': hours }],
    ['of another shape', { hours: rows }],
    ['with more than sections have', { hours: { ...hours, run: 'alert(1)' } }],
    ['without a name', { hours: { rows } }],
    ['with a name that is none', { hours: { title: { en: 7 }, rows } }],
    ['with rows that are none', { hours: { title: 'x', rows: ['row'] } }],
    [
      'with a block that cannot be read',
      {
        hours: {
          title: 'x',
          rows: [{ id: 'r', cells: [{ id: 'c', blocks: [{ id: 'b', type: '<script>', version: 1 }] }] }],
        },
      },
    ],
    ['more than fit', Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`s${index}`, hours]))],
  ])('are refused with a message when they are %s', (_what, sections, more) => {
    expect(read(sections, more)).toEqual(refused)
  })

  it('cannot reach a prototype', () => {
    expect(
      read(JSON.parse('{"__proto__":{"title":"x","rows":[]},"constructor":{"prototype":{"polluted":true}}}')),
    ).toEqual({})
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })
})
