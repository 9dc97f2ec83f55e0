import { describe, expect, it } from 'vitest'
import { registerAllBlockKits } from '@registry/all-block-kits'
import type { FlatNode, FlatPage } from '@schemas/layout/flat/flat'
import type { Changes } from './changes'
import { refuseChanges } from './refuse-changes'

registerAllBlockKits()

const block = (type: string, more: object = {}, cell = 'c1'): FlatNode => ({
  kind: 'block',
  fields: { id: 'b1', type, version: 1, props: { text: 'Words' }, ...more },
  parent: { cell },
})
const changed = (before?: FlatNode, after?: FlatNode): Changes => ({
  label: '',
  nodes: new Map([['b1', { ...(before ? { before } : {}), ...(after ? { after } : {}) }]]),
})

describe('manager', () => {
  it('cannot change, move, remove, unlock or lock locked parts', () => {
    const [open, locked] = [block('content/heading'), block('content/heading', { locked: true })]
    for (const after of [
      open,
      block('content/heading', { locked: true, props: { text: 'Others' } }),
      block('content/heading', { locked: true }, 'c2'),
      undefined,
    ])
      expect(refuseChanges(changed(locked, after), 'manager')?.en).toContain('locked')
    expect(refuseChanges(changed(open, locked), 'manager')?.en).toContain('lock')
    expect(
      refuseChanges(changed(open, block('content/heading', { props: { text: 'Others' } })), 'manager'),
    ).toBeUndefined()
  })

  it('cannot add or change admin-only blocks, but may move and remove them', () => {
    const html = block('content/custom-html')
    expect(refuseChanges(changed(undefined, html), 'manager')?.en).toContain('admin')
    expect(
      refuseChanges(changed(html, block('content/custom-html', { props: { html: 'x' } })), 'manager')?.en,
    ).toContain('admin')
    expect(refuseChanges(changed(html, block('content/custom-html', {}, 'c2')), 'manager')).toBeUndefined()
    expect(refuseChanges(changed(html), 'manager')).toBeUndefined()
  })

  it('cannot exclude a colleague, nor change the opening times of a page with locked parts', () => {
    const page = (more: object = {}) =>
      ({
        fields: { format: 1, path: '/', title: 'Page', frame: 'default', access: 'guest', ...more },
        views: {},
        nodes: new Map([['b1', block('content/heading', { locked: true })]]),
      }) as FlatPage
    const to = (more: object, from: object = {}): Changes => ({
      label: '',
      nodes: new Map(),
      fields: { before: page(from).fields, after: page(more).fields },
    })
    expect(refuseChanges(to({ access: 'admin' }), 'manager', page())?.en).toContain('admin')
    expect(refuseChanges(to({ open: 'never' }), 'manager', page())?.en).toContain('locked parts')
    for (const some of [
      to({ access: 'manager' }),
      to({ access: 'guest' }, { access: 'admin' }),
      to({ title: 'Other', open: 'never' }, { open: 'never' }),
    ])
      expect(refuseChanges(some, 'manager', page())).toBeUndefined()
    expect(refuseChanges(to({ open: 'never' }), 'manager', { ...page(), nodes: new Map() })).toBeUndefined()
    expect(refuseChanges(to({ access: 'admin', open: 'never' }), 'admin', page())).toBeUndefined()
  })
})

it('may do all of this as an admin', () =>
  expect(
    refuseChanges(changed(block('content/custom-html', { locked: true }), block('content/custom-html')), 'admin'),
  ).toBeUndefined())
