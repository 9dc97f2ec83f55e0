import { expect, it } from 'vitest'
import { isCode } from './check-register'

it.each([
  ['ลับ', 'ลับ', true],
  ['Secret', 'sECRET', true],
  // As many characters, but not as many bytes.
  ['ลับ', 'abc', false],
  ['abc', 'ลับ', false],
  ['abc', 'abd', false],
  ['abc', undefined, false],
  [null, 'abc', false],
])('compares the code %s with %s', (code, sent, isRight) => expect(isCode(code, sent)).toBe(isRight))
