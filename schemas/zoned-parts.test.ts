import fc from 'fast-check'
import { expect, it } from 'vitest'
import { zonedParts, zonedYear } from './zoned-parts'

const zones = ['Asia/Bangkok', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC']
const byIntl = (moment: Date, timeZone: string) => {
  const found: Record<string, number> = {}
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  for (const { type, value } of clock.formatToParts(moment)) found[type] = Number(value)
  return [found.year, found.month, found.day, found.hour, found.minute, found.second]
}

it('agrees with the browser’s own calendar, at any moment in any zone', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.date({ min: new Date('1800-01-01'), max: new Date('2200-01-01'), noInvalidDate: true }),
      (zone, moment) => {
        const { year, month, day, hour, minute, second } = zonedParts(moment, zone) ?? {}
        expect([year, month, day, hour, minute, second]).toEqual(byIntl(moment, zone))
      },
    ),
  )
})

it('handles the days on which clocks change', () => {
  const hours = (times: string[], zone: string) => times.map((time) => zonedParts(time, zone)?.hour)
  expect(hours(['2026-03-29T00:30:00Z', '2026-03-29T01:30:00Z'], 'Europe/Berlin')).toEqual([1, 3])
  expect(hours(['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'], 'Europe/Berlin')).toEqual([2, 2])
  expect(zonedParts(8.64e15, 'UTC')?.year).toBe(275760)
})

it('gives a moment’s year, also around a zone’s midnight', () => {
  const nearNewYear = fc
    .tuple(fc.integer({ min: 1900, max: 2200 }), fc.integer({ min: -30 * 3600, max: 30 * 3600 }))
    .map(([year, seconds]) => new Date(Date.UTC(year, 0, 1, 0, 0, seconds)))
  fc.assert(
    fc.property(fc.constantFrom(...zones, 'Pacific/Kiritimati', 'Etc/GMT+12'), nearNewYear, (zone, moment) => {
      expect(zonedYear(moment, zone)).toBe(zonedParts(moment, zone)?.year)
    }),
  )
  expect([zonedYear('2026-12-31T18:00:00Z'), zonedYear('2026-12-31T16:00:00Z'), zonedYear('nonsense')]).toEqual([
    2027,
    2026,
    undefined,
  ])
})
