import { expect, it } from 'vitest'
import { createSeal } from './seal'

const place = { site: 'alpha', table: 'document', column: 'buyer_tax_id_sealed', row: '1' }
const old = { id: 'a', secret: 'the former key, long enough for a test' }
const current = { id: 'b', secret: 'the current key, long enough for a test' }

it('opens what it sealed, in its place alone', () => {
  const { seal, open } = createSeal([current])
  const sealed = seal('0105561000000', place)
  expect(sealed).not.toContain('0105561000000')
  expect(sealed).not.toBe(seal('0105561000000', place))
  expect(open(sealed, place)).toBe('0105561000000')
  for (const elsewhere of [{ site: 'beta' }, { table: 'order' }, { column: 'note' }, { row: '2' }])
    expect(() => open(sealed, { ...place, ...elsewhere })).toThrow()
})

it('notices a changed letter', () => {
  const { seal, open } = createSeal([current])
  const sealed = seal('text', place)
  const last = sealed.at(-2) === 'A' ? 'B' : 'A'
  expect(() => open(`${sealed.slice(0, -2)}${last}${sealed.slice(-1)}`, place)).toThrow()
})

it('opens values of a former key and seals with the current one', () => {
  const before = createSeal([old]).seal('text', place)
  const { seal, open } = createSeal([current, old])
  expect(open(before, place)).toBe('text')
  expect(seal('text', place)).toMatch(/^1\.b\./)
  expect(() => createSeal([current]).open(before, place)).toThrow('"a"')
  expect(() => createSeal([current, { ...old, id: 'b' }])).toThrow('one id')
})
