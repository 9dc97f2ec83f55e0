import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { collectHandlers } from '@gateway/contracts'

/**
 * Moments that a call takes of every year: those of layouts are no rows of the database, and a till loses no sale
 * because its clock is wrong.
 */
const ofEveryYear = new Set(['editor/open-page', 'pos/hand-over'])
const samples = { date: '-12-31', 'date-time': '-12-31T10:00:00Z' }

/** Where a contract's input is a date or a moment that takes this year. */
function datesOf(input: z.ZodMiniType, year: string): string[] {
  const found: string[] = []
  z.toJSONSchema(input, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema, path }) => {
      const rest = samples[jsonSchema.format as keyof typeof samples]
      if (rest && z.safeParse(zodSchema, year + rest).success) found.push(path.join('.'))
    },
  })
  return found
}

const calls = [...collectHandlers().values()].map(({ call }) => call)

it('finds dates in inputs', () =>
  expect(calls.filter(({ input }) => datesOf(input, '2026').length > 0).length).toBeGreaterThan(15))

it.each(['0000', '1899', '2201', '9999'])('no call takes a date of the year %s', (year) => {
  const taking = calls.filter(({ name, input }) => !ofEveryYear.has(name) && datesOf(input, year).length > 0)
  expect(taking.map(({ name }) => name)).toEqual([])
})
