import { describe, expect, it } from 'vitest'
import { hasEtag } from '../storage/etag'
import { isReserved } from '@schemas/layout/path'
import { readAddress } from './read-address'

describe('request address', () => {
  it.each([
    ['/', '/', ''],
    ['', '/', ''],
    ['/year//2026/?a=1', '/year/2026', '?a=1'],
    ['//evil.example/', '/evil.example', ''],
    ['/\\evil.example/', '/evil.example', ''],
    ['/\\/\\evil.example', '/evil.example', ''],
    ['http://evil.example//x/?a', '/x', '?a'],
    ['https:/evil.example/', '/https:/evil.example', ''],
    ['/a#b?c', '/a', ''],
    ['/%5Cevil.example/', '/%5Cevil.example', ''],
    ['/cafe%CC%81/x', '/caf%C3%A9/x', ''],
    ['/%e0%b8%81%2F', '/%E0%B8%81%2F', ''],
    ['/pl%61in%2D%7e%5f/%3a', '/plain-~_/%3A', ''],
    ['/%2e%2e//evil.example', '/../evil.example', ''],
    ['/%2561', '/%2561', ''],
    ['/%E0%A4%A', '/%E0%A4%A', ''],
  ])('reads %s as %s', (url, clean, search) => {
    expect(readAddress(url)).toMatchObject({ clean, search })
  })

  it('is reserved by its first segment only', () => {
    expect(['/api/x', '/account', '/assets/a.js'].every(isReserved)).toBe(true)
    expect(['/', '/apis', '/about/api'].some(isReserved)).toBe(false)
  })
})

describe('ETag matching', () => {
  it.each([
    ['W/"a"', true],
    ['"a"', true],
    ['"b", W/"a"', true],
    ['*', true],
    ['"b"', false],
    [undefined, false],
  ])('matches %s with W/"a": %s', (header, same) => {
    expect(hasEtag(header, 'W/"a"')).toBe(same)
  })
})
