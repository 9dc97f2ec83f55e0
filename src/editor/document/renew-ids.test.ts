import fc from 'fast-check'
import { expect, it } from 'vitest'
import { flatten } from '@schemas/layout/flat/flatten'
import { nest } from '@schemas/layout/flat/nest'
import { arbitraryPage } from '@tests/fixtures/arbitrary-page'
import { renewIds } from './renew-ids'

/** Drops the names of parts. */
const unnamed = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, each: unknown) => (key === 'id' ? undefined : each)))

it('gives every part a new id and changes nothing else', () => {
  fc.assert(
    fc.property(arbitraryPage, (page) => {
      const before = flatten(page)
      const after = renewIds(before)
      expect([...after.nodes.keys()].filter((id) => before.nodes.has(id))).toEqual([])
      expect([...after.nodes].every(([id, node]) => node.fields.id === id)).toBe(true)
      expect(unnamed(nest(after))).toEqual(unnamed(page))
    }),
    { numRuns: 100 },
  )
})
