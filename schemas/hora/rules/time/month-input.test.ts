import { expect, it } from 'vitest'
import { monthInput, monthText } from './month-input'

it('reads a month of the address and writes it back', () => {
  const input = { year: 2026, month: 11 }
  expect(monthInput('2026-11')).toEqual({ ...input, era: 'ce' })
  expect(monthText(input)).toBe('2026-11')
})

it.each(['', '2026', '2026-13', '2026-00', '26-1', 'next'])('takes %j for this month', (written) =>
  expect(monthInput(written)).toEqual({}),
)
