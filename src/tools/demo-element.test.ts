import { describe, expect, it } from 'vitest'
import { demoElement } from 'virtual:demo-element'
import { readPage } from '@schemas/layout/read'
import { prepareBlock } from '@schemas/layout/prepare'
import type { Block, Row } from '@schemas/layout/page'
import { blockExamples } from '@registry/examples'
import { blockMigrations } from '@registry/migrations'
import { blockDefinition, blockTypes } from '@registry/schemas'
import { withoutOwnContent } from './demo-element.mjs'
import { listBlocks, prefixTitles } from './list-blocks.mjs'

const read = readPage(JSON.parse(demoElement))
const types = { definition: blockDefinition, migrations: blockMigrations }
const inRows = (rows: readonly Row[]): Block[] => rows.flatMap((row) => row.cells.flatMap((cell) => cell.blocks))

describe('page of every block', () => {
  it('has a title in both languages for every prefix of block types', () => {
    const titles = prefixTitles()
    expect([...new Set(blockTypes.map((type) => type.split('/')[0] ?? ''))].filter((name) => !titles[name])).toEqual([])
    for (const { en, th } of Object.values(titles)) {
      expect(en).toMatch(/\S/)
      expect(th).toMatch(/[\u0e00-\u0e7f]/)
    }
  })

  it('is read without a problem, and every block on it parses', () => {
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    expect(read.problems).toEqual([])
    const failed = inRows(read.value.views.guest?.rows ?? []).flatMap((block) => {
      const prepared = prepareBlock(block, types)
      return prepared.ok ? [] : [`${block.id}: ${prepared.problem.message}`]
    })
    expect(failed).toEqual([])
  })

  it('requires nothing that its address does not name: it would answer 404', () => {
    const wanted = inRows(read.ok ? (read.value.views.guest?.rows ?? []) : []).flatMap(({ id, type, props }) => {
      const definition = blockDefinition(type)
      const parsed = definition?.props.safeParse(props ?? {})
      const calls = parsed?.success
        ? definition?.data?.(parsed.data as never, { params: {}, query: {}, locale: 'th', path: '/demo/element' })
        : undefined
      return Object.values(calls ?? {}).flatMap((call) => (call?.required ? [`${id}: ${call.call}`] : []))
    })
    expect(wanted).toEqual([])
  })

  it('lists every block of the build with labels, version and access', () => {
    const listed = listBlocks()
    expect(listed.map(({ type }) => type).sort()).toEqual([...blockTypes].sort())
    for (const { type, label, version, access } of listed) {
      expect(label, type).toEqual({
        en: expect.stringMatching(/\S/) as string,
        th: expect.stringMatching(/[\u0e00-\u0e7f]/) as string,
      })
      expect({ version, access }, type).toEqual({
        version: blockDefinition(type)?.version,
        access: blockDefinition(type)?.access ?? 'guest',
      })
    }
  })

  it.each(
    blockExamples
      .filter(({ type }) => !withoutOwnContent.includes(type))
      .map(({ type, name, example }) => [type, name, example] as const),
  )('shows %s, %s', (type, _name, example) => {
    const blocks = read.ok ? inRows(read.value.views.guest?.rows ?? []) : []
    const shown = blocks.some(
      (block) => block.type === type && JSON.stringify(block.props ?? {}) === JSON.stringify(example.props),
    )
    expect(shown).toBe(true)
  })
})
