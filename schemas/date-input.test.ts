import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { dateInput, isDateInput, momentInput, monthInput } from './date-input'
import { fieldMessages } from './issue-message'

const days = {
  right: ['1900-01-01', '2024-02-29', '2200-12-31'],
  wrong: ['0000-01-01', '1899-12-31', '2201-01-01', '9999-12-31', '2026-02-29', '2026-13-01', '2026-1-1', '', 'today'],
}

describe('dates of calls', () => {
  it.each(days.right)('takes the day %s', (day) => {
    expect(z.safeParse(dateInput(), day).success).toBe(true)
    expect(isDateInput(day)).toBe(true)
  })
  it.each(days.wrong)('refuses the day “%s”', (day) => {
    expect(z.safeParse(dateInput(), day).success).toBe(false)
    expect(isDateInput(day)).toBe(false)
  })
  it('takes moments with an offset or Z, of the same years', () => {
    const takes = (text: string) => z.safeParse(momentInput(), text).success
    expect(['2026-11-29T08:00:00+07:00', '2026-11-29T01:00:00Z'].every(takes)).toBe(true)
    expect(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '2026-11-29T08:00:00'].some(takes)).toBe(false)
  })
  it('takes months of the same years', () => {
    const takes = (text: string) => z.safeParse(monthInput(), text).success
    expect(['1900-01', '2026-11'].every(takes)).toBe(true)
    expect(['0000-01', '9999-12', '2026-13', '2026-1'].some(takes)).toBe(false)
  })
  it('names the years at the field, in the era of the reader’s language', () => {
    const input = z.strictObject({ due: dateInput() })
    const json = { due: '9999-12-31' }
    const { error } = z.safeParse(input, json)
    expect(error && fieldMessages(error, json, 'en')).toEqual({ due: 'Enter a date between 1900 and 2200.' })
    expect(error && fieldMessages(error, json, 'th')).toEqual({ due: 'กรุณาระบุวันที่ระหว่าง พ.ศ. 2443 ถึง 2743' })
  })
})
