import { expect, it } from 'vitest'
import { valueOf, type WrittenDate } from './date-value'

const date: WrittenDate = { from: 'be', day: '13', month: '4', year: '2568', phase: 'waning', number: '' }

it.each<[Partial<WrittenDate>, string | undefined]>([
  [{}, '2568-04-13'],
  [{ year: '๒๕๖๘', day: '๑๓' }, '2568-04-13'],
  [{ from: 'cs', year: '1387', day: '5' }, '1387-04-05'],
  [{ from: 'rs', year: '-20' }, '-20-04-13'],
  [{ from: 'lunar', month: '8/8', day: '15' }, '2568-8/8-waning-15'],
  [{ from: 'horakhun', number: '505860' }, '505860'],
  [{ from: 'jdn', number: 'x' }, undefined],
  [{ day: '' }, undefined],
  [{ from: 'lunar', year: '68' }, undefined],
])('writes %j as %s', (change, value) => expect(valueOf({ ...date, ...change })).toBe(value))
