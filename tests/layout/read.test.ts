import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileRows, type CompileContext } from '@schemas/layout/compile'
import { limits } from '@schemas/layout/limits'
import { readPage } from '@schemas/layout/read'
import { heading, page, row } from '../fixtures/sites'
import { blockDefinition } from '@registry/schemas'

const context: CompileContext = {
  types: { definition: blockDefinition, migrations: () => [] },
  asset: () => undefined,
  role: 'guest',
  now: 0,
  locale: 'en',
  explain: true,
  params: {},
  query: {},
  path: '/',
}

const valid = () => JSON.parse(page('/p', { guest: [row(heading('One'), heading('Two'))] })) as Record<string, unknown>

describe('readPage', () => {
  it('never throws, whatever the JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (json) => {
        const read = readPage(json)
        expect(read.ok || read.problems.length > 0).toBe(true)
      }),
    )
  })

  it('reads any JSON below a valid page as rows, and compiles it', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), (json) => {
        const read = readPage({ ...valid(), views: { guest: { rows: json } } })
        if (read.ok) compileRows(read.value.views.guest?.rows ?? [], context)
      }),
    )
  })

  it('survives any JSON put anywhere into a valid page', () => {
    const places = [
      'views.guest.rows.0',
      'views.guest.rows.0.cells',
      'views.guest.rows.0.cells.0',
      'views.guest.rows.0.cells.0.blocks',
      'views.guest.rows.0.cells.0.blocks.0',
      'views.guest.rows.0.cells.0.blocks.0.props',
      'views.guest.rows.0.cells.0.blocks.0.style',
      'views.guest.rows.0.cells.0.blocks.0.slots',
      'views.guest.rows.0.columns',
    ]
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.jsonValue({ maxDepth: 5 }), (place, json) => {
        const document = valid()
        const keys = place.split('.')
        let at = document as Record<string, unknown>
        for (const key of keys.slice(0, -1)) at = at[key] as Record<string, unknown>
        at[keys.at(-1) as string] = json
        const read = readPage(document)
        if (!read.ok) return
        const compiled = compileRows(read.value.views.guest?.rows ?? [], context)
        expect(compiled.tree.css).not.toMatch(/[<>]|javascript:|expression\(|@import/i)
      }),
    )
  })

  it('reads backgrounds of rows, and leaves out an invalid one but keeps the row', () => {
    const read = readPage(
      JSON.parse(
        page('/p', {
          guest: [
            { ...row(heading('One')), ground: 'brand' },
            { ...row(heading('Two')), ground: 'plain' },
            row(heading('Three')),
          ] as never,
        }),
      ),
    )
    if (!read.ok) throw new Error('Not read.')
    expect(read.problems.map(({ path }) => path)).toEqual([['views', 'guest', 'rows', 1, 'ground']])
    const { rows } = compileRows(read.value.views.guest?.rows ?? [], context).tree
    expect(rows.map(({ ground }) => ground)).toEqual(['brand', undefined, undefined])
    // Documents older than backgrounds render as before.
    expect(rows[2]).not.toHaveProperty('ground')
  })

  it('reads entrances of rows, columns and blocks and backgrounds of columns, and leaves out invalid ones', () => {
    const source = row(heading('One'))
    const read = readPage(
      JSON.parse(
        page('/p', {
          guest: [
            {
              ...source,
              entrance: 'rise',
              inTurn: true,
              cells: [{ ...(source.cells as object[])[0], ground: 'plain', entrance: 'fade' }],
            },
            { ...row(heading('Two')), entrance: 'spin' },
          ] as never,
        }),
      ),
    )
    if (!read.ok) throw new Error('Not read.')
    expect(read.problems.map(({ path }) => path)).toEqual([['views', 'guest', 'rows', 1, 'entrance']])
    expect(read.value.views.guest?.rows[0]).toMatchObject({
      entrance: 'rise',
      inTurn: true,
      cells: [{ ground: 'plain', entrance: 'fade' }],
    })
  })

  it('keeps an unreadable block unchanged next to its problem', () => {
    const broken = { id: 'b9', type: 'content/heading', version: 'three', extra: { kept: [1, 2] } }
    const document = valid() as { views: { guest: { rows: { cells: { blocks: unknown[] }[] }[] } } }
    document.views.guest.rows[0]?.cells[0]?.blocks.push(broken)
    const read = readPage(document)
    expect(read.ok && read.value.views.guest?.rows[0]?.cells[0]?.blocks[2]).toMatchObject({
      quarantined: {
        raw: broken,
        problem: { path: ['views', 'guest', 'rows', 0, 'cells', 0, 'blocks', 2, 'version'] },
      },
    })
  })

  it('never lets hostile keys reach a prototype', () => {
    const hostile = JSON.parse(
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"views":{"guest":{"rows":[{"id":"r","__proto__":{"polluted":1},"cells":[{"id":"c","blocks":[{"id":"b","type":"content/heading","version":1,"props":{"__proto__":{"polluted":1},"text":"x"}}]}]}]}}}',
    ) as object
    const read = readPage({ ...valid(), ...hostile })
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
    expect(JSON.stringify(read)).not.toContain('polluted')
  })

  it('gives every node a unique id', () => {
    const twin = row(heading('x'))
    const read = readPage({ ...valid(), views: { guest: { rows: [twin, twin, twin] } } })
    const ids = read.ok
      ? read.value.views.guest?.rows.flatMap((each) => [
          each.id,
          ...each.cells.flatMap((cell) => [cell.id, ...cell.blocks.map((block) => block.id)]),
        ])
      : []
    expect(new Set(ids).size).toBe(9)
  })

  it('finds a free id, however existing ones were chosen', () => {
    const long = 'a'.repeat(56)
    const rows = [long, `${long}-3`, 'b', long, long, `${long}-4`].map((id) => ({ id, cells: [] }))
    const read = readPage({ ...valid(), views: { guest: { rows } } })
    expect(new Set(read.ok ? read.value.views.guest?.rows.map(({ id }) => id) : []).size).toBe(rows.length)
  })

  it('names the limit that a document exceeds', () => {
    const many = Array.from({ length: limits.nodes }, (_, index) => ({
      id: `r${index}`,
      cells: [{ id: `c${index}`, blocks: [] }],
    }))
    expect(readPage({ ...valid(), views: { guest: { rows: many } } })).toMatchObject({
      ok: false,
      problems: [{ message: 'The layout has more than 20,000 rows, columns and blocks.' }],
    })
    let nested: unknown[] = []
    for (let depth = 0; depth < limits.depth + 2; depth++)
      nested = [
        {
          id: `r${depth}`,
          cells: [
            {
              id: `c${depth}`,
              blocks: [{ id: `b${depth}`, type: 'content/ribbon', version: 1, slots: { content: nested } }],
            },
          ],
        },
      ]
    expect(readPage({ ...valid(), views: { guest: { rows: nested } } })).toMatchObject({
      ok: false,
      problems: [{ message: 'The layout is nested more than 32 levels deep.' }],
    })
  })
})
