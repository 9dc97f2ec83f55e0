import type * as z from 'zod/mini'
import type { Field, PropPath } from './field'
import { formatMessages, kindFormats } from './format-messages'
import { shownNumber } from './number-units'

type Issue = z.core.$ZodIssue
export type Message = { en: string; th: string }

/** A problem in a block's props: its path and a message. */
export type FieldIssue = { path: PropPath; words: Message }

const fillIn = { en: 'Please fill this in.', th: 'กรุณากรอกช่องนี้' }
const chooseOne = { en: 'Please choose one of the options.', th: 'กรุณาเลือกจากตัวเลือกที่มี' }
const notANumber = { en: 'Please enter a number.', th: 'กรุณากรอกเป็นตัวเลข' }
const notWhole = { en: 'Please enter a whole number.', th: 'กรุณากรอกเป็นจำนวนเต็ม' }
const notRight = { en: 'This value is not allowed here.', th: 'ค่านี้ใช้กับช่องนี้ไม่ได้' }

/** The issues of a failed parse; for unions, those of the closest variant. */
export function flattenIssues(issues: readonly Issue[], above: PropPath = []): Issue[] {
  return issues.flatMap((issue) => {
    const path = [...above, ...(issue.path as PropPath)]
    if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [{ ...issue, path: [...path] }]
    return nearest(issue.errors.map((shape) => flattenIssues(shape, path)))
  })
}

/** The variant with the deepest issues: outer issues only say that it is another variant. */
function nearest(shapes: readonly Issue[][]): Issue[] {
  const depth = (issues: readonly Issue[]) =>
    Math.max(
      ...issues.map(
        ({ code, path }) => path.length + (code === 'invalid_type' || code === 'unrecognized_keys' ? 0 : 1),
      ),
    )
  return [...shapes].sort((one, other) => depth(other) - depth(one))[0] ?? []
}

/** The message for an issue, in the unit that the field shows. */
export function issueMessage(issue: Issue, field: Field, path: PropPath): Message {
  switch (issue.code) {
    case 'custom':
      return customMessage(issue.params) ?? { en: issue.message, th: notRight.th }
    case 'too_small':
      return tooSmall(issue, field)
    case 'too_big':
      return tooBig(issue, field)
    case 'invalid_format':
      return formatOf(field, path)
    case 'not_multiple_of':
      return { en: `Use steps of ${issue.divisor}.`, th: `ค่าต้องเพิ่มหรือลดทีละ ${issue.divisor}` }
    case 'invalid_type':
      if (issue.expected === 'int') return notWhole
      return field.kind === 'number' && issue.input !== undefined ? notANumber : fillIn
    case 'invalid_value':
      return field.kind === 'choice' || field.kind === 'choices'
        ? chooseOne
        : field.kind in kindFormats
          ? formatOf(field, path)
          : chooseOne
    case 'unrecognized_keys':
      return {
        en: `This block doesn’t support: ${issue.keys.join(', ')}.`,
        th: `บล็อกนี้ไม่รองรับ ${issue.keys.join(', ')}`,
      }
    default:
      return notRight
  }
}

function tooSmall({ origin, minimum, inclusive }: Extract<Issue, { code: 'too_small' }>, field: Field): Message {
  const least = Number(minimum)
  if (origin === 'string')
    return least <= 1 ? fillIn : { en: `Enter at least ${least} characters.`, th: `กรุณากรอกอย่างน้อย ${least} ตัวอักษร` }
  if (origin === 'array') return { en: `Add at least ${least}.`, th: `ต้องมีอย่างน้อย ${least} รายการ` }
  const { en, th } = inBoth(field, least)
  return inclusive
    ? { en: `Enter ${en} or more.`, th: `ต้องไม่น้อยกว่า ${th}` }
    : { en: `Enter more than ${en}.`, th: `ต้องมากกว่า ${th}` }
}

function tooBig({ origin, maximum }: Extract<Issue, { code: 'too_big' }>, field: Field): Message {
  const max = Number(maximum)
  if (origin === 'string')
    return {
      en: `Use up to ${max.toLocaleString('en')} characters.`,
      th: `ยาวได้ไม่เกิน ${max.toLocaleString('en')} ตัวอักษร`,
    }
  if (origin === 'array') return { en: `You can have up to ${max}.`, th: `มีได้ไม่เกิน ${max} รายการ` }
  const { en, th } = inBoth(field, max)
  return { en: `Enter ${en} or less.`, th: `ต้องไม่เกิน ${th}` }
}

const inBoth = (field: Field, bound: number) => ({
  en: shownNumber(field, bound, 'en'),
  th: shownNumber(field, bound, 'th'),
})

function formatOf(field: Field, path: PropPath): Message {
  const name = String(path.findLast((part) => typeof part === 'string'))
  const kind = field.kind === 'string' && field.format && field.format !== 'pattern' ? field.format : field.kind
  const [en, th] = kindFormats[kind as keyof typeof kindFormats] ?? formatMessages[name] ?? [notRight.en, notRight.th]
  return { en, th }
}

/** The message given by our own schema refinements (`refuse`). */
function customMessage(params: unknown): Message | undefined {
  const { en, th } = (params ?? {}) as Partial<Message>
  return typeof en === 'string' && typeof th === 'string' ? { en, th } : undefined
}
