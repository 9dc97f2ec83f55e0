import { describe, expect, it } from 'vitest'
import { targetOf } from './target-of'

describe('targetOf', () => {
  it('returns the path named by the address, with its query', () => {
    expect(targetOf('/shop/orders?page=2#last', '/')).toBe('/shop/orders?page=2#last')
  })

  it.each([
    undefined,
    '',
    'orders',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '\\\\evil.example',
    '/user/login?to=%2F',
    '/cluster/user/login',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/.\\/evil.example',
  ])('returns home for %j', (to) => {
    expect(targetOf(to, '/home')).toBe('/home')
  })

  it('is the front page where home itself leads elsewhere, and empty where there is none', () => {
    expect(targetOf(undefined, '/.//evil.example')).toBe('/')
    expect(targetOf('/.//evil.example', '//evil.example')).toBe('/')
    expect(targetOf('/.//evil.example', '')).toBe('')
  })
})
