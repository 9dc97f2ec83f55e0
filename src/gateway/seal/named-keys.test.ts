import { expect, it } from 'vitest'
import { namedKeys } from './named-keys'
import { createSeal } from './seal'

const place = { site: 'alpha', table: 'document', column: 'buyer_tax_id_sealed', row: '1' }
const [former, current] = ['the former key, long enough for a test', 'the current key, long enough for a test']

it('opens what a replaced key sealed, by ids that reveal nothing', () => {
  const before = createSeal(namedKeys(former)).seal('text', place)
  const { open, seal } = createSeal(namedKeys(current, [former, current]))
  expect(open(before, place)).toBe('text')
  expect(open(seal('text', place), place)).toBe('text')
  expect(() => createSeal(namedKeys(current)).open(before, place)).toThrow('not there')
  expect(namedKeys(current)[0].id).toMatch(/^[\w-]{8}$/)
})
