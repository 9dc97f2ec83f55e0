import { beforeEach, expect, it, vi } from 'vitest'
import { storeReturnPath, storedReturnPath } from './leads-to'

beforeEach(() => localStorage.clear())

it('returns a path of this site for as long as the link works', () => {
  expect(storedReturnPath()).toBe('')
  storeReturnPath('/lesson/first?part=2')
  expect(storedReturnPath()).toBe('/lesson/first?part=2')
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 60_000)
  expect(storedReturnPath()).toBe('')
  vi.restoreAllMocks()
  storeReturnPath(undefined)
  expect(storedReturnPath()).toBe('')
})

it('returns nothing for any other target', () => {
  for (const to of ['//elsewhere.example', 'javascript:alert(1)', '/user/login']) {
    storeReturnPath(to)
    expect(storedReturnPath()).toBe('')
  }
})
