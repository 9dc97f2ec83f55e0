import { describe, expect, it } from 'vitest'
import { blockMigrations } from '@registry/migrations'
import { blockDefinition } from '@registry/schemas'
import { prepareBlock } from '@schemas/layout/prepare'
import { pageOfBlocks } from '@tests/fixtures/page-of-blocks'
import { checkPageFields, checkValid } from './invalid'

const types = { definition: blockDefinition, migrations: blockMigrations }
const check = (block: { type: string; version?: number; props?: unknown }) => {
  const node = pageOfBlocks([{ id: 'a', ...block }]).nodes.get('a')
  return node ? checkValid(node, types) : []
}

describe('invalid block values', () => {
  it('are errors at their field with a message', () => {
    expect(check({ type: 'content/heading', props: { text: 'Fine' } })).toEqual([])
    expect(check({ type: 'content/heading', props: { text: 'Fine', level: 9 } })).toMatchObject([
      { level: 'error', node: 'a', path: ['props', 'level'], words: { en: 'Enter 6 or less.' } },
    ])
    expect(
      check({ type: 'content/button-group', props: { items: [{ text: 'One', link: { to: 'https://example.com' } }] } }),
    ).toMatchObject([{ level: 'error', path: ['props', 'items', 0, 'link'] }])
  })

  it('are errors when the block is unknown, from a newer version, or unreadable', () => {
    for (const block of [
      { type: 'gone/unknown' },
      { type: 'content/heading', version: 99, props: { text: 'x' } },
      { type: 'content/heading', version: -1 },
    ])
      expect(check(block)).toMatchObject([{ level: 'error', node: 'a' }])
  })

  it('are errors at their field even when the block can be drawn', () => {
    const [area, grows] = [
      { kind: 'text', name: 'area', label: 'Area', showWhen: { field: 'grows', is: 'yes' } },
      { kind: 'text', name: 'grows', label: 'Grows?' },
    ]
    const form = (...fields: unknown[]) => ({ type: 'form/form', props: { form: 'farm', title: 'Farm', fields } })
    expect(check(form(grows, area))).toEqual([])
    expect(check(form(area, grows))).toMatchObject([
      {
        level: 'error',
        path: ['props', 'fields', 0, 'showWhen'],
        words: { en: 'There is no earlier field named "grows".' },
      },
    ])
    expect(prepareBlock({ id: 'a', version: 1, ...form(area, grows) }, types).ok).toBe(true)
  })

  it('are found in rows, columns and the page itself', () => {
    const page = pageOfBlocks([])
    const row = page.nodes.get('row')
    if (row?.kind !== 'row') throw new Error('There is no row.')
    expect(checkValid(row, types)).toEqual([])
    expect(checkValid({ ...row, fields: { ...row.fields, gap: 1000 } }, types)).toMatchObject([
      { level: 'error', node: 'row', path: ['gap'] },
    ])
    expect(checkPageFields(page)).toEqual([])
    expect(checkPageFields({ fields: { ...page.fields, path: 'nowhere' } })).toMatchObject([
      { level: 'error', path: ['path'] },
    ])
  })
})
