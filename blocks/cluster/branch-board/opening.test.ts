import { describe, expect, it } from 'vitest'
import { openingAt } from './opening'

const weekdays = [{ days: [1, 2, 3, 4, 5], open: '07:00', close: '18:00' }]
const at = (day: number, clock: string) => ({ day, minutes: Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)) })

describe('opening hours', () => {
  it('opens at the first minute and closes before the last', () => {
    expect(openingAt(weekdays, at(1, '07:00'))).toMatchObject({ isOpen: true, left: 660 })
    expect(openingAt(weekdays, at(1, '17:59'))).toMatchObject({ isOpen: true, left: 1 })
    expect(openingAt(weekdays, at(1, '18:00'))).toMatchObject({
      isOpen: false,
      next: { inDays: 1, day: 2, open: '07:00' },
    })
  })

  it('tells when a branch opens next: later today, or after the weekend', () => {
    expect(openingAt(weekdays, at(1, '06:00')).next).toEqual({ inDays: 0, day: 1, open: '07:00' })
    expect(openingAt(weekdays, at(6, '12:00'))).toMatchObject({ today: [], next: { inDays: 2, day: 1, open: '07:00' } })
  })

  it('continues past midnight', () => {
    const night = [{ days: [5], open: '18:00', close: '01:00' }]
    expect(openingAt(night, at(5, '23:30'))).toMatchObject({ isOpen: true, left: 90 })
    expect(openingAt(night, at(6, '00:59'))).toMatchObject({ isOpen: true, left: 1 })
    expect(openingAt(night, at(6, '01:00'))).toMatchObject({ isOpen: false, next: { inDays: 6 } })
  })

  it('supports breaks and days without hours', () => {
    const split = [
      { days: [1], open: '13:00', close: '17:00' },
      { days: [1], open: '08:00', close: '12:00' },
    ]
    expect(openingAt(split, at(1, '12:30'))).toMatchObject({ isOpen: false, next: { inDays: 0, open: '13:00' } })
    expect(openingAt([], at(1, '12:00'))).toEqual({ isOpen: false, today: [] })
  })
})
