import fc from 'fast-check'
import { expect, it } from 'vitest'
import { gramsOf, searchWords } from './grams'

it('are pairs of letters within a word, each once', () => {
  expect(gramsOf('Aba ba')).toEqual(['ab', 'ba'])
  expect(gramsOf('น้ำปลา')).toEqual(['น้', '้ำ', 'ำป', 'ปล', 'ลา'])
  expect(gramsOf('x')).toEqual([])
})

it('of a part of a word are among those of the word', () => {
  const thai = fc.string({
    unit: fc.constantFrom(...Array.from('กขคงจปลมนรอาิีุูเแไำ้่ abc')),
    minLength: 2,
    maxLength: 30,
  })
  fc.assert(
    fc.property(thai, fc.nat(28), fc.nat(28), (text, from, length) => {
      const all = new Set(gramsOf(text))
      for (const word of searchWords(text.slice(from, from + length)))
        for (const gram of gramsOf(word)) expect(all.has(gram)).toBe(true)
    }),
  )
})

it('finds sara am however it was typed', () => expect(gramsOf('น\u0e4d\u0e49\u0e32')).toEqual(gramsOf('น้ำ')))
