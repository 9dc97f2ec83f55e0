import type { FlatBlock } from '@schemas/layout/flat/flat'
import { findSamples } from '@schemas/layout/samples'
import type { FieldPath } from '../operations/set-field'
import type { FilledIn } from './values'
import type { Facts, PageProblem } from './problem'
import { removePart } from './remove-part'

const messages = {
  block: {
    en: 'Nothing here is yours yet. Visitors don’t get it: write your own, or remove it.',
    th: 'ตรงนี้ยังเป็นตัวอย่างทั้งหมด ผู้เยี่ยมชมจะไม่เห็น กรุณาใส่เนื้อหาของคุณ หรือลบออก',
  },
  picture: {
    en: 'Sample picture. Visitors don’t get it: choose your own, or remove it.',
    th: 'ยังเป็นรูปตัวอย่าง ผู้เยี่ยมชมจะไม่เห็น กรุณาเลือกรูปของคุณ หรือลบออก',
  },
  file: {
    en: 'Sample file. Visitors don’t get it: choose your own, or remove it.',
    th: 'ยังเป็นไฟล์ตัวอย่าง ผู้เยี่ยมชมจะไม่ได้รับ กรุณาเลือกไฟล์ของคุณ หรือลบออก',
  },
  text: {
    en: 'Sample text. Visitors don’t get it: write your own, or remove it.',
    th: 'ยังเป็นข้อความตัวอย่าง ผู้เยี่ยมชมจะไม่เห็น กรุณาเขียนข้อความของคุณ หรือลบออก',
  },
}

/**
 * Reports sample pictures, files and texts that nobody has replaced: the gateway publishes none of them. A text written
 * in one language is no sample; the others count as not translated.
 */
export function checkSamples({ fields }: FlatBlock, values: readonly FilledIn[], { fresh }: Facts): PageProblem[] {
  const samples = fresh(fields.type)
  if (!samples?.start) return []
  return findSamples(fields.props ?? {}, samples).placeholders.map(({ path, kind }): PageProblem => {
    const at: FieldPath = ['props', ...path]
    const field = values.find((each) => each.path.join('.') === at.join('.'))?.field
    return {
      kind: 'sample',
      level: 'error',
      node: fields.id,
      path: path.length === 0 ? [] : at,
      words:
        path.length === 0 ? messages.block : messages[kind === 'picture' && field?.kind === 'file' ? 'file' : kind],
      fix: removePart(fields.id, at, field?.isOptional === true),
    }
  })
}
