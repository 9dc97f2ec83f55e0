import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeError } from './describe-error'

const secret = 'mother, born 12 June 1990'

it('names the cause of a failed query, where it failed, and none of its parameters', () => {
  const cause = Object.assign(new Error('canceling statement due to statement timeout'), {
    code: '57014',
    detail: `Key (label)=(${secret}) already exists.`,
  })
  const described = describeError(new DrizzleQueryError('INSERT INTO hora_chart VALUES ($1)', [secret], cause))
  expect(described).toMatchObject({
    type: 'Error',
    message: 'canceling statement due to statement timeout',
    code: '57014',
    stack: expect.stringContaining('describe-error.test.ts'),
  })
  expect(JSON.stringify(described)).not.toContain(secret)
})

it('keeps parameters out of a query error without a cause', () => {
  const described = describeError(new DrizzleQueryError('SELECT $1', [secret]))
  expect(described).toMatchObject({ message: 'Failed query: SELECT $1' })
  expect(JSON.stringify(described)).not.toContain(secret)
})

it('is the text of what is no error', () => expect(describeError('gone')).toBe('gone'))
