import { expect, it } from 'vitest'
import { leastPartBytes, mostParts, mostUploadBytes, partSizeOf } from './file-item'

it('no file has more parts than stores take, and none of them is smaller than they take', () => {
  const largest = leastPartBytes * mostParts
  for (const size of [0, 1, leastPartBytes, largest - 1, largest, largest + 1, largest + mostParts, mostUploadBytes]) {
    const part = partSizeOf(size)
    expect([part >= leastPartBytes, Math.ceil(size / part) <= mostParts], `${size} bytes`).toEqual([true, true])
  }
  expect([partSizeOf(largest), partSizeOf(largest + 1)]).toEqual([leastPartBytes, leastPartBytes + 1])
})
