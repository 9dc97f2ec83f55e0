import { describe, expect, it } from 'vitest'
import { timeLeft } from './time-left'

const minute = 60_000

describe('timeLeft', () => {
  it('splits a span into units', () => {
    expect(timeLeft(((26 * 60 + 3) * 60 + 4) * 1000, true)).toEqual({ days: 1, hours: 2, minutes: 3, seconds: 4 })
  })
  it('shows a started second, and without seconds a started minute', () => {
    expect(timeLeft(1, true).seconds).toBe(1)
    expect(timeLeft(60 * minute - 1, false)).toEqual({ days: 0, hours: 1, minutes: 0, seconds: 0 })
  })
  it('is zero from the moment on', () => {
    expect(timeLeft(0, true)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
    expect(timeLeft(-minute, false)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
  })
})
