import { describe, expect, it } from 'vitest'
import { applyChanges } from './apply-changes'

const page = (title: string) => ({ format: 1, title })

describe('applying changes to a release', () => {
  it('adds new content, returns to the theme where nothing is left, and drops removed documents', () => {
    const before = {
      pages: { '/a': page('a'), '/b': page('b'), '/c': page('c') },
      slots: { header: { rows: [] } },
      tokens: { x: 1 },
    }
    const after = applyChanges(before, [
      { key: 'page:/a', version: 2, content: page('a2') },
      { key: 'page:/b', version: 3, content: null },
      { key: 'page:/c', version: 1, gone: true },
      { key: 'slot:header', version: 2, content: null },
      { key: 'slot:footer', version: 1, content: { rows: [] } },
    ])
    expect(after).toEqual({
      pages: { '/a': page('a2'), '/c': null },
      slots: { footer: { rows: [] } },
      tokens: { x: 1 },
      versions: { 'page:/a': 2, 'page:/b': 3, 'page:/c': 1, 'slot:header': 2, 'slot:footer': 1 },
      redirects: {},
      changed: ['page:/a', 'page:/b', 'page:/c', 'slot:header', 'slot:footer'],
    })
    expect(before.pages['/a']).toEqual(page('a'))
  })

  it('skips changes that the release is past', () => {
    const now = applyChanges({}, [{ key: 'page:/a', version: 5, content: page('new') }])
    const later = applyChanges(now, [
      { key: 'page:/a', version: 3, content: page('planned') },
      { key: 'page:/b', version: 1, content: page('b') },
    ])
    expect(later.pages).toEqual({ '/a': page('new'), '/b': page('b') })
    expect(later.changed).toEqual(['page:/b'])
  })

  it('skips an older edition of the live theme, and applies it where another theme is live', () => {
    const themeChange = (theme: string, version: number) => ({
      key: 'theme',
      version,
      tokens: { theme, title: `${theme} ${version}`, pack: 'default', overrides: {}, slots: {} },
    })
    const newer = applyChanges({}, [themeChange('feast', 3)])
    expect(applyChanges(newer, [themeChange('feast', 2)])).toMatchObject({ tokens: { title: 'feast 3' }, changed: [] })
    const other = applyChanges(newer, [themeChange('default', 1)])
    const back = applyChanges(other, [themeChange('feast', 2), { key: 'page:/a', version: 1, content: page('feast') }])
    expect(back).toMatchObject({
      tokens: { title: 'feast 2' },
      pages: { '/a': page('feast') },
      changed: ['theme', 'page:/a'],
    })
    expect(applyChanges(back, [themeChange('feast', 3)])).toMatchObject({ tokens: { title: 'feast 3' } })
  })

  it('redirects every former address of a page to its current one in one step', () => {
    const one = applyChanges({}, [
      { key: 'page:/b', version: 2, content: page('x') },
      { key: 'page:/a', version: 2, gone: true, movedTo: '/b' },
    ])
    expect([one.redirects, one.pages]).toEqual([{ '/a': '/b' }, { '/a': null, '/b': page('x') }])
    const two = applyChanges(one, [
      { key: 'page:/c', version: 4, content: page('x') },
      { key: 'page:/b', version: 4, gone: true, movedTo: '/c' },
    ])
    expect(two.redirects).toEqual({ '/a': '/c', '/b': '/c' })
    const back = applyChanges(two, [
      { key: 'page:/a', version: 9, content: page('x') },
      { key: 'page:/c', version: 9, gone: true, movedTo: '/a' },
    ])
    expect(back.redirects).toEqual({ '/b': '/a', '/c': '/a' })
    expect(back.pages).toEqual({ '/a': page('x'), '/b': null, '/c': null })
  })

  it('makes no redirect over a page and no circular one', () => {
    const moved = {
      pages: { '/shop/{id}': null, '/store/{id}': page('x') },
      redirects: { '/shop/{id}': '/store/{id}' },
    }
    expect(applyChanges(moved, [{ key: 'page:/shop/{sku}', version: 1, content: page('y') }]).redirects).toEqual({})
    expect(
      applyChanges({}, [
        { key: 'page:/a', version: 1, gone: true, movedTo: '/b' },
        { key: 'page:/b', version: 1, gone: true, movedTo: '/a' },
      ]).redirects,
    ).toEqual({})
  })

  it('redirects again to a page that was removed and restored', () => {
    const moved = {
      pages: { '/a': null, '/b': page('x') },
      redirects: { '/a': '/b', '/ก': { path: '/b', locale: 'th' as const } },
    }
    const gone = applyChanges(moved, [{ key: 'page:/b', version: 2, gone: true }])
    expect(applyChanges(gone, [{ key: 'page:/b', version: 2, content: page('x') }])).toMatchObject({
      pages: moved.pages,
      redirects: moved.redirects,
    })
    const elsewhere = applyChanges(gone, [
      { key: 'page:/c', version: 4, content: page('x') },
      { key: 'page:/b', version: 4, gone: true, movedTo: '/c' },
    ])
    expect(elsewhere.redirects).toEqual({ '/a': '/c', '/b': '/c', '/ก': { path: '/c', locale: 'th' } })
  })

  it('redirects a localised address to its new one, also when the page moves or returns to the theme', () => {
    const in_ = (th?: string, en?: string) => ({ format: 1, paths: { ...(th ? { th } : {}), ...(en ? { en } : {}) } })
    const before = { pages: { '/a': in_('/ก', '/x') } }
    const changed = applyChanges(before, [{ key: 'page:/a', version: 2, content: in_('/ข', '/x') }])
    expect(changed.redirects).toEqual({ '/ก': { path: '/a', locale: 'th' } })
    const moved = applyChanges(changed, [
      { key: 'page:/b', version: 3, content: in_('/ค') },
      { key: 'page:/a', version: 3, gone: true, movedTo: '/b' },
    ])
    expect(moved.redirects).toEqual({
      '/a': '/b',
      '/ก': { path: '/b', locale: 'th' },
      '/ข': { path: '/b', locale: 'th' },
      '/x': { path: '/b', locale: 'en' },
    })
    expect(applyChanges(moved, [{ key: 'page:/b', version: 4, content: in_('/x', '/ก') }]).redirects).toEqual({
      '/a': '/b',
      '/ข': { path: '/b', locale: 'th' },
      '/ค': { path: '/b', locale: 'th' },
    })
    expect(applyChanges(before, [{ key: 'page:/a', version: 2, content: null }]).redirects).toEqual({
      '/ก': { path: '/a', locale: 'th' },
      '/x': { path: '/a', locale: 'en' },
    })
  })

  it("returns a menu to the site's original one, and keeps a section as removed", () => {
    const before = { sections: { 'menu-main': page('x') } }
    expect(applyChanges(before, [{ key: 'section:menu-main', version: 2, content: null }]).sections).toEqual({})
    expect(
      applyChanges({ sections: { s1: page('x') } }, [{ key: 'section:s1', version: 2, gone: true }]).sections,
    ).toEqual({ s1: null })
  })

  it('swaps the addresses of two pages', () => {
    const before = { pages: { '/a': page('a'), '/b': page('b') } }
    const after = applyChanges(before, [
      { key: 'page:/a', version: 3, content: page('b') },
      { key: 'page:/b', version: 3, content: page('a') },
      { key: 'page:/t', version: 2, gone: true, movedTo: '/a' },
    ])
    expect(after.pages).toMatchObject({ '/a': page('b'), '/b': page('a') })
    expect(after.redirects).toEqual({ '/t': '/a' })
  })
})
