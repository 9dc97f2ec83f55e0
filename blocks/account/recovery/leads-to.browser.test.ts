import { beforeEach, expect, it, vi } from 'vitest'
import { keepWayOn, wayOn } from './leads-to'

beforeEach(() => localStorage.clear())

it('remembers a path of this site for as long as the link works', () => {
  expect(wayOn()).toBe('')
  keepWayOn('/lesson/first?part=2')
  expect(wayOn()).toBe('/lesson/first?part=2')
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 60_000)
  expect(wayOn()).toBe('')
  vi.restoreAllMocks()
  keepWayOn(undefined)
  expect(wayOn()).toBe('')
})

it('leads nowhere else', () => {
  for (const to of ['//elsewhere.example', 'javascript:alert(1)', '/user/login']) {
    keepWayOn(to)
    expect(wayOn()).toBe('')
  }
})
