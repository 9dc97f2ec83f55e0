import { describe, expect, it } from 'vitest'
import { menuDocument, menuOfKey, menuSection } from '@schemas/layout/menu-section'
import { readSlot } from '@schemas/layout/read'
import { withEntry } from './add-to-menu'

const entry = { label: { en: 'Prices', th: 'ราคา' }, to: '/prices' }
const itemsOf = (document: unknown) => {
  const read = readSlot(document)
  if (!read.ok) throw new Error('no document')
  return read.value.rows.flatMap(({ cells }) =>
    cells.flatMap(({ blocks }) => blocks.flatMap(({ props }) => props?.items)),
  )
}

describe('adding to a menu', () => {
  it('appends an entry to the last list and changes nothing else', () => {
    const before = menuDocument('main', [{ label: 'Home', to: '/' }])
    const after = withEntry(before, 'main', entry)
    expect(itemsOf(after)).toEqual([{ label: 'Home', to: '/' }, entry])
    expect(after).toEqual({ ...before, rows: after.rows })
    expect(itemsOf(before)).toEqual([{ label: 'Home', to: '/' }])
    const [row] = before.rows as object[]
    expect(itemsOf(withEntry({ ...before, rows: [row, { ...row, id: 'second' }] }, 'main', entry))).toEqual([
      { label: 'Home', to: '/' },
      { label: 'Home', to: '/' },
      entry,
    ])
  })

  it('creates a list if it was removed', () => {
    expect(itemsOf(withEntry({ format: 1, title: 'Ours', rows: [] }, 'main', entry))).toEqual([entry])
    expect(itemsOf(withEntry(null, 'main', entry))).toEqual([entry])
  })

  it('appends where everybody sees it, and keeps everything else', () => {
    const [row] = menuDocument('main', [{ label: 'Home', to: '/' }]).rows as object[]
    const staff = {
      ...(menuDocument('main', [{ label: 'Staff', to: '/staff' }]).rows as object[])[0],
      id: 'staff',
      shown: { roles: ['manager'] },
    }
    expect(itemsOf(withEntry({ format: 1, title: 'Main', rows: [row, staff] }, 'main', entry))).toEqual([
      { label: 'Home', to: '/' },
      entry,
      { label: 'Staff', to: '/staff' },
    ])
    expect(itemsOf(withEntry({ format: 1, title: 'Main', rows: [staff] }, 'main', entry))).toEqual([
      { label: 'Staff', to: '/staff' },
      entry,
    ])
    const heading = {
      id: 'words',
      cells: [
        { id: 'said', blocks: [{ id: 'h', type: 'content/heading', version: 1, props: { text: 'Ours', level: 2 } }] },
      ],
    }
    expect(withEntry({ format: 1, title: 'Main', rows: [heading] }, 'main', entry).rows).toMatchObject([
      { id: 'words' },
      { cells: [{ blocks: [{ props: { items: [entry] } }] }] },
    ])
  })

  it('starts another list when one is full, at creation and later', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => ({ label: `Entry ${at}`, to: `/${at}` }))
    const lists = (document: unknown) => {
      const read = readSlot(document)
      return read.ok
        ? read.value.rows.flatMap(({ cells }) =>
            cells.flatMap(({ blocks }) => blocks.map(({ props }) => (props?.items as unknown[] | undefined)?.length)),
          )
        : []
    }
    expect([0, 60, 61, 150].map((count) => lists(menuDocument('main', many(count))))).toEqual([
      [0],
      [60],
      [60, 1],
      [60, 60, 30],
    ])
    expect(itemsOf(menuDocument('main', many(150)))).toEqual(many(150))
    expect(itemsOf(withEntry(menuDocument('main', many(61)), 'main', entry))).toEqual([...many(61), entry])
    const full = withEntry(menuDocument('main', many(60)), 'main', entry)
    expect([lists(full), itemsOf(full)]).toEqual([
      [60, 1],
      [...many(60), entry],
    ])
  })

  it('identifies a menu by its section, as far as a section can have that name', () => {
    expect(menuOfKey(`section:${menuSection('main')}`)).toBe('main')
    expect(['section:s0a1b2', 'page:/menu-main', 'section:menu-', 'slot:header'].map(menuOfKey)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect([menuSection('Main menu'), menuSection('')]).toEqual([undefined, undefined])
  })
})
