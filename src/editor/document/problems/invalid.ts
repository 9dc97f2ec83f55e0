import { blockFields, cellFields, pageFields, rowFields } from '@schemas/layout/page'
import type { FlatBlock, FlatNode, FlatPage } from '@schemas/layout/flat/flat'
import { type BlockTypes, faultsOf, prepareBlock } from '@schemas/layout/prepare'
import { type Problem, problemMessage } from '@schemas/layout/problem'
import { checkProps } from '../fields/check-props'
import type { FieldPath } from '../operations/set-field'
import type { PageProblem } from './problem'

const messages = {
  value: { en: 'A value here is not valid.', th: 'มีค่าที่ไม่ถูกต้อง' },
  unread: {
    en: 'This block can’t be read. It is kept unchanged, and you can move or delete it.',
    th: 'อ่านบล็อกนี้ไม่ได้ จึงเก็บไว้ตามเดิม ย้ายหรือลบได้',
  },
  unknown: {
    en: 'This version of the builder does not support this block.',
    th: 'เครื่องมือสร้างหน้าเวอร์ชันนี้ไม่รองรับบล็อกชนิดนี้',
  },
  newer: {
    en: 'This block was made with a newer version of the builder.',
    th: 'บล็อกนี้สร้างด้วยเครื่องมือสร้างหน้าเวอร์ชันที่ใหม่กว่า',
  },
  old: { en: 'This block couldn’t be updated to the latest version.', th: 'ปรับบล็อกนี้เป็นเวอร์ชันล่าสุดไม่สำเร็จ' },
}
const messageByCode: Record<Problem['code'], { en: string; th: string }> = {
  'unknown-type': messages.unknown,
  'newer-version': messages.newer,
  'migration-failed': messages.old,
  'invalid-node': messages.unread,
  'invalid-props': messages.value,
  threw: messages.unread,
  'missing-section': messages.unread,
}

/** Invalid values of a node, for which visitors would get a notice instead of the block, or nothing at all. */
export function checkValid(node: FlatNode, types: BlockTypes): PageProblem[] {
  const { id } = node.fields
  const error = (text: PageProblem['words'], path?: FieldPath): PageProblem => ({
    kind: 'invalid',
    level: 'error',
    node: id,
    words: text,
    ...(path ? { path } : {}),
  })
  if (node.kind === 'block') return checkBlock(node, types, error)
  const read = (node.kind === 'row' ? rowFields : cellFields).safeParse(node.fields)
  return read.success ? [] : read.error.issues.map((issue) => error(messages.value, issue.path as FieldPath))
}

/** The page's own fields: address, title and access. */
export function checkPageFields({ fields }: Pick<FlatPage, 'fields'>): PageProblem[] {
  const read = pageFields.safeParse(fields)
  return read.success
    ? []
    : read.error.issues.map((issue) => ({
        kind: 'invalid',
        level: 'error',
        path: issue.path as FieldPath,
        words: messages.value,
      }))
}

function checkBlock(
  node: FlatBlock,
  types: BlockTypes,
  error: (text: PageProblem['words'], path?: FieldPath) => PageProblem,
): PageProblem[] {
  const { quarantined, ...fields } = node.fields
  if (quarantined) return [error(messages.unread)]
  const own = blockFields.safeParse(fields)
  if (!own.success) return own.error.issues.map((issue) => error(messages.value, issue.path as FieldPath))
  const prepared = prepareBlock(node.fields, types)
  const definition = types.definition(fields.type)
  if (prepared.ok)
    return faultsOf(prepared).length > 0
      ? checkProps(prepared.definition, fields).map((issue) => error(issue.words, issue.path))
      : []
  const { code, path } = prepared.problem
  const issues = code === 'invalid-props' && definition ? checkProps(definition, fields) : []
  // An issue without a form message is an error all the same: the gateway refuses it.
  return issues.length > 0
    ? issues.map((issue) => error(issue.words, issue.path))
    : [
        error(
          code === 'migration-failed' ? withReason(messageByCode[code], prepared.problem) : messageByCode[code],
          path,
        ),
      ]
}

const withReason = ({ en, th }: PageProblem['words'], problem: Problem): PageProblem['words'] => ({
  en: `${en} ${problemMessage(problem, 'en')}`.trim(),
  th: `${th} ${problemMessage(problem, 'th')}`.trim(),
})
