import { expect, it } from 'vitest'
import { leastPartBytes, maxParts, maxUploadBytes, partSizeOf } from './file-item'

it('never makes more parts than stores accept, nor smaller ones', () => {
  const largest = leastPartBytes * maxParts
  for (const size of [0, 1, leastPartBytes, largest - 1, largest, largest + 1, largest + maxParts, maxUploadBytes]) {
    const part = partSizeOf(size)
    expect([part >= leastPartBytes, Math.ceil(size / part) <= maxParts], `${size} bytes`).toEqual([true, true])
  }
  expect([partSizeOf(largest), partSizeOf(largest + 1)]).toEqual([leastPartBytes, leastPartBytes + 1])
})
