import * as z from 'zod/mini'
import { clock as timeOfDay } from './clock'
import { markField } from './field-mark'
import { link } from './link'
import type { Fault } from './refuse'
import { longText, text } from './text'
import { thaiProvinces } from './thai-provinces'

const name = z.string().check(z.regex(/^[a-z][A-Za-z0-9]{0,39}$/))
/** A copy gets new names; a condition names another field's. */
const ownName = markField(name, { field: 'key' })
const length = z.optional(z.int().check(z.gte(0), z.lte(10_000)))
const day = z.optional(z.union([z.literal('today'), z.iso.date()]))
const clock = z.optional(timeOfDay())

/**
 * Shown only while the earlier field has this answer (or one of these); a hidden field has no answer and stores
 * nothing.
 */
const answer = markField(z.string().check(z.maxLength(200)), { field: 'name' })
const showWhen = z.optional(
  z.strictObject({ field: name, is: z.union([answer, z.array(answer).check(z.minLength(1), z.maxLength(40))]) }),
)

const answerFieldShape = {
  /** The answer's name in stored submissions; never displayed. */
  name: ownName,
  label: text(),
  hint: z.optional(text()),
  required: z._default(z.boolean(), false),
  /** Two half-width fields share a line where there is space. */
  width: z._default(z.enum(['full', 'half']), 'full'),
  showWhen,
}
const option = z.strictObject({
  value: markField(z.string().check(z.minLength(1), z.maxLength(80)), { field: 'name' }),
  label: text(),
  hint: z.optional(text()),
})
const options = z._default(z.array(option).check(z.maxLength(200)), [])
const typed = { placeholder: z.optional(text()), minLength: length, maxLength: length }

/** Formats beyond a text's length. `thai-id` has 13 digits with a check digit, `postcode` five. */
export const textPatterns = ['thai-id', 'postcode', 'letters', 'digits', 'web-address', 'line-id'] as const
export type TextPattern = (typeof textPatterns)[number]

/** Autofill keywords of browsers. */
const autocomplete = z.optional(
  z.enum([
    'name',
    'given-name',
    'family-name',
    'organization',
    'organization-title',
    'street-address',
    'postal-code',
    'address-level1',
    'address-level2',
    'email',
    'tel',
    'url',
    'bday',
    'off',
  ]),
)

const field = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('text'),
    ...answerFieldShape,
    ...typed,
    pattern: z.optional(z.enum(textPatterns)),
    autocomplete,
  }),
  z.strictObject({ kind: z.literal('email'), ...answerFieldShape, placeholder: z.optional(text()) }),
  z.strictObject({ kind: z.literal('phone'), ...answerFieldShape, placeholder: z.optional(text()) }),
  z.strictObject({
    kind: z.literal('number'),
    ...answerFieldShape,
    placeholder: z.optional(text()),
    min: z.optional(z.number()),
    max: z.optional(z.number()),
    whole: z._default(z.boolean(), true),
    unit: z.optional(text()),
  }),
  z.strictObject({
    kind: z.literal('textarea'),
    ...answerFieldShape,
    ...typed,
    rows: z._default(z.int().check(z.gte(2), z.lte(20)), 4),
  }),
  z.strictObject({
    kind: z.literal('select'),
    ...answerFieldShape,
    placeholder: z.optional(text()),
    options,
    /** A built-in list, instead of options. */ source: z.optional(z.enum(['thai-provinces'])),
  }),
  z.strictObject({ kind: z.literal('radio'), ...answerFieldShape, options, inline: z._default(z.boolean(), false) }),
  z.strictObject({
    kind: z.literal('checkboxes'),
    ...answerFieldShape,
    options,
    min: z.optional(z.int().check(z.gte(0))),
    max: z.optional(z.int().check(z.gte(1))),
  }),
  /** A single consent; its label is the sentence agreed to. */
  z.strictObject({
    kind: z.literal('consent'),
    ...answerFieldShape,
    link: z.optional(z.strictObject({ label: text(), link: link() })),
  }),
  z.strictObject({ kind: z.literal('date'), ...answerFieldShape, min: day, max: day }),
  z.strictObject({ kind: z.literal('time'), ...answerFieldShape, min: clock, max: clock }),
  /** Begins a section, or a step in a multi-step form. */
  z.strictObject({ kind: z.literal('heading'), text: text(), hint: z.optional(text()), showWhen }),
  z.strictObject({
    kind: z.literal('paragraph'),
    text: longText(),
    tone: z._default(z.enum(['plain', 'note']), 'plain'),
    showWhen,
  }),
])

type Field = z.output<typeof field>

const provinceOptions = thaiProvinces.map(({ code, th, en }) => ({ value: code, label: { th, en } }))

/** A form's fields, at most 80; named lists are filled in. Rules across fields are in `formFieldFaults`. */
export const formFields = () =>
  z.pipe(
    z.array(field).check(z.minLength(1), z.maxLength(80)),
    z.transform((fields: Field[]) =>
      fields.map((entry) => (entry.kind === 'select' && entry.source ? { ...entry, options: provinceOptions } : entry)),
    ),
  )

export type StoredFields = z.output<ReturnType<typeof formFields>>

/**
 * Faults that block publishing a form: names are unique, conditions name an earlier field, a choice has options. They
 * may be broken temporarily while fields are moved and added.
 */
export function formFieldFaults(fields: StoredFields): Fault[] {
  const known = new Set<string>()
  return fields.flatMap((entry, index) => {
    const found: Fault[] = []
    if (entry.showWhen && !known.has(entry.showWhen.field))
      found.push({
        path: [index, 'showWhen'],
        message: {
          en: `There is no earlier field named "${entry.showWhen.field}".`,
          th: `ไม่มีช่องก่อนหน้านี้ชื่อ “${entry.showWhen.field}”`,
        },
      })
    if (entry.kind === 'heading' || entry.kind === 'paragraph') return found
    if (known.has(entry.name))
      found.push({
        path: [index, 'name'],
        message: { en: `Two fields are named "${entry.name}".`, th: `มีสองช่องใช้ชื่อ “${entry.name}” เหมือนกัน` },
      })
    if ('options' in entry && entry.options.length === 0)
      found.push({
        path: [index, 'options'],
        message: { en: 'Add at least one option.', th: 'ต้องมีตัวเลือกอย่างน้อยหนึ่งข้อ' },
      })
    known.add(entry.name)
    return found
  })
}
