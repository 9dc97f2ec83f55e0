import { expect, it } from 'vitest'
import { nextRun } from './next-run'

const next = (zone: string, from: string, schedule = '30 2 * * *') =>
  nextRun(schedule, zone, new Date(from)).toISOString()

it('is at the time of the site’s zone, whatever the zone of the process', () => {
  expect(next('Asia/Bangkok', '2026-11-28T00:00:00Z')).toBe('2026-11-28T19:30:00.000Z')
  expect(next('Europe/Berlin', '2026-11-28T00:00:00Z')).toBe('2026-11-28T01:30:00.000Z')
  expect(next('America/New_York', '2026-11-28T00:00:00Z')).toBe('2026-11-28T07:30:00.000Z')
})

it('is once a day in Bangkok, also where others change their clocks', () => {
  const days: string[] = []
  for (let from = '2026-03-07T00:00:00.000Z'; days.length < 240; from = days.at(-1) as string)
    days.push(next('Asia/Bangkok', from))
  expect(new Set(days.map((day) => day.slice(11)))).toEqual(new Set(['19:30:00.000Z']))
  expect(new Set(days.map((day) => day.slice(0, 10))).size).toBe(240)
})

it('is once on the day on which an hour is left out, and on the one on which an hour is repeated', () => {
  const from = (start: string, count: number) => {
    const days = [next('America/New_York', start)]
    while (days.length < count) days.push(next('America/New_York', days.at(-1) as string))
    return days
  }
  const localDays = (days: string[]) =>
    days.map((day) => new Intl.DateTimeFormat('sv', { timeZone: 'America/New_York' }).format(new Date(day)))
  expect(localDays(from('2026-03-07T00:00:00Z', 3))).toEqual(['2026-03-07', '2026-03-08', '2026-03-09'])
  const autumn = (start: string) => nextRun('30 1 * * *', 'America/New_York', new Date(start)).toISOString()
  const once = autumn('2026-11-01T00:00:00Z')
  expect(localDays([once, autumn(once)])).toEqual(['2026-11-01', '2026-11-02'])
})

it('is after the given time, never at it', () => {
  expect(next('Asia/Bangkok', '2026-11-28T19:30:00Z')).toBe('2026-11-29T19:30:00.000Z')
})

it('falls back to Bangkok for an unknown zone, and refuses a mistyped expression', () => {
  expect(next('Asia/Nowhere', '2026-11-28T00:00:00Z')).toBe('2026-11-28T19:30:00.000Z')
  expect(() => next('Asia/Bangkok', '2026-11-28T00:00:00Z', '61 2 * * *')).toThrow()
  expect(() => next('Asia/Bangkok', '2026-11-28T00:00:00Z', '0 0 30 2 *')).toThrow('never due')
})
