import type { EditedEvent } from '@schemas/events/entities/edited-event'
import type { SaveInput } from './edit-input'

export const questionKinds = [
  'text',
  'textarea',
  'number',
  'phone',
  'email',
  'select',
  'radio',
  'checkboxes',
  'consent',
  'date',
  'time',
  'heading',
  'paragraph',
] as const
export type QuestionKind = (typeof questionKinds)[number]

export type Both = { th: string; en: string }
export type QuestionValue = {
  key: string
  kind: QuestionKind
  label: Both
  hint: Both
  required: boolean
  options: { value: string; label: Both }[]
  per: 'registration' | 'ticket'
  sensitive: boolean
  sealed: boolean
  atDoor: boolean
  /** As it is stored: what is not edited here stays. */
  stored: Record<string, unknown>
}

type Stored = Record<string, unknown> & { kind: QuestionKind; name?: string }
type Rule = { per?: 'registration' | 'ticket'; sensitive?: boolean; sealed?: boolean; atDoor?: boolean }

export const both = (value: unknown): Both => {
  if (typeof value === 'string') return { th: value, en: value }
  const { th = '', en = '' } = (value ?? {}) as Partial<Both>
  return { th, en }
}
export const written = ({ th, en }: Both) => (th === en ? th : { ...(th ? { th } : {}), ...(en ? { en } : {}) })

export const isPart = (kind: QuestionKind) => kind === 'heading' || kind === 'paragraph'
export const hasOptions = (kind: QuestionKind) => kind === 'select' || kind === 'radio' || kind === 'checkboxes'
/** A list that is built in is not written out. */
const isBuiltIn = ({ stored }: QuestionValue) => stored.source !== undefined
export const editsOptions = (value: QuestionValue) => hasOptions(value.kind) && !isBuiltIn(value)

export function valuesOf({ fields, rules }: EditedEvent['questions']): QuestionValue[] {
  return (fields as Stored[]).map((stored, at) => {
    const rule = (rules[stored.name ?? ''] ?? {}) as Rule
    return {
      key: stored.name ?? `part-${at}`,
      kind: stored.kind,
      label: both(stored.label ?? stored.text),
      hint: both(stored.hint),
      required: stored.required === true,
      options: ((stored.options ?? []) as { value: string; label: unknown }[]).map(({ value, label }) => ({
        value,
        label: both(label),
      })),
      per: rule.per ?? 'registration',
      sensitive: rule.sensitive === true,
      sealed: rule.sealed === true,
      atDoor: rule.atDoor === true,
      stored,
    }
  })
}

/** What every kind may have. Other settings belong to a kind, and go with it. */
const shared = ['name', 'width', 'showWhen']
const retainedOf = ({ kind, stored }: QuestionValue) =>
  stored.kind === kind ? stored : Object.fromEntries(Object.entries(stored).filter(([name]) => shared.includes(name)))

function fieldOf(value: QuestionValue): Record<string, unknown> {
  const { kind, label, required, options } = value
  const retained = retainedOf(value)
  const hint = written(value.hint)
  if (isPart(kind)) {
    const { showWhen, tone } = retained
    return {
      kind,
      text: written(label),
      ...(showWhen ? { showWhen } : {}),
      ...(kind === 'paragraph' && tone ? { tone } : {}),
      ...(kind === 'heading' && hint !== '' ? { hint } : {}),
    }
  }
  const { hint: _hint, options: _options, ...rest } = retained
  return {
    ...rest,
    kind,
    name: retained.name ?? value.key,
    label: written(label),
    ...(hint === '' ? {} : { hint }),
    required,
    ...(editsOptions(value)
      ? {
          options: options.map((each) => ({
            ...storedOption(value, each.value),
            value: each.value,
            label: written(each.label),
          })),
        }
      : {}),
  }
}

const storedOption = ({ stored }: QuestionValue, value: string): object =>
  ((stored.options ?? []) as { value: string }[]).find((each) => each.value === value) ?? {}

/** The questions as `event/save` takes them. */
export function questionsInput(values: readonly QuestionValue[]): SaveInput['questions'] {
  const fields = values.map(fieldOf)
  const rules = Object.fromEntries(
    values.flatMap((value, at) => {
      const { per, sensitive, sealed, atDoor } = value
      const name = fields[at]?.name as string | undefined
      const isPlain = per === 'registration' && !sensitive && !sealed && !atDoor
      return name === undefined || isPlain ? [] : [[name, { per, sensitive, sealed, atDoor }]]
    }),
  )
  return { fields, rules } as unknown as SaveInput['questions']
}

let last = 0
/** A name that no stored answer has. */
export function newQuestion(kind: QuestionKind, taken: readonly string[]): QuestionValue {
  let key = ''
  do {
    last += 1
    key = `q${last}`
  } while (taken.includes(key))
  return {
    key,
    kind,
    label: { th: '', en: '' },
    hint: { th: '', en: '' },
    required: false,
    options: hasOptions(kind) ? [{ value: 'a', label: { th: '', en: '' } }] : [],
    per: 'registration',
    sensitive: false,
    sealed: false,
    atDoor: false,
    stored: {},
  }
}

/** The next free value of an option; answers name it, so that one of an option that is gone is not used again. */
export function newOption(options: readonly { value: string }[]): QuestionValue['options'][number] {
  const taken = new Set(options.map(({ value }) => value))
  let at = options.length
  while (taken.has(`o${at}`)) at += 1
  return { value: `o${at}`, label: { th: '', en: '' } }
}

export function moved<T>(items: readonly T[], at: number, by: -1 | 1): T[] {
  const next = [...items]
  const [item] = next.splice(at, 1)
  if (item !== undefined) next.splice(at + by, 0, item)
  return next
}
