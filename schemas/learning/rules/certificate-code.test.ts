import fc from 'fast-check'
import { expect, it } from 'vitest'
import { codeOf, isCode, readCode, showCode } from './certificate-code'

const bytes = fc.uint8Array({ minLength: 10, maxLength: 10 })

it('reads a code however it is typed', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      const code = codeOf(random)
      expect(code).toHaveLength(17)
      expect(isCode(code)).toBe(true)
      const typed = showCode(code).toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l').replaceAll('-', ' – ')
      expect(readCode(typed)).toBe(code)
    }),
  )
})

it('knows each mistyped character', () => {
  const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
  fc.assert(
    fc.property(bytes, fc.nat(16), fc.nat(31), (random, at, other) => {
      const code = codeOf(random)
      const wrong = code.slice(0, at) + (digits[other] ?? '') + code.slice(at + 1)
      expect(isCode(wrong)).toBe(wrong === code)
    }),
  )
  for (const none of ['', 'ABCD', `${codeOf(new Uint8Array(10))}0`, 'U'.repeat(17)]) expect(isCode(none)).toBe(false)
})

it('gives different codes to different bytes', () => {
  expect(codeOf(new Uint8Array([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]))).not.toBe(codeOf(new Uint8Array(10)))
})
