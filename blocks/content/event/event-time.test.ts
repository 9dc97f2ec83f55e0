import { describe, expect, it } from 'vitest'
import { eventWhen, isEventOver } from './event-time'

const zone = 'Asia/Bangkok'
const evening = { from: '2026-11-21T18:30:00+07:00', until: '2026-11-21T20:00:00+07:00', wholeDay: false }
const days = { from: '2026-11-20T17:00:00Z', until: '2026-11-22T16:00:00Z', wholeDay: true }

describe('event time', () => {
  it('gives a shared date once, in the era of the language', () => {
    expect(eventWhen(evening, 'th', zone)).toBe('วันเสาร์ที่ 21 พฤศจิกายน พ.ศ. 2569 เวลา 18:30–20:00 น.')
    expect(eventWhen(evening, 'en', zone)).toBe('Saturday, 21 November 2026, 18:30–20:00')
    expect(eventWhen({ ...evening, until: undefined }, 'th', zone)).toBe('วันเสาร์ที่ 21 พฤศจิกายน พ.ศ. 2569 เวลา 18:30 น.')
  })
  it('formats days and nights', () => {
    expect(eventWhen(days, 'en', zone)).toBe('21–22 November 2026')
    expect(eventWhen({ ...days, until: undefined }, 'en', zone)).toBe('Saturday, 21 November 2026')
    expect(eventWhen({ ...evening, until: '2026-11-22T01:00:00+07:00' }, 'en', zone)).toBe(
      '21 November 2026, 18:30 – 22 November 2026, 01:00',
    )
  })
})

describe('isEventOver', () => {
  it('is true from the end, or after the last day when no time is known', () => {
    expect(isEventOver(evening, Date.parse('2026-11-21T12:59:59Z'), zone)).toBe(false)
    expect(isEventOver(evening, Date.parse('2026-11-21T13:00:00Z'), zone)).toBe(true)
    expect(isEventOver({ ...evening, until: undefined }, Date.parse('2026-11-21T16:59:00Z'), zone)).toBe(false)
    expect(isEventOver(days, Date.parse('2026-11-22T16:59:00Z'), zone)).toBe(false)
    expect(isEventOver(days, Date.parse('2026-11-22T17:00:00Z'), zone)).toBe(true)
  })
})
