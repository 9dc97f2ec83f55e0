import { expect, it } from 'vitest'
import { isSlow, takeReload } from './build-guard'

it('allows one reload per path in ten seconds, independently of other paths', () => {
  const stored = new Map<string, string>()
  const store = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
  expect(takeReload('/shop', 0, store)).toBe(true)
  expect(takeReload('/shop', 9999, store)).toBe(false)
  expect(takeReload('/cart', 9999, store)).toBe(true)
  expect(takeReload('/shop', 10_000, store)).toBe(true)
})

it('recognises slow connections', () => {
  expect([undefined, {}, { effectiveType: '4g' }, { effectiveType: '3g' }].map(isSlow)).toEqual([
    false,
    false,
    false,
    false,
  ])
  expect([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }].map(isSlow)).toEqual([
    true,
    true,
    true,
  ])
})
