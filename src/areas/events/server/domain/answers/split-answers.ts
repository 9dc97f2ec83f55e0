import { looseAddressOf } from '@schemas/mail-address'
import { checkAnswers, type FormField, isAnswerField } from '@schemas/layout/check-answers'
import { localise } from '@schemas/layout/text'
import type { EventQuestions, QuestionRule } from '@schemas/events/entities/event-parts'
import type { Seal } from '@gateway/seal/seal'
import type { Locale } from '@schemas/layout/locale'
import type { Answers } from '../../tables'

type Row = { site: string; table: 'event_registration' | 'event_ticket'; row: string }
/** Answers as columns. */
export type StoredAnswers = { answers: Answers; answersSealed: string | null; sensitiveSealed: string | null }

const ruleOf = ({ rules }: EventQuestions, name: string): QuestionRule =>
  rules[name] ?? { per: 'registration', sensitive: false, sealed: false, atDoor: false }

/** The questions of a registration, or those of each ticket. */
export function fieldsFor(questions: EventQuestions, per: QuestionRule['per'], locale: Locale): FormField[] {
  const fields = localise(questions.fields, locale) as FormField[]
  const own = fields.filter((field) => isAnswerField(field) && ruleOf(questions, field.name).per === per)
  if (per === 'ticket') return own
  return fields.filter((field) => !isAnswerField(field) || own.includes(field))
}

/** Answers that are right, and a message for each that is not. */
export const checkedAnswers = (
  questions: EventQuestions,
  per: QuestionRule['per'],
  raw: Answers,
  { locale, today }: { locale: Locale; today: string },
) => checkAnswers(fieldsFor(questions, per, locale), raw, { locale, today, addressOf: looseAddressOf })

const isFilled = (value: unknown) => value !== false && value !== '' && !(Array.isArray(value) && value.length === 0)

export const hasSensitive = (questions: EventQuestions, answers: Answers): boolean =>
  Object.entries(answers).some(([name, value]) => ruleOf(questions, name).sensitive && isFilled(value))

/** Answers as they are stored: sensitive ones and sealed ones apart, each encrypted for its row. */
export function storeAnswers(questions: EventQuestions, answers: Answers, seal: Seal, row: Row): StoredAnswers {
  const parts: Record<'plain' | 'sealed' | 'sensitive', Answers> = { plain: {}, sealed: {}, sensitive: {} }
  for (const [name, value] of Object.entries(answers)) {
    const { sensitive, sealed } = ruleOf(questions, name)
    parts[sensitive ? 'sensitive' : sealed ? 'sealed' : 'plain'][name] = value
  }
  const close = (part: Answers, column: string) =>
    Object.keys(part).length === 0 ? null : seal.seal(JSON.stringify(part), { ...row, column })
  return {
    answers: parts.plain,
    answersSealed: close(parts.sealed, 'answers_sealed'),
    sensitiveSealed: close(parts.sensitive, 'sensitive_sealed'),
  }
}

/** All answers of a row, opened. */
export function openAnswers(stored: StoredAnswers, seal: Seal, row: Row): Answers {
  const open = (sealed: string | null, column: string): Answers =>
    sealed === null ? {} : (JSON.parse(seal.open(sealed, { ...row, column })) as Answers)
  return {
    ...stored.answers,
    ...open(stored.answersSealed, 'answers_sealed'),
    ...open(stored.sensitiveSealed, 'sensitive_sealed'),
  }
}
