import { expect, it } from 'vitest'
import { newItem, newSection, withIds } from './outline-draft'

it('gives new rows the ids that they got while they were changed', () => {
  const section = newSection()
  const item = newItem([section], 'exam')
  const later = newItem([{ ...section, items: [item] }], 'page')
  const stored = [{ ...section, id: 'section', items: [{ ...item, id: 'exam' }] }]
  const changed = [
    { ...section, title: { th: 'บทนำ', en: 'Introduction' }, items: [later, { ...item, minutes: 5 }] },
    newSection(),
  ]
  const [first, second] = withIds(changed, stored)
  expect(first).toEqual({ ...changed[0], id: 'section', items: [later, { ...item, minutes: 5, id: 'exam' }] })
  expect(second).toEqual(changed[1])
})
