import { describe, expect, it } from 'vitest'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { blockEditors } from '@registry/block-kits'
import { flatten } from '@schemas/layout/flat/flatten'
import { pageOfBlocks } from '@tests/fixtures/page-of-blocks'
import { wrongIn } from '@tests/fixtures/arbitrary-edits'
import { readPage } from '@schemas/layout/read'
import { isSetting } from '../../inspector/is-setting'
import { applied } from '../changes'
import { canReset } from '../can-reset'
import { change, Edit, Refusal } from '../edit'
import { newBlock } from '../new-block'
import { resetBlock } from './reset-block'

registerAllBlockKits()

const heading = {
  id: 'x',
  type: 'content/heading',
  version: 1,
  name: 'Title',
  anchor: 'top',
  style: { base: { align: 'center' } },
  visible: { mobile: false },
  props: { text: 'Our camp', level: 3, size: 'xl', align: 'end' },
  at: { mobile: { align: 'start' } },
}

describe('resetting a block', () => {
  it('restores the default settings and keeps content, name, style, anchor and visibility', () => {
    const page = pageOfBlocks([heading])
    const { fields } = applied(
      page,
      change(page, 'Reset', (edit) => void resetBlock(edit, 'x', isSetting)),
    ).nodes.get('x') as { fields: Record<string, unknown> }
    const { props, at: _at, ...retained } = heading
    expect(fields).toEqual({ ...retained, props: { text: 'Our camp', level: 2 } })
    expect(props.level).toBe(3)
  })

  it('returns false when there is nothing to reset', () => {
    const page = pageOfBlocks([{ ...newBlock('content/heading').node, id: 'x' }])
    const edit = new Edit(page)
    expect(resetBlock(edit, 'x', isSetting)).toBe(false)
  })

  it('keeps the content of areas that the reset switches off', () => {
    const inside = (id: string) => [{ id: `r-${id}`, cells: [{ id: `c-${id}`, blocks: [{ ...heading, id }] }] }]
    const tabs = { ...newBlock('content/tabs').node, id: 'tabs', slots: { gone: inside('lost') } }
    const read = readPage({
      format: 1,
      path: '/',
      title: 'x',
      views: { guest: { rows: [{ id: 'r', cells: [{ id: 'c', blocks: [tabs] }] }] } },
    })
    if (!read.ok) throw new Error('not a page')
    const changed = flatten(read.value)
    const own = changed.nodes.get('tabs')
    if (own?.kind === 'block') own.fields.at = { mobile: {} }
    const reset = applied(
      changed,
      change(changed, 'Reset', (edit) => void resetBlock(edit, 'tabs', isSetting)),
    )
    expect(reset.nodes.has('lost')).toBe(true)
    expect(wrongIn(reset)).toEqual([])
  })

  it('yields a valid block of any type, with start values for omitted props', () => {
    for (const { type } of blockEditors()) {
      const { node } = newBlock(type)
      const content = Object.fromEntries(Object.entries(node.props ?? {}).filter(([name]) => !isSetting(type, name)))
      const page = pageOfBlocks([{ ...node, id: 'x', props: content }])
      const reset = applied(
        page,
        change(page, 'Reset', (edit) => void resetBlock(edit, 'x', isSetting)),
      )
      const block = reset.nodes.get('x')
      expect([type, wrongIn(reset), block?.kind === 'block' && { ...block.fields.props, level: 0 }]).toEqual([
        type,
        [],
        { ...node.props, level: 0 },
      ])
    }
  })
})

it('is refused for locked, admin-only and unreadable blocks and for section links', () => {
  const locked = { ...heading, id: 'locked', locked: true }
  const page = pageOfBlocks([
    heading,
    locked,
    { id: 'code', type: 'content/custom-html', version: 1, props: { html: '' } },
    { id: 'linked', type: 'site/section', version: 1, props: { section: 'section:a' } },
    { id: 'strange', type: 'no/such', version: 1, props: {} },
  ])
  const edit = new Edit(page)
  const able = (role: 'manager' | 'admin') =>
    ['x', 'locked', 'code', 'linked', 'strange', 'gone'].filter((id) => canReset(edit, id, role))
  expect(able('manager')).toEqual(['x'])
  expect(able('admin')).toEqual(['x', 'code'])
  expect(() => resetBlock(edit, 'locked', isSetting)).toThrow(Refusal)
})
