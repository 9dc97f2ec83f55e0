import { expect, it } from 'vitest'
import { localInput, momentOf } from './local-time'

it('writes a moment by this device’s clock, and reads it back to the minute', () => {
  const at = new Date(2026, 10, 5, 8, 3, 40)
  expect(localInput(at.getTime())).toBe('2026-11-05T08:03')
  expect(momentOf('2026-11-05T08:03')).toBe(at.getTime() - 40_000)
  expect(momentOf('')).toBeUndefined()
})
