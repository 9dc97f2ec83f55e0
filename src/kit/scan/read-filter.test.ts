import { expect, it } from 'vitest'
import { createReadFilter } from './read-filter'
import type { ScannedCode } from './scan-types'

const code = (text: string): ScannedCode => ({ text, format: 'qr' })

it('believes two equal reads in a row, and reports a code that stays in sight once', () => {
  const filter = createReadFilter()
  const reads = [['A'], ['B'], ['B'], ['B'], ['A'], ['A']].map((texts, at) => filter(texts.map(code), at * 100))
  expect(reads.map((found) => found?.text)).toEqual([undefined, undefined, 'B', undefined, undefined, 'A'])
})

it('reports a code again that was out of sight for a while, and not one that was lost for a moment', () => {
  const filter = createReadFilter()
  const read = (now: number, ...texts: string[]) => filter(texts.map(code), now)?.text
  expect([read(0, 'A'), read(100, 'A')]).toEqual([undefined, 'A'])
  expect([read(200), read(300, 'A'), read(400, 'A')]).toEqual([undefined, undefined, undefined])
  expect([read(2000), read(2100, 'A'), read(2200, 'A')]).toEqual([undefined, undefined, 'A'])
})
