import type { FlatNode } from '@schemas/layout/flat/flat'
import { differingProps } from '@schemas/layout/own-props'
import type { BlockTypes } from '@schemas/layout/prepare'
import type { ReadBlock } from '@schemas/layout/read'
import { checkProps } from '../../inspector/check-props'
import type { FieldPath } from '../operations/set-field'
import { shownOwn } from '../shown-own'
import { fillMessage } from '../fill-message'
import type { PageProblem } from './problem'

const messages = {
  old: {
    en: 'What this page says of its own here could not be brought to the newest version. The section’s stands in its place.',
    th: 'ปรับเนื้อหาเฉพาะหน้านี้เป็นเวอร์ชันล่าสุดไม่สำเร็จ ระบบจึงแสดงตามต้นฉบับแทน',
  },
  stands: { en: '{said} The section’s stands in its place.', th: '{said} ระบบจึงแสดงตามต้นฉบับแทน' },
}

type OwnIssue = { path: FieldPath; words: PageProblem['words'] }

/** Values of a page's own within a section that show nowhere because they are not valid; `path` leads from the linking block's fields. */
export function ownIssues(fields: ReadBlock, types: Pick<BlockTypes, 'definition'>): OwnIssue[] {
  if (fields.quarantined) return []
  return Object.entries(shownOwn(fields)).flatMap(([id, { type, version, props }]): OwnIssue[] => {
    const definition = types.definition(type)
    if (!definition) return []
    if (version !== definition.version) return [{ path: ['props', 'own', id], words: messages.old }]
    const shown = differingProps(type, types)
    const ownProps = Object.fromEntries(
      Object.entries(props).filter(([name, value]) => value !== null && shown.has(name)),
    )
    // What the section says beside it is not known here, so nothing is said of what is missing.
    return checkProps(definition, { props: ownProps }).flatMap((issue) =>
      Object.hasOwn(ownProps, String(issue.path[1]))
        ? [{ path: ['props', 'own', id, ...issue.path], words: fillMessage(messages.stands, { said: issue.words }) }]
        : [],
    )
  })
}

/** Warnings: visitors get the section's instead, so that nothing keeps the page from being published. */
export function checkOwn(node: FlatNode, types: Pick<BlockTypes, 'definition'>): PageProblem[] {
  if (node.kind !== 'block') return []
  return ownIssues(node.fields, types).map(({ path, words: message }) => ({
    kind: 'invalid',
    level: 'warning',
    node: node.fields.id,
    path,
    words: message,
  }))
}
