import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { collectHandlers } from '@gateway/contracts'

/**
 * What a call takes of every year: moments and limits of layouts and form fields are no columns of the database, and a
 * till loses no sale because its clock is wrong.
 */
const ofEveryYear: readonly [call: string, at: string][] = [
  ['editor/open-page', ''],
  ['event/save', 'questions'],
  ['pos/hand-over', 'sales'],
]
const samples = { date: '-12-31', 'date-time': '-12-31T10:00:00Z' }

/** Where a contract's input is a date or a moment that takes this year. */
function datesOf(input: z.ZodMiniType, year: string): string[] {
  const found: { path: string; schema: z.core.$ZodType }[] = []
  // A schema with a further check has the plain one as its parent, which is named too.
  const parents = new Set<unknown>()
  z.toJSONSchema(input, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema, path }) => {
      parents.add(zodSchema._zod.parent)
      const rest = samples[jsonSchema.format as keyof typeof samples]
      if (rest && z.safeParse(zodSchema, year + rest).success) found.push({ path: path.join('.'), schema: zodSchema })
    },
  })
  return found.filter(({ schema }) => !parents.has(schema)).map(({ path }) => path)
}

const calls = [...collectHandlers().values()].map(({ call }) => call)

it('finds dates in inputs', () =>
  expect(calls.filter(({ input }) => datesOf(input, '2026').length > 0).length).toBeGreaterThan(15))

it.each(['0000', '1899', '2201', '9999'])('no call takes a date of the year %s', (year) => {
  const taking = calls.flatMap(({ name, input }) => datesOf(input, year).map((path) => [name, path] as const))
  const isMeant = ([name, path]: readonly [string, string]) =>
    ofEveryYear.some(([call, at]) => call === name && path.includes(at))
  expect(taking.filter((each) => !isMeant(each))).toEqual([])
})
