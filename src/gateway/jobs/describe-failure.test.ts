import { expect, it } from 'vitest'
import { describeFailure } from './describe-failure'

it('names the reason, not the query with its parameters', () => {
  const query = new Error('Failed query: insert … params: someone@alpha.example', {
    cause: new Error('duplicate key value', {}),
  })
  expect(describeFailure(query)).toBe('duplicate key value')
  expect(describeFailure('text')).toBe('text')
  expect(describeFailure(new TypeError(''))).toBe('TypeError')
  expect(describeFailure(new Error('x'.repeat(1000)))).toHaveLength(300)
})
