import { expect, it } from 'vitest'
import { knownOptions } from './own-options'

it('keeps the known choices of stored options and drops the rest', () => {
  expect(knownOptions('{"planets":"lahiri","ketu":"comet","outer":true,"other":1}')).toEqual({
    planets: 'lahiri',
    outer: true,
  })
})

it.each(['', 'null', '[]', '{"planets":"toString"}', '{broken'])('has none of %s', (text) =>
  expect(knownOptions(text)).toBeUndefined(),
)
