import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flatten } from '@schemas/layout/flat/flatten'
import { nestRow } from '@schemas/layout/flat/nest'
import { wrongIn } from '@tests/fixtures/arbitrary-edits'
import { arbitraryPage } from '@tests/fixtures/arbitrary-page'
import { applied } from './changes'
import { readsAsData, writeClipboard } from './clipboard'
import { readClipboard } from './read-clipboard'
import { change, Refusal } from './edit'
import { insertParts } from './operations/insert-parts'
import { takeSubtree, type Subtree } from './subtree'
import type { Target } from './target'

const base = flatten({
  format: 1,
  path: '/',
  frame: 'default',
  access: 'guest',
  title: '',
  views: {
    guest: {
      rows: [{ id: 'r', cells: [{ id: 'c', blocks: [{ id: 'b', type: 'content/heading', version: 1, props: {} }] }] }],
    },
  },
})
const places: Record<Subtree['kind'], Target> = {
  row: { rows: { view: 'guest' }, index: 1 },
  cell: { row: 'r', index: 0 },
  block: { cell: 'c', index: 1 },
}

/** Pastes a text; returns the refusal, or what is inconsistent in the page afterwards. */
function paste(text: string): { refused?: Refusal; wrong?: unknown[] } {
  try {
    const { parts } = readClipboard(text)
    return {
      wrong: wrongIn(
        applied(
          base,
          change(base, '', (edit) => void insertParts(edit, parts, places[parts[0]?.kind ?? 'block'])),
        ),
      ),
    }
  } catch (error) {
    if (error instanceof Refusal) return { refused: error }
    throw error
  }
}

const envelope = (nodes: unknown, kind: unknown = 'block', more: object = {}) =>
  JSON.stringify({ sitewright: 'parts', format: 1, kind, nodes, ...more })
const block = { id: 'x', type: 'content/heading', version: 1, props: { text: 'Words' } }
const nested = (levels: number): object =>
  Array.from({ length: levels }).reduce<object>(
    (inside) => ({ ...block, slots: { s: [{ id: 'r', cells: [{ id: 'c', blocks: [inside] }] }] } }),
    block,
  )

describe('clipboard content', () => {
  it('round-trips, and is pasted with new ids', () => {
    fc.assert(
      fc.property(arbitraryPage, (source) => {
        const page = flatten(source)
        const rows = (page.views.guest ?? []).slice(0, 20)
        if (rows.length === 0) return
        const { parts } = readClipboard(writeClipboard(rows.map((id) => takeSubtree(page.nodes, id))))
        expect(parts.map(({ node }) => node)).toEqual(rows.map((id) => nestRow(page.nodes, id)))
        const twice = applied(
          page,
          change(page, '', (edit) => void insertParts(edit, parts, { rows: { view: 'guest' }, index: 0 })),
        )
        expect([wrongIn(twice), twice.views.guest?.length]).toEqual([[], (page.views.guest?.length ?? 0) + rows.length])
      }),
      { numRuns: 60 },
    )
  })

  it('is refused with a message or consistent, for any JSON', () => {
    const anything = fc.oneof(
      fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value)),
      fc.string(),
      fc
        .tuple(
          fc.array(fc.jsonValue({ maxDepth: 4 }), { maxLength: 4 }),
          fc.constantFrom('row', 'cell', 'block', 'page', '__proto__'),
        )
        .map(([nodes, kind]) => envelope(nodes, kind)),
    )
    fc.assert(
      fc.property(anything, (text) => {
        const { refused, wrong = [] } = paste(text)
        expect([refused === undefined || refused.words.th !== '', wrong]).toEqual([true, []])
      }),
      { numRuns: 200 },
    )
  })

  it('is refused with a message or consistent when one value of a real copy is corrupted', () => {
    const hostile: unknown[] = [
      null,
      0,
      -1,
      1e308,
      '',
      'x'.repeat(5000),
      [],
      {},
      true,
      { __proto__: { polluted: true } },
      JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
      nested(3),
      [[[]]],
    ]
    const real = JSON.parse(
      envelope(
        [
          {
            id: 'r',
            gap: 4,
            style: { mobile: { padding: { in: { top: 4 } } } },
            cells: [
              {
                id: 'c',
                colspan: 2,
                blocks: [{ ...block, slots: { s: [{ id: 'r2', cells: [{ id: 'c2', blocks: [block] }] }] } }],
              },
            ],
          },
        ],
        'row',
      ),
    ) as object
    const paths: (string | number)[][] = []
    const walk = (value: unknown, path: (string | number)[]): void => {
      paths.push(path)
      if (value !== null && typeof value === 'object')
        for (const [key, each] of Object.entries(value)) walk(each, [...path, Array.isArray(value) ? Number(key) : key])
    }
    walk(real, [])
    const spoil = (value: unknown, [key, ...rest]: (string | number)[], to: unknown): unknown => {
      if (key === undefined) return to
      const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, unknown>
      copy[key] = spoil(copy[key], rest, to)
      return copy
    }
    const wrong = paths.flatMap((path) =>
      hostile.flatMap((to) => paste(JSON.stringify(spoil(real, path, to)) ?? '').wrong ?? []),
    )
    expect([wrong, ({} as { polluted?: boolean }).polluted]).toEqual([[], undefined])
  })

  it.each([
    ['too large', 'x'.repeat(8 * 1024 * 1024 + 1), 'too large'],
    ['no JSON', '{"sitewright":', 'not part of a page'],
    ['deeper than any reader goes', '['.repeat(200_000), 'not part of a page'],
    ['data of another program', '{"type":"doc"}', 'not part of a page'],
    ['of another format', envelope([block], 'block', { format: 3 }), 'can’t be read'],
    ['with what no copy has', envelope([block], 'block', { run: 'alert(1)' }), 'can’t be read'],
    ['empty', envelope([]), 'can’t be read'],
    ['of more parts than fit', envelope(Array.from({ length: 501 }, () => block)), 'can’t be read'],
    ['nested too deep', envelope([nested(40)]), 'can’t be read'],
    ['of a kind that it is not', envelope([block], 'row'), 'can’t be read'],
  ])('is refused when it is %s', (_what, text, message) => {
    const { refused } = paste(text)
    expect(refused?.words.en).toContain(message)
    expect(refused?.words.th).toMatch(/[ก-๙]/)
  })

  it('counts as data and never as text when it claims to be page parts', () => {
    expect([envelope([block]), '{"sitewright": broken', '[1, 2]'].map(readsAsData)).toEqual([true, true, true])
    expect(['Words', '[see below]', '{name}'].map(readsAsData)).toEqual([false, false, false])
  })
})
