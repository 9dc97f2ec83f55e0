import { expect, it } from 'vitest'
import type { DateForms } from '@schemas/hora/entities/date-forms'
import { reckonings, valueOf, type WrittenDate, writtenDateOf } from './date-value'

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

it('writes a day in every reckoning as its call takes it', () => {
  const forms: DateForms = {
    ce: '2023-07-30',
    be: '2566-07-30',
    cs: '1385-07-30',
    rs: '242-07-30',
    ms: '1945-07-30',
    lunar: {
      be: 2566,
      month: '8/8',
      phase: 'waxing',
      day: 13,
      yearType: 'athikamas',
      wanphra: false,
      projected: false,
    },
    horakhun: 505_989,
    jdn: 2_460_156,
    weekday: 0,
  }
  const values = reckonings.map((from) => valueOf(writtenDateOf(forms, from)))
  const { ce, be, cs, rs, ms, horakhun, jdn } = forms
  expect(values).toEqual([be, ce, cs, rs, ms, '2566-8/8-waxing-13', String(horakhun), String(jdn)])
})
