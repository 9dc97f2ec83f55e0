import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readPage } from '@schemas/layout/read'
import { prepareBlock } from '@schemas/layout/prepare'
import type { Block, Row } from '@schemas/layout/page'
import { blockExamples } from '@registry/examples'
import { blockMigrations } from '@registry/migrations'
import { blockDefinition, blockTypes } from '@registry/schemas'
import { demoElementFile, demoElementText, listBlocks, withoutOwnContent } from './demo-element.mjs'

const written = readFileSync(demoElementFile, 'utf8')
const read = readPage(JSON.parse(written))
const types = { definition: blockDefinition, migrations: blockMigrations }
const inRows = (rows: readonly Row[]): Block[] => rows.flatMap((row) => row.cells.flatMap((cell) => cell.blocks))

describe('page of every block', () => {
  it('equals the script’s output for the current blocks (node src/tools/demo-element.mjs)', () => {
    expect(
      written === demoElementText(),
      `${demoElementFile} is out of date: run node src/tools/demo-element.mjs`,
    ).toBe(true)
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
