import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comparePatterns, fillPath, findPath, matchPath, plainPath } from './path'

describe('path', () => {
  it('tries literals before parameters, at the first difference', () => {
    const sorted = [
      '/{page}',
      '/{page}/{post}',
      '/lesson/detail/{slug}',
      '/lesson/detail/netflix',
      '/',
      '/a/{b}/c',
      '/a/{b}/{c}',
    ].sort(comparePatterns)
    expect(findPath(sorted, '/lesson/detail/netflix')?.path).toBe('/lesson/detail/netflix')
    expect(findPath(sorted, '/lesson/detail/thai')?.path).toBe('/lesson/detail/{slug}')
    expect(findPath(sorted, '/a/b/c')?.path).toBe('/a/{b}/c')
    expect(findPath(sorted, '/a/b')?.path).toBe('/{page}/{post}')
    expect(findPath(sorted, '/')?.path).toBe('/')
    expect(findPath(sorted, '/a/b/c/d')).toBeUndefined()
  })

  it('returns what was filled in, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), fc.string({ minLength: 1 }), (sku, other) => {
        fc.pre(![sku, other].some((value) => value === '.' || value === '..' || !value.isWellFormed()))
        expect(matchPath('/shop/{sku}/x/{other}', fillPath('/shop/{sku}/x/{other}', { sku, other }))).toEqual({
          sku,
          other,
        })
      }),
    )
  })

  it('is written as browsers request it', () => {
    expect(fillPath('/เรา/{who}', { who: 'a b' })).toBe('/%E0%B9%80%E0%B8%A3%E0%B8%B2/a%20b')
    expect(matchPath('/เรา/{who}', '/%E0%B9%80%E0%B8%A3%E0%B8%B2/a%20b')).toEqual({ who: 'a b' })
  })

  it('is read as people write it, if possible', () => {
    expect(plainPath('/%E0%B9%80%E0%B8%A3%E0%B8%B2/a%20b')).toBe('/เรา/a b')
    for (const odd of ['/%E0%A4%A', '/a%2Fb']) expect(plainPath(odd)).toBeUndefined()
  })

  it('never matches a broken escape, and throws for a missing value', () => {
    expect(matchPath('/{page}', '/%E0%A4%A')).toBeUndefined()
    expect(() => fillPath('/{page}', {})).toThrow('{page}')
  })
})
