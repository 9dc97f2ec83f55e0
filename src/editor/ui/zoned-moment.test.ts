import { describe, expect, it } from 'vitest'
import { fromWallClock, toWallClock } from './zoned-moment'

describe('moment and wall clock', () => {
  it("use the site's time zone, wherever the person is", () => {
    expect(toWallClock('2027-01-01T00:00:00+07:00', 'Asia/Bangkok')).toBe('2027-01-01T00:00')
    expect(toWallClock('2026-12-31T17:00:00Z', 'Asia/Bangkok')).toBe('2027-01-01T00:00')
    expect(fromWallClock('2027-01-01T00:00', 'Asia/Bangkok')).toBe('2027-01-01T00:00:00+07:00')
  })

  it('handle daylight saving time', () => {
    expect(fromWallClock('2027-07-01T12:00', 'Europe/Berlin')).toBe('2027-07-01T12:00:00+02:00')
    expect(fromWallClock('2027-01-01T12:00', 'Europe/Berlin')).toBe('2027-01-01T12:00:00+01:00')
    expect(fromWallClock('2027-07-01T12:00', 'America/New_York')).toBe('2027-07-01T12:00:00-04:00')
  })

  it('are empty for an empty value', () => {
    expect(toWallClock(undefined, 'Asia/Bangkok')).toBe('')
    expect(fromWallClock('', 'Asia/Bangkok')).toBeUndefined()
  })
})
