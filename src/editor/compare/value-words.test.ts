import { expect, it } from 'vitest'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { pickText } from '@schemas/layout/text'
import { differenceName } from './difference-name'
import { valueWords } from './value-words'

registerAllBlockKits()

const given = { locale: 'en' as const, t: (text: Parameters<typeof pickText>[0]) => pickText(text, 'en') }
const block = { kind: 'block' as const, fields: { id: 'b', type: 'content/heading', version: 1 }, parent: { cell: 'c' } }
const name = (...path: string[]) => differenceName(block, { path, before: 1, after: 2 }).map((text) => pickText(text, 'en')).join(' · ')

it('says a value as a person would', () => {
  expect(valueWords({ en: 'Hello', th: 'สวัสดี' }, given)).toBe('Hello')
  expect(valueWords({ en: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'One ' }, { type: 'text', text: 'two' }] }, { type: 'paragraph', content: [{ type: 'text', text: 'three' }] }] } }, given)).toBe('One two three')
  expect(valueWords([{ text: { en: 'A' }, to: '/a' }, { text: { th: 'ข' }, to: '/b' }], given)).toBe('A · /a · ข · /b')
  expect([valueWords(true, given), valueWords(undefined, given), valueWords('', given), valueWords(3, given), valueWords({}, given)]).toEqual(['yes', 'nothing', 'nothing', '3', 'set'])
  expect(valueWords('x'.repeat(500), given)).toHaveLength(241)
})
it('names the place of a value', () => {
  expect([name('props', 'text', 'th'), name('props', 'level'), name('style', 'mobile', 'padding', 'in', 'top'), name('visible', 'tablet'), name('locked')]).toEqual(['Heading · Thai', expect.any(String), 'Style · Padding · Mobile', 'Screens that show it · Tablet', 'Locked'])
})
