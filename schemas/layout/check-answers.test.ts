import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkAnswers, type FormField, isThaiId, shownFields } from './check-answers'
import { formFieldFaults, formFields } from './form-fields'
import { localise } from './text'

const today = '2026-11-21'
const fieldsOf = (...fields: unknown[]): FormField[] => localise(formFields().parse(fields), 'en') as FormField[]
const check = (field: Record<string, unknown>, answer: unknown, locale: 'en' | 'th' = 'en') => {
  const { answers, errors } = checkAnswers(
    fieldsOf({ name: 'it', label: { en: 'It', th: 'สิ่งนี้' }, ...field }),
    answer === undefined ? {} : { it: answer },
    { locale, today },
  )
  return errors.it ?? answers.it
}

describe('checkAnswers', () => {
  it.each([
    ['a needed one is missed by its label', { kind: 'text', required: true }, '  ', 'Please fill in “It”.'],
    ['a free one may be empty', { kind: 'text' }, '', undefined],
    ['spaces around it go', { kind: 'text' }, '  Mali  ', 'Mali'],
    ['Thai numerals are numerals', { kind: 'phone' }, '๐๘๑ ๒๓๔ ๕๖๗๘', '0812345678'],
    ['a sentence keeps them', { kind: 'text' }, 'วันที่ ๑๒', 'วันที่ ๑๒'],
    [
      'a choice is its value as it was written',
      { kind: 'select', options: [{ value: 'รอบ ๑ ', label: { en: 'First', th: 'รอบแรก' } }] },
      'รอบ ๑ ',
      'รอบ ๑ ',
    ],
    ['a phone may have the country in front', { kind: 'phone' }, '+66 81-234-5678', '0812345678'],
    [
      'a phone has 9 or 10 digits',
      { kind: 'phone' },
      '0812',
      'Enter a Thai phone number: 9 or 10 digits starting with 0, such as 081 234 5678.',
    ],
    ['an address is lower-case', { kind: 'email' }, 'Mali@Example.COM', 'mali@example.com'],
    ['an address needs a domain', { kind: 'email' }, 'mali@example', 'Enter a valid email, such as name@example.com.'],
    ['a number may have separators', { kind: 'number' }, '1,250', 1250],
    ['a number is whole unless told', { kind: 'number' }, '1.5', 'Please enter a whole number.'],
    ['a number may have decimals where asked', { kind: 'number', whole: false }, '1.5', 1.5],
    ['a number has bounds', { kind: 'number', min: 2, max: 9 }, '10', 'Please enter a number from 2 to 9.'],
    ['a word is no number', { kind: 'number' }, 'many', 'Please enter a number, such as 12.'],
    ['length is counted in characters', { kind: 'text', maxLength: 3 }, '😀😀😀', '😀😀😀'],
    [
      'too long says how long',
      { kind: 'textarea', maxLength: 3 },
      'abcd',
      'Please use up to 3 characters. You have 4.',
    ],
    [
      'a choice is one of the options',
      { kind: 'radio', options: [{ value: 'a', label: 'A' }] },
      'b',
      'Please select an option.',
    ],
    [
      'choices keep the order of the options',
      {
        kind: 'checkboxes',
        options: [
          { value: 'a', label: 'A' },
          { value: 'b', label: 'B' },
        ],
      },
      ['b', 'x', 'a'],
      ['a', 'b'],
    ],
    [
      'choices have a least',
      { kind: 'checkboxes', required: true, options: [{ value: 'a', label: 'A' }] },
      [],
      'Please select at least one.',
    ],
    [
      'choices have a most',
      {
        kind: 'checkboxes',
        max: 1,
        options: [
          { value: 'a', label: 'A' },
          { value: 'b', label: 'B' },
        ],
      },
      ['a', 'b'],
      'Please select up to 1.',
    ],
    [
      'consent is true and nothing like it',
      { kind: 'consent', required: true },
      'true',
      'Please tick this box to continue.',
    ],
    ['consent that is free is stored as no', { kind: 'consent' }, undefined, false],
    ['a day exists', { kind: 'date' }, '2026-02-30', 'Please select a date.'],
    ['a day from today on', { kind: 'date', min: 'today' }, '2026-11-20', 'Please select 21/11/2026 or later.'],
    ['today is from today on', { kind: 'date', min: 'today' }, today, today],
    [
      'a time has bounds',
      { kind: 'time', min: '10:00', max: '19:00' },
      '19:30',
      'Please select a time from 10:00 to 19:00.',
    ],
    [
      'a postcode has five digits',
      { kind: 'text', pattern: 'postcode' },
      '1090',
      'Enter a five-digit postcode, such as 10900.',
    ],
    [
      'a web address gets its protocol',
      { kind: 'text', pattern: 'web-address' },
      'www.example.com/a',
      'https://www.example.com/a',
    ],
    [
      'a web address has a query with any signs',
      { kind: 'text', pattern: 'web-address' },
      'https://example.com?by=me@example.com/#?',
      'https://example.com?by=me@example.com/#?',
    ],
    [
      'a query is no part of a host',
      { kind: 'text', pattern: 'web-address' },
      'example?a.com',
      'Enter a web address, such as www.example.com.',
    ],
    [
      'a script is no web address',
      { kind: 'text', pattern: 'web-address' },
      'javascript:alert(1)',
      'Enter a web address, such as www.example.com.',
    ],
    ['letters of any script', { kind: 'text', pattern: 'letters' }, 'ศิริพร de la Cruz', 'ศิริพร de la Cruz'],
  ])('%s', (_rule, field, answer, outcome) => {
    expect(check(field, answer)).toEqual(outcome)
  })

  it('reports in Thai with days of the Buddhist era', () => {
    expect(check({ kind: 'date', max: 'today' }, '2026-11-22', 'th')).toBe('เลือกได้ไม่เกินวันที่ 21/11/2569')
  })
})

describe('Thai citizen number', () => {
  const withCheck = (digits: string) =>
    digits +
    String((11 - (Array.from(digits).reduce((sum, digit, place) => sum + Number(digit) * (13 - place), 0) % 11)) % 10)

  it('is valid only with its check digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-8]\d{11}$/), fc.integer({ min: 1, max: 9 }), (digits, other) => {
        const right = withCheck(digits)
        const wrong = digits + String((Number(right[12]) + other) % 10)
        expect(isThaiId(right)).toBe(true)
        expect(isThaiId(wrong)).toBe(false)
      }),
    )
  })

  it('may be written as on the card', () => {
    const right = withCheck('110170023070')
    expect(
      check(
        { kind: 'text', pattern: 'thai-id' },
        `${right.slice(0, 1)}-${right.slice(1, 5)}-${right.slice(5, 10)}-${right.slice(10, 12)}-${right.slice(12)}`,
      ),
    ).toBe(right)
  })
})

describe('field with a condition', () => {
  const fields = fieldsOf(
    {
      kind: 'radio',
      name: 'grows',
      label: 'Grows?',
      options: [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ],
    },
    {
      kind: 'radio',
      name: 'how',
      label: 'How?',
      options: [{ value: 'soil', label: 'Soil' }],
      required: true,
      showWhen: { field: 'grows', is: 'yes' },
    },
    { kind: 'text', name: 'area', label: 'Area', required: true, showWhen: { field: 'how', is: ['soil', 'water'] } },
  )

  it('stores nothing while it is hidden', () => {
    expect(checkAnswers(fields, { grows: 'no', how: 'soil', area: '12' }, { locale: 'en', today })).toEqual({
      answers: { grows: 'no' },
      errors: {},
    })
  })

  it('is hidden together with the field it depends on', () => {
    expect(shownFields(fields, { grows: 'no', how: 'soil' }).map((field) => 'name' in field && field.name)).toEqual([
      'grows',
    ])
  })

  it('is required once it shows', () => {
    expect(Object.keys(checkAnswers(fields, { grows: 'yes', how: 'soil' }, { locale: 'en', today }).errors)).toEqual([
      'area',
    ])
  })
})

describe('form rules', () => {
  it('never throw, and store only named fields, whatever is sent', () => {
    const fields = fieldsOf(
      { kind: 'text', name: 'text', label: 'T' },
      { kind: 'number', name: 'number', label: 'N' },
      { kind: 'date', name: 'date', label: 'D' },
      { kind: 'checkboxes', name: 'several', label: 'C', options: [{ value: 'a', label: 'A' }] },
      { kind: 'consent', name: 'consent', label: 'Y' },
    )
    const keys = fc.constantFrom('text', 'number', 'date', 'several', 'consent', '__proto__', 'constructor', 'other')
    fc.assert(
      fc.property(fc.dictionary(keys, fc.anything()), (sent) => {
        const { answers } = checkAnswers(fields, sent, { locale: 'th', today })
        expect(
          Object.keys(answers).every((name) => ['text', 'number', 'date', 'several', 'consent'].includes(name)),
        ).toBe(true)
      }),
    )
  })

  it('report conditions without an earlier field, and repeated names', () => {
    const text = { kind: 'text', name: 'one', label: 'One' }
    const faults = (...fields: unknown[]) =>
      formFieldFaults(formFields().parse(fields)).map(({ path }) => path.join('.'))
    expect(faults({ ...text, showWhen: { field: 'later', is: 'x' } }, { ...text, name: 'later' })).toEqual([
      '0.showWhen',
    ])
    expect(faults(text, text)).toEqual(['1.name'])
    expect(faults({ kind: 'select', name: 'none', label: 'None' })).toEqual(['0.options'])
    expect(
      faults(
        text,
        { ...text, name: 'later', showWhen: { field: 'one', is: 'x' } },
        { kind: 'select', name: 'province', label: 'Province', source: 'thai-provinces' },
      ),
    ).toEqual([])
  })

  it('include the 77 provinces', () => {
    const [field] = fieldsOf({ kind: 'select', name: 'province', label: 'Province', source: 'thai-provinces' })
    expect(field?.kind === 'select' && new Set(field.options.map((option) => option.value)).size).toBe(77)
  })
})
