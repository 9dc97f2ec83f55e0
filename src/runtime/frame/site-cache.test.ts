import { expect, it } from 'vitest'
import { readCache, writeCache } from './site-cache'

function memory() {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}

it('keeps the site configuration for 900 s and the rest for 3600 s', () => {
  const store = memory()
  writeCache('siteConfig', { key: 'k' }, 0, store)
  writeCache('hosts', ['a'], 0, store)
  expect(readCache('siteConfig', 899_999, store)).toEqual({ key: 'k' })
  expect(readCache('siteConfig', 900_000, store)).toBeUndefined()
  expect(readCache('hosts', 3_599_999, store)).toEqual(['a'])
  expect(readCache('hosts', 3_600_000, store)).toBeUndefined()
})

it('ignores foreign values, and survives refused storage', () => {
  const store = {
    ...memory(),
    getItem: () => '{broken',
    setItem: () => {
      throw new Error('full')
    },
  }
  writeCache('hosts', [], 0, store)
  expect(readCache('hosts', 0, store)).toBeUndefined()
})
