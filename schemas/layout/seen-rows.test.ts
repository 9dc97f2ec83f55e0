import { describe, expect, it } from 'vitest'
import type { BlockTypes } from './prepare'
import { compileRows } from './compile'
import { readPage } from './read'
import { rowVisible } from './seen-rows'

const cell = (...blocks: object[]) => ({ blocks })
const onPhones = { visible: { mobile: false } }

describe('row visibility', () => {
  it('hides a row whose blocks are all hidden, in any column', () => {
    expect(rowVisible({}, [cell(onPhones)], false)).toEqual({ mobile: false })
    expect(rowVisible({ visible: { desktop: false } }, [cell(onPhones), cell(onPhones)], false)).toEqual({
      mobile: false,
      desktop: false,
    })
    expect(rowVisible({}, [cell(onPhones), { blocks: [{}], visible: { mobile: false } }], false)).toEqual({
      mobile: false,
    })
    expect(rowVisible({}, [cell(onPhones), cell()], false)).toEqual({ mobile: false })
    expect(rowVisible({}, [cell(onPhones, {})], false)).toBeUndefined()
    expect(rowVisible({}, [cell(onPhones), cell({ visible: { tablet: false } })], false)).toBeUndefined()
  })

  it('shows a row without blocks, or with a visible style, everywhere', () => {
    expect(rowVisible({}, [cell()], true)).toBeUndefined()
    expect(rowVisible({ style: { base: { minHeight: 200 } } }, [cell(onPhones)], false)).toBeUndefined()
    expect(
      rowVisible(
        {},
        [{ ...cell(onPhones), style: { base: { background: { out: { type: 'image', image: { asset: 'view' } } } } } }],
        false,
      ),
    ).toBeUndefined()
    expect(rowVisible({ style: { base: { padding: { in: { top: 4 } } } } }, [cell(onPhones)], false)).toEqual({
      mobile: false,
    })
  })
})

it('gives visitors no padding of a row without visible blocks', () => {
  const text = (id: string, more: object = {}) => ({ id, type: 'no/such', version: 1, props: {}, ...more })
  const padded = (id: string, ...blocks: object[]) => ({
    id,
    style: { base: { padding: { out: { top: 8 } } } },
    cells: [{ id: `${id}c`, blocks }],
  })
  const read = readPage({
    format: 1,
    path: '/',
    title: 'x',
    views: {
      guest: {
        rows: [
          padded('phones', text('a', { visible: { mobile: false } })),
          padded('staff', text('b', { shown: { roles: ['manager'] } })),
          padded('room'),
          padded('all', text('c')),
        ],
      },
    },
  })
  if (!read.ok) throw new Error('not a page')
  const context = {
    types: { definition: () => undefined, migrations: () => undefined } as unknown as BlockTypes,
    asset: () => undefined,
    role: 'guest',
    now: 0,
    explain: false,
    locale: 'en',
    params: {},
    query: {},
    path: '/',
  } as const
  const { tree } = compileRows(read.value.views.guest?.rows ?? [], context as never)
  expect(tree.rows.map(({ id, c = '' }) => [id, c.includes('hide-mobile')])).toEqual([
    ['phones', true],
    ['room', false],
    ['all', false],
  ])
  expect(tree.css).toContain('.hide-mobile{display:none!important}')
})
