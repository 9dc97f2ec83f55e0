import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Page } from '../page'
import { readPage } from '../read'
import { flatten } from './flatten'
import { nest } from './nest'
import { arbitraryPage } from '@tests/fixtures/arbitrary-page'

describe('flatten', () => {
  it('loses nothing: nesting again gives the same page', () => {
    fc.assert(
      fc.property(arbitraryPage, (source) => {
        const document = source
        expect(nest(flatten(document))).toEqual(document)
      }),
    )
  })

  it('accepts what reading returns, and reading the nested page returns it again', () => {
    fc.assert(
      fc.property(arbitraryPage, (source) => {
        const read = readPage(JSON.parse(JSON.stringify(source)))
        if (!read.ok) return
        const again = readPage(JSON.parse(JSON.stringify(nest(flatten(read.value)))))
        expect(again.ok && again.value).toEqual(read.value)
      }),
    )
  })

  it('names every node’s parent', () => {
    fc.assert(
      fc.property(arbitraryPage, (source) => {
        const { nodes } = flatten(source)
        for (const [id, { parent }] of nodes) {
          if ('row' in parent)
            expect(nodes.get(parent.row)).toMatchObject({
              kind: 'row',
              cells: expect.arrayContaining([id]) as string[],
            })
          if ('cell' in parent)
            expect(nodes.get(parent.cell)).toMatchObject({
              kind: 'cell',
              blocks: expect.arrayContaining([id]) as string[],
            })
          if ('block' in parent) expect(nodes.get(parent.block)).toMatchObject({ kind: 'block' })
        }
      }),
    )
  })

  it('refuses two nodes with one id, and a map that lacks a child', () => {
    const twice = {
      format: 1,
      path: '/',
      frame: 'default',
      access: 'guest',
      title: '',
      views: {
        guest: {
          rows: [
            { id: 'r', cells: [] },
            { id: 'r', cells: [] },
          ],
        },
      },
    } as unknown as Page
    expect(() => flatten(twice)).toThrow('share the id r')
    expect(() => nest({ fields: twice, views: { guest: ['gone'] }, nodes: new Map() })).toThrow(
      'no row with the id gone',
    )
  })
})
