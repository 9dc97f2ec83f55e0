import { plainDigits } from '../plain-digits'
import type { AnswerValue } from '../forms/entities/form-submission'
import type { StoredFields, TextPattern } from './form-fields'
import { answerMessages as say } from './answer-messages'
import type { Locale } from './locale'
import type { Localised } from './text'

// Browser and gateway run the same rules. This file must not import zod, because a visitor's form would load it.

export type FormField = Localised<StoredFields>[number]
/** A field with an answer. */
export type AnswerField = Exclude<FormField, { kind: 'heading' | 'paragraph' }>
export type RawAnswers = Record<string, unknown>

export type Checked = { answers: Record<string, AnswerValue>; errors: Record<string, string> }

export function isAnswerField(field: FormField): field is AnswerField {
  return field.kind !== 'heading' && field.kind !== 'paragraph'
}

/** Fields visible under the current answers. A condition on a hidden field is never met. */
export function shownFields(fields: readonly FormField[], answers: RawAnswers): FormField[] {
  const shown = new Set<string>()
  return fields.filter((field) => {
    if (field.showWhen) {
      const { field: name, is } = field.showWhen
      const wanted = Array.isArray(is) ? is : [is]
      const answer = answers[name]
      const met = Array.isArray(answer)
        ? answer.some((one) => wanted.includes(String(one)))
        : wanted.includes(
            typeof answer === 'boolean'
              ? answer
                ? 'yes'
                : 'no'
              : typeof answer === 'string' || typeof answer === 'number'
                ? String(answer)
                : '',
          )
      if (!shown.has(name) || !met) return false
    }
    if (isAnswerField(field)) shown.add(field.name)
    return true
  })
}

/**
 * Answers as they are stored, and a message for the person for each invalid one. Hidden fields and unknown names are
 * left out; an empty optional answer is not stored. `today` is the site's day (YYYY-MM-DD). The gateway passes what it
 * makes of a mail address, in whose place a browser, which would load it with the page, checks the look of it.
 */
export function checkAnswers(
  fields: readonly FormField[],
  rawAnswers: RawAnswers,
  { locale, today, addressOf = addressLike }: { locale: Locale; today: string; addressOf?: AddressReader },
): Checked {
  const answers: Checked['answers'] = {}
  const errors: Checked['errors'] = {}
  for (const field of shownFields(fields, rawAnswers)) {
    if (!isAnswerField(field)) continue
    const outcome = checkOne(field, Object.hasOwn(rawAnswers, field.name) ? rawAnswers[field.name] : undefined, {
      today,
      addressOf,
    })
    if ('problem' in outcome) errors[field.name] = outcome.problem(locale, field.label)
    else if (outcome.value !== undefined) answers[field.name] = outcome.value
  }
  return { answers, errors }
}

type Problem = (locale: Locale, label: string) => string
type Outcome = { value: AnswerValue | undefined } | { problem: Problem }

type AddressReader = (text: string) => string | undefined

const addressLike: AddressReader = (text) =>
  text.length <= 254 && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text) ? text.toLowerCase() : undefined

function checkOne(
  field: AnswerField,
  rawAnswer: unknown,
  { today, addressOf }: { today: string; addressOf: AddressReader },
): Outcome {
  if (field.kind === 'consent')
    return rawAnswer === true || !field.required ? { value: rawAnswer === true } : { problem: say.consent }
  if (field.kind === 'checkboxes') return checkSeveral(field, rawAnswer)
  const raw = typeof rawAnswer === 'string' || typeof rawAnswer === 'number' ? String(rawAnswer) : ''
  if ('options' in field) return checkChoice(field, raw)
  const trimmed = raw.normalize('NFC').trim()
  // Thai digits are converted in structured values; in free text they are kept as written.
  const text = field.kind === 'textarea' || (field.kind === 'text' && !field.pattern) ? trimmed : plainDigits(trimmed)
  if (text === '') return field.required ? { problem: say.missing } : { value: undefined }
  switch (field.kind) {
    case 'email': {
      const address = addressOf(text)
      return address === undefined ? { problem: say.email } : { value: address }
    }
    case 'phone': {
      const digits = text.replace(/[\s().-]/g, '').replace(/^(?:\+66|0066)0?/, '0')
      return /^0\d{8,9}$/.test(digits) ? { value: digits } : { problem: say.phone }
    }
    case 'number':
      return checkNumber(field, text)
    case 'date':
      return checkDate(field, text, today)
    case 'time':
      if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)) return { problem: say.time }
      if ((field.min && text < field.min) || (field.max && text > field.max))
        return { problem: say.timeBetween(field.min, field.max) }
      return { value: text }
    case 'text':
    case 'textarea':
      return checkText(field, text)
  }
}

/** A choice must equal one of the values exactly; nothing is normalised. */
function checkChoice(field: Extract<AnswerField, { kind: 'select' | 'radio' }>, answer: string): Outcome {
  if (answer.trim() === '') return field.required ? { problem: say.choose } : { value: undefined }
  return field.options.some(({ value }) => value === answer) ? { value: answer } : { problem: say.choose }
}

function checkText(field: Extract<AnswerField, { kind: 'text' | 'textarea' }>, text: string): Outcome {
  const limit = field.maxLength ?? (field.kind === 'text' ? 500 : 5000)
  const length = Array.from(text).length
  if (length > limit) return { problem: say.tooLong(limit, length) }
  if (field.minLength !== undefined && length < field.minLength) return { problem: say.tooShort(field.minLength) }
  if (field.kind === 'text' && field.pattern) return checkPattern(field.pattern, text)
  return { value: text }
}

function checkPattern(pattern: TextPattern, text: string): Outcome {
  const digits = text.replace(/[\s-]/g, '')
  switch (pattern) {
    case 'thai-id':
      return isThaiId(digits) ? { value: digits } : { problem: say.thaiId }
    case 'postcode':
      return /^[1-9]\d{4}$/.test(digits) ? { value: digits } : { problem: say.postcode }
    case 'digits':
      return /^\d+$/.test(digits) ? { value: digits } : { problem: say.digits }
    case 'letters':
      return /^[\p{L}\p{M}\s.'’-]+$/u.test(text) ? { value: text } : { problem: say.letters }
    case 'web-address': {
      const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
      return /^https?:\/\/[^\s/?#@]+\.[^\s/?#@.]{2,}(?:[/?#]\S*)?$/i.test(address)
        ? { value: address }
        : { problem: say.webAddress }
    }
    case 'line-id':
      return /^@?[a-z0-9._-]{2,20}$/i.test(text) ? { value: text } : { problem: say.lineId }
  }
}

/** Thirteen digits whose last is the check digit: 11 less the weighted sum modulo 11, modulo 10. */
export function isThaiId(digits: string): boolean {
  if (!/^[1-8]\d{12}$/.test(digits)) return false
  const sum = Array.from(digits.slice(0, 12)).reduce((total, digit, place) => total + Number(digit) * (13 - place), 0)
  return (11 - (sum % 11)) % 10 === Number(digits[12])
}

function checkNumber(field: Extract<AnswerField, { kind: 'number' }>, text: string): Outcome {
  const plain = text.replace(/[,\s]/g, '')
  const value = Number(plain)
  if (!/^-?\d{1,15}(?:\.\d{1,6})?$/.test(plain) || !Number.isFinite(value)) return { problem: say.number }
  if (field.whole && !Number.isInteger(value)) return { problem: say.whole }
  if ((field.min !== undefined && value < field.min) || (field.max !== undefined && value > field.max))
    return { problem: say.numberBetween(field.min, field.max) }
  return { value }
}

function checkDate(field: Extract<AnswerField, { kind: 'date' }>, text: string, today: string): Outcome {
  const moment = new Date(`${text}T00:00:00Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== text)
    return { problem: say.date }
  const [min, max] = [resolveDay(field.min, today), resolveDay(field.max, today)]
  if (min && text < min) return { problem: say.dateFrom(min) }
  if (max && text > max) return { problem: say.dateUntil(max) }
  return { value: text }
}

/** A field's day: `today` or a date. */
export function resolveDay(day: string | undefined, today: string): string | undefined {
  return day === 'today' ? today : day
}

function checkSeveral(field: Extract<AnswerField, { kind: 'checkboxes' }>, rawAnswer: unknown): Outcome {
  const chosen = (Array.isArray(rawAnswer) ? rawAnswer : rawAnswer === undefined ? [] : [rawAnswer]).filter(
    (value): value is string => typeof value === 'string',
  )
  const known = field.options.map((option) => option.value).filter((value) => chosen.includes(value))
  const least = Math.max(field.min ?? 0, field.required ? 1 : 0)
  if (known.length < least && (field.required || known.length > 0)) return { problem: say.atLeast(least) }
  if (field.max !== undefined && known.length > field.max) return { problem: say.atMost(field.max) }
  return { value: known }
}
