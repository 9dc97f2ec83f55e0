import { expect, it } from 'vitest'
import { addDays, reminderDay } from './reminder-day'

const bills = [-3, 0, 3, 7]
it.each([
  ['2026-11-24', undefined, undefined],
  ['2026-11-25', undefined, '2026-11-25'],
  ['2026-11-25', '2026-11-25', undefined],
  ['2026-11-27', '2026-11-25', undefined],
  ['2026-11-28', '2026-11-25', '2026-11-28'],
  // Missed days: one mail, not three.
  ['2026-12-05', '2026-11-25', '2026-12-05'],
  ['2026-12-04', '2026-11-25', '2026-12-01'],
  ['2027-01-30', '2026-12-05', undefined],
])('on %s, reminded on %s: %s', (today, remindedOn, day) =>
  expect(reminderDay('2026-11-28', bills, { today, remindedOn })).toBe(day),
)
it('counts over the ends of months and years', () => expect(addDays('2026-12-30', 3)).toBe('2027-01-02'))
