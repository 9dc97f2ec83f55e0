import { expect, it } from 'vitest'
import { questions } from '@schemas/events/entities/event-parts'
import { moved, newOption, newQuestion, questionsInput, valuesOf } from './question-values'

const stored = questions.parse({
  fields: [
    { kind: 'heading', text: { th: 'ผู้สมัคร', en: 'About you' } },
    { kind: 'text', name: 'thaiId', label: 'เลขประจำตัวประชาชน', pattern: 'thai-id' },
    { kind: 'select', name: 'province', label: { th: 'จังหวัด' }, source: 'thai-provinces', width: 'half' },
    {
      kind: 'radio',
      name: 'grows',
      label: { th: 'ปลูกอะไรอยู่', en: 'Do you grow something?' },
      required: true,
      inline: true,
      options: [
        { value: 'yes', label: { th: 'ปลูก', en: 'Yes' }, hint: { th: 'แปลงใดก็ได้' } },
        { value: 'no', label: { th: 'ยัง', en: 'Not yet' } },
      ],
    },
    { kind: 'number', name: 'area', label: 'พื้นที่', min: 1, showWhen: { field: 'grows', is: 'yes' } },
    { kind: 'checkboxes', name: 'diet', label: 'อาหาร', options: [{ value: 'halal', label: 'ฮาลาล' }] },
    { kind: 'paragraph', text: 'รถออก 07:45 น.', tone: 'note' },
  ],
  rules: {
    thaiId: { sealed: true },
    diet: { per: 'ticket', sensitive: true, atDoor: true },
  },
}) as Parameters<typeof valuesOf>[0]

it('gives back what it does not edit: conditions, patterns, built-in lists and rules', () => {
  expect(questions.parse(questionsInput(valuesOf(stored)))).toEqual(stored)
})

it('adds, changes and moves questions under names that no answer has', () => {
  const values = valuesOf(stored)
  const added = newQuestion(
    'radio',
    values.map(({ key }) => key),
  )
  const size = {
    ...added,
    label: { th: 'ขนาดเสื้อ', en: 'Shirt size' },
    per: 'ticket' as const,
    atDoor: true,
    options: [{ value: 'a', label: { th: 'เล็ก', en: 'Small' } }],
  }
  size.options.push({ ...newOption(size.options), label: { th: 'ใหญ่', en: 'Large' } })
  const all = moved([...values, size], values.length, -1)
  const saved = questions.parse(questionsInput(all))
  expect(saved.fields.at(-2)).toMatchObject({
    kind: 'radio',
    name: added.key,
    options: [
      { value: 'a', label: { th: 'เล็ก', en: 'Small' } },
      { value: 'o1', label: { th: 'ใหญ่', en: 'Large' } },
    ],
  })
  expect(saved.rules[added.key]).toEqual({ per: 'ticket', sensitive: false, sealed: false, atDoor: true })
  // Of another kind, a question drops the settings of its former one.
  const text = questionsInput([
    { ...size, kind: 'text', stored: saved.fields.at(-2) as unknown as Record<string, unknown> },
  ])
  expect(questions.parse(text).fields[0]).not.toHaveProperty('options')
})
