import fc from 'fast-check'
import { expect, it } from 'vitest'
import { batchPaths, foldersOn, isOneBatch, maxFoldersAtOnce } from './folder-paths'

/** Counts the slow way. */
const countOf = (paths: readonly string[]) =>
  new Set(paths.flatMap((path) => foldersOn(path).map((_name, at, names) => names.slice(0, at + 1).join('/')))).size

it('counts shared folders once', () => {
  const deep = Array.from({ length: 59 }, (_, at) => `f${at}`).join('/')
  expect(isOneBatch(Array.from({ length: 200 }, (_, at) => `${deep}/${at}`))).toBe(true)
  expect(isOneBatch(Array.from({ length: 200 }, (_, at) => `${at}/${deep}`))).toBe(false)
  expect([isOneBatch(['a/'.repeat(maxFoldersAtOnce)]), isOneBatch(['a/'.repeat(maxFoldersAtOnce + 1)])]).toEqual([
    true,
    false,
  ])
})

it('keeps every path in order within the limits, except a path that exceeds them alone', () => {
  const path = fc
    .array(fc.constantFrom('a', 'b', 'c', ' ', ''), { minLength: 1, maxLength: 8 })
    .map((names) => names.join('/'))
  fc.assert(
    fc.property(
      fc.array(path, { maxLength: 30 }),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 5 }),
      (paths, folders, limit) => {
        const batches = batchPaths(paths, { folders, paths: limit })
        expect(batches.flat()).toEqual(paths)
        for (const batch of batches)
          expect(batch.length <= limit && (batch.length === 1 || countOf(batch) <= folders)).toBe(true)
      },
    ),
    { numRuns: 200 },
  )
})
