import { describe, expect, it } from 'vitest'
import { fromWallClock, toWallClock } from './zoned-moment'

describe('a moment and the clock on the wall', () => {
  it('are of the site’s time zone, wherever the person sits', () => {
    expect(toWallClock('2027-01-01T00:00:00+07:00', 'Asia/Bangkok')).toBe('2027-01-01T00:00')
    expect(toWallClock('2026-12-31T17:00:00Z', 'Asia/Bangkok')).toBe('2027-01-01T00:00')
    expect(fromWallClock('2027-01-01T00:00', 'Asia/Bangkok')).toBe('2027-01-01T00:00:00+07:00')
  })

  it('know of summer time', () => {
    expect(fromWallClock('2027-07-01T12:00', 'Europe/Berlin')).toBe('2027-07-01T12:00:00+02:00')
    expect(fromWallClock('2027-01-01T12:00', 'Europe/Berlin')).toBe('2027-01-01T12:00:00+01:00')
    expect(fromWallClock('2027-07-01T12:00', 'America/New_York')).toBe('2027-07-01T12:00:00-04:00')
  })

  it('are nothing when nothing is written', () => {
    expect(toWallClock(undefined, 'Asia/Bangkok')).toBe('')
    expect(fromWallClock('', 'Asia/Bangkok')).toBeUndefined()
  })
})
