import type { FlatNode } from '@schemas/layout/flat/flat'
import { differingProps } from '@schemas/layout/own-props'
import type { BlockTypes } from '@schemas/layout/prepare'
import type { ReadBlock } from '@schemas/layout/read'
import { checkProps } from '../fields/check-props'
import type { FieldPath } from '../operations/set-field'
import { shownOwn } from '../shown-own'
import { fillMessage } from '../fill-message'
import type { PageProblem } from './problem'

const messages = {
  old: {
    en: 'This page’s own content here couldn’t be updated to the latest version. The section’s content is shown instead.',
    th: 'ปรับเนื้อหาเฉพาะหน้านี้เป็นเวอร์ชันล่าสุดไม่สำเร็จ ระบบจึงแสดงตามต้นฉบับแทน',
  },
  stands: { en: '{said} The section’s content is shown instead.', th: '{said} ระบบจึงแสดงตามต้นฉบับแทน' },
}

type OwnIssue = { path: FieldPath; words: PageProblem['words'] }

/**
 * A page's own values within a section that are not shown because they are invalid; `path` starts at the linking
 * block's fields.
 */
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
    // The section's other values are not known here, so missing values are not reported.
    return checkProps(definition, { props: ownProps }).flatMap((issue) =>
      Object.hasOwn(ownProps, String(issue.path[1]))
        ? [{ path: ['props', 'own', id, ...issue.path], words: fillMessage(messages.stands, { said: issue.words }) }]
        : [],
    )
  })
}

/** Only warnings: visitors get the section's value instead, so nothing blocks publishing. */
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
