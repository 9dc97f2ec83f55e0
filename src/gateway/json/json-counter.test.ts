import { expect, it } from 'vitest'
import { JsonCounter } from './json-counter'

function count(text: string, cut = text.length): [levels: number, entries: number] {
  const counter = new JsonCounter()
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += cut) counter.add(bytes.subarray(at, at + cut))
  return [counter.levels, counter.entries]
}

/** What parsing made, counted by walking it. */
function made(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, entry) => sum + made(entry), 1)
  if (value !== null && typeof value === 'object')
    return Object.values(value).reduce<number>((sum, entry) => sum + 1 + made(entry), 1)
  return 1
}

const samples = [
  '0',
  '[]',
  '{}',
  '[1,2,[3,{}]]',
  '{"a":{"b":["c",null,true]},"d":"e"}',
  String.raw`["[{,:\"\\","\\",{"\"":1}]`,
  '["ก","😀"]',
]

it('never counts less than parsing makes, wherever the text is cut', () => {
  for (const text of samples) {
    const whole = count(text)
    expect(whole[1], text).toBeGreaterThanOrEqual(made(JSON.parse(text)))
    expect(whole[1], text).toBeLessThanOrEqual(2 * made(JSON.parse(text)))
    for (const cut of [1, 2, 3]) expect(count(text, cut), text).toEqual(whole)
  }
})

it('counts levels, and nothing that stands inside a text', () => {
  expect(count(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)[0]).toBe(100_000)
  expect(count('["[[[[,,,,::::{{{{"]')).toEqual([1, 2])
})
