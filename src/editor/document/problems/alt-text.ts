import type { FlatBlock } from '@schemas/layout/flat/flat'
import type { ImageRef } from '@schemas/layout/image'
import { isRecord } from '@schemas/layout/json'
import { type LocalisedText } from '@schemas/layout/pick-text'
import { type FieldPath, setField } from '../operations/set-field'
import type { Facts, Fix, PageProblem } from './problem'
import type { FilledIn } from './values'

const messages = {
  none: {
    en: 'This picture has no alt text, so people who can’t see it miss what it shows.',
    th: 'ยังไม่มีข้อความแทนภาพ ผู้ที่มองไม่เห็นภาพจะไม่รู้ว่าภาพแสดงอะไร',
  },
  noName: {
    en: 'The alt text is a file name, not a description of the picture.',
    th: 'ข้อความแทนภาพเป็นชื่อไฟล์ ไม่ได้บอกว่าภาพแสดงอะไร',
  },
  blank: { en: 'The alt text contains only spaces.', th: 'ข้อความแทนภาพมีแต่ช่องว่าง' },
  decoration: { en: 'Mark as decorative', th: 'ระบุว่าเป็นภาพตกแต่ง' },
  own: { en: 'Use the picture’s own alt text', th: 'ใช้ข้อความแทนภาพของรูปเอง' },
}

/**
 * Reports pictures without a usable text alternative. An explicitly empty text (`alt: ''`) is fine: it marks the
 * picture as decoration.
 */
export function checkAltText(
  { fields: { id } }: FlatBlock,
  values: readonly FilledIn[],
  { asset }: Facts,
): PageProblem[] {
  return values.flatMap(pictures).flatMap(({ path, value }): PageProblem[] => {
    if (!isRecord(value) || typeof value.asset !== 'string') return []
    const { asset: name, alt } = value as ImageRef
    const known = asset(name)
    if (!known || known.kind === 'file') return []
    const at: FieldPath = [...path, 'alt']
    const found = (message: PageProblem['words'], fix: Fix): PageProblem => ({
      kind: 'alt',
      level: 'warning',
      node: id,
      path: at,
      words: message,
      fix,
    })
    const decoration: Fix = { label: messages.decoration, run: (edit) => setField(edit, id, at, '') }
    if (alt === undefined) return known.alt.trim() === '' ? [found(messages.none, decoration)] : []
    const fix =
      known.alt.trim() === ''
        ? decoration
        : { label: messages.own, run: (edit: Parameters<Fix['run']>[0]) => setField(edit, id, at, undefined) }
    if (entries(alt).some(isFileName)) return [found(messages.noName, fix)]
    return alt !== '' && entries(alt).every((entry) => entry.trim() === '') ? [found(messages.blank, fix)] : []
  })
}

/** The value that names a picture, and its path. */
export type Pictured = Pick<FilledIn, 'path' | 'value'>

/** The picture values of a field: its own value, or those within a rich text. */
export function pictures({ field, path, value }: FilledIn): Pictured[] {
  if (field.kind === 'image') return [{ path, value }]
  return field.kind === 'rich-text' ? inText(value, path) : []
}

function inText(value: unknown, path: FieldPath): Pictured[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => inText(entry, [...path, index]))
  if (!isRecord(value)) return []
  if (value.type === 'image') return [{ path: [...path, 'attrs'], value: value.attrs }]
  if (Array.isArray(value.content)) return inText(value.content, [...path, 'content'])
  // One tree per language.
  return value.type === undefined
    ? Object.entries(value).flatMap(([locale, tree]) => inText(tree, [...path, locale]))
    : []
}

const entries = (text: LocalisedText): string[] =>
  typeof text === 'string' ? [text] : [text.th, text.en].filter((entry) => entry !== undefined)
const isFileName = (text: string) =>
  /^\S+\.(?:jpe?g|png|gif|webp|avif|svg|heic)$/i.test(text.trim()) ||
  /^(?:img|dsc|image|photo|screenshot)[-_ ]?\d+$/i.test(text.trim())
