import { describe, expect, it } from 'vitest'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { blockEditors } from '@registry/block-kits'
import { flatten } from '@schemas/layout/flat/flatten'
import { pageOfBlocks } from '@tests/fixtures/page-of-blocks'
import { wrongIn } from '@tests/fixtures/arbitrary-edits'
import { readPage } from '@schemas/layout/read'
import { applied } from '../changes'
import { canReset } from '../can-reset'
import { change, Edit, Refusal } from '../edit'
import { newBlock } from '../new-block'
import { resetBlock } from './reset-block'

registerAllBlockKits()

const heading = { id: 'x', type: 'content/heading', version: 1, name: 'Title', anchor: 'top', style: { base: { align: 'center' } }, visible: { mobile: false }, props: { text: 'Our camp', level: 3, size: 'xl', align: 'end' }, at: { mobile: { align: 'start' } } }

describe('a block that is reset', () => {
  it('says what a fresh one says, and keeps its name, look, anchor and who sees it', () => {
    const page = pageOfBlocks([heading])
    const { fields } = applied(page, change(page, 'Reset', (edit) => void resetBlock(edit, 'x'))).nodes.get('x') as { fields: Record<string, unknown> }
    const { props, at: _at, ...kept } = heading
    expect(fields).toEqual({ ...kept, props: { text: { en: 'A heading', th: 'หัวเรื่อง' }, level: 2 } })
    expect(props.level).toBe(3)
  })

  it('says so when there is nothing to do', () => {
    const page = pageOfBlocks([{ ...newBlock('content/heading').node, id: 'x' }])
    const edit = new Edit(page)
    expect(resetBlock(edit, 'x')).toBe(false)
  })

  it('keeps what stands in areas that it still has, and nothing where nobody would see it', () => {
    const inside = (id: string) => [{ id: `r-${id}`, cells: [{ id: `c-${id}`, blocks: [{ ...heading, id }] }] }]
    const tabs = { ...newBlock('content/tabs').node, id: 'tabs', slots: { gone: inside('lost') } }
    const read = readPage({ format: 1, path: '/', title: 'x', views: { guest: { rows: [{ id: 'r', cells: [{ id: 'c', blocks: [tabs] }] }] } } })
    if (!read.ok) throw new Error('not a page')
    const changed = flatten(read.value)
    const own = changed.nodes.get('tabs')
    if (own?.kind === 'block') own.fields.at = { mobile: {} }
    const reset = applied(changed, change(changed, 'Reset', (edit) => void resetBlock(edit, 'tabs')))
    expect(reset.nodes.has('lost')).toBe(false)
    expect(wrongIn(reset)).toEqual([])
  })

  it('of any type is valid', () => {
    for (const { type } of blockEditors()) {
      const page = pageOfBlocks([{ id: 'x', type, version: 1, props: {} }])
      expect([type, wrongIn(applied(page, change(page, 'Reset', (edit) => void resetBlock(edit, 'x'))))]).toEqual([type, []])
    }
  })
})

it('what is locked, kept to admins, unreadable or a link to a section cannot be reset', () => {
  const locked = { ...heading, id: 'locked', locked: true }
  const page = pageOfBlocks([heading, locked, { id: 'code', type: 'content/custom-html', version: 1, props: { html: '' } }, { id: 'linked', type: 'site/section', version: 1, props: { section: 'section:a' } }, { id: 'strange', type: 'no/such', version: 1, props: {} }])
  const edit = new Edit(page)
  const able = (role: 'manager' | 'admin') => ['x', 'locked', 'code', 'linked', 'strange', 'gone'].filter((id) => canReset(edit, id, role))
  expect(able('manager')).toEqual(['x'])
  expect(able('admin')).toEqual(['x', 'code'])
  expect(() => resetBlock(edit, 'locked')).toThrow(Refusal)
})
