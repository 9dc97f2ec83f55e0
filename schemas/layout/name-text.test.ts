import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { fieldMessages } from '../issue-message'
import { nameText, shortText } from './name-text'

const input = z.strictObject({ name: nameText(5), note: z._default(shortText(5), '') })
const faults = (json: object) => {
  const parsed = input.safeParse(json)
  return parsed.success ? parsed.data : fieldMessages(parsed.error, json, 'en')
}

it('trims a name in one language or both', () => {
  expect(faults({ name: '  Nok ' })).toEqual({ name: 'Nok', note: '' })
  expect(faults({ name: { th: ' นก ', en: '' }, note: { en: ' a ' } })).toEqual({
    name: { th: 'นก', en: '' },
    note: { en: 'a' },
  })
})

it.each([
  [{ name: ' \u00a0\n' }, { name: 'Please fill this in.' }],
  [{ name: {} }, { 'name.th': 'Please fill this in.' }],
  [{ name: { th: '', en: '  ' } }, { 'name.th': 'Please fill this in.' }],
  [{ name: 'a'.repeat(6) }, { name: 'Use up to 5 characters.' }],
  [{ name: { en: 'a'.repeat(6) } }, { 'name.en': 'Use up to 5 characters.' }],
  [{ name: 'Nok', note: { th: 'a'.repeat(6) } }, { 'note.th': 'Use up to 5 characters.' }],
])('says at its field what is wrong with %j', (json, fields) => expect(faults(json)).toEqual(fields))
