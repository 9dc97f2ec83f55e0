import type { ListKind, ListSign } from '@schemas/layout/list-kind'

export type ReadNumber = { kind?: ListKind; sign?: ListSign; value: number }

/** Thai letters as word processors count them, without ฃ ฅ ฆ. */
const letters = 'กขคงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ'
const digits = '๐๑๒๓๔๕๖๗๘๙'
const romanValues: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 }
const roman = /^m{0,3}(?:c[md]|d?c{0,3})(?:x[cl]|l?x{0,3})(?:i[xv]|v?i{0,3})$/

/**
 * The number that a word processor wrote before an item as text, such as `๑.`, `ก)`, `(1)`, `iv.` or `2.1.`; undefined
 * for a bullet. `format` is what the program calls it, which alone tells the letter `v` from five.
 */
export function readNumber(text: string, format = ''): ReadNumber | undefined {
  const [, open, number = '', close] =
    /^(\(?)((?:[\d๐-๙]{1,6}\.)*(?:[\d๐-๙]{1,6}|[a-z]{1,8}|[ก-ฮ]{1,2}))([.):])?$/i.exec(text.trim()) ?? []
  if (!number || (!close && (format === '' || format === 'bullet') && !/\./.test(number))) return undefined
  const sign: { sign?: ListSign } = close === ')' ? { sign: open ? 'parens' : 'paren' } : {}
  const last = number.split('.').at(-1) ?? ''
  if (/^\d+$/.test(last)) return { ...sign, value: Number(last) }
  if (/^[๐-๙]+$/.test(last))
    return { kind: 'thai', ...sign, value: Number(Array.from(last, (digit) => digits.indexOf(digit)).join('')) }
  if (/^[ก-ฮ]/.test(last)) return { kind: 'thai-letters', ...sign, value: countLetters(last, letters) }
  const small = last.toLowerCase()
  const size = small === last ? 'lower' : 'upper'
  const isRoman = roman.test(small) && (format.includes('roman') || (!format.includes('alpha') && isRomanAlone(small)))
  if (isRoman) return { kind: `${size}-roman`, ...sign, value: romanValue(small) }
  return small.length > 2
    ? undefined
    : { kind: `${size}-alpha`, ...sign, value: countLetters(small, 'abcdefghijklmnopqrstuvwxyz') }
}

/** A list begins with i, and has more than one letter later; a single other letter is one of the alphabet. */
const isRomanAlone = (text: string) => text === 'i' || text.length > 1

const countLetters = (text: string, all: string) =>
  Array.from(text).reduce((sum, letter) => sum * all.length + all.indexOf(letter) + 1, 0)

const romanValue = (text: string) =>
  Array.from(text).reduce((sum, letter, at) => {
    const [own = 0, next = 0] = [romanValues[letter], romanValues[text[at + 1] ?? '']]
    return sum + (own < next ? -own : own)
  }, 0)
