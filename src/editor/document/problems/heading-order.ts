import type { FlatNode, FlatPage } from '@schemas/layout/flat/flat'
import type { BlockTypes } from '@schemas/layout/prepare'
import { describeSchema } from '../fields/schema-fields'
import { fillMessage } from '../fill-message'
import { setField } from '../operations/set-field'
import type { Fix, PageProblem } from './problem'

/**
 * A heading on the page, in reading order, and the node that renders it. Level 0 marks a place where unknown headings
 * may be.
 */
export type Heading = { node: string; level: number; hasWords: boolean }

const messages = {
  none: { en: 'The page has no main heading (level 1).', th: 'หน้านี้ไม่มีหัวข้อหลัก (ระดับ 1)' },
  second: {
    en: 'A second main heading. Use one per page and lower levels for the others.',
    th: 'หัวข้อหลักซ้ำ หนึ่งหน้าควรมีหัวข้อหลักเดียว หัวข้ออื่นอยู่ระดับรองลงมา',
  },
  skip: {
    en: 'This heading is level {level}, but the one before it is level {before}, so a level is skipped.',
    th: 'หัวข้อนี้เป็นระดับ {level} แต่หัวข้อก่อนหน้าเป็นระดับ {before} จึงข้ามระดับ',
  },
  empty: { en: 'This heading has no text.', th: 'หัวข้อที่ไม่มีข้อความ' },
  first: { en: 'Make the first heading main', th: 'ให้หัวข้อแรกเป็นหัวข้อหลัก' },
  set: { en: 'Change to level {level}', th: 'เปลี่ยนเป็นระดับ {level}' },
}

/** Reports headings whose levels skip. `isWhole`: the whole page was seen, so it also needs a main heading. */
export function checkHeadings(
  { nodes }: Pick<FlatPage, 'nodes'>,
  headings: readonly Heading[],
  types: BlockTypes,
  isWhole: boolean,
): PageProblem[] {
  const found: PageProblem[] = []
  let before = 0
  let hasMain = false
  for (const { node, level, hasWords } of headings) {
    const problem = (message: PageProblem['words'], wanted?: number) => {
      const fix = wanted === undefined ? undefined : fixOf(nodes.get(node), level, wanted, types)
      found.push({
        kind: 'headings',
        level: 'warning',
        node,
        words: message,
        ...(fix ? { fix, path: ['props', 'level'] } : {}),
      })
    }
    if (!hasWords) problem(messages.empty)
    if (level === 1 && hasMain) problem(messages.second, 2)
    // The first heading may have a lower level: a line above the main heading.
    else if (before > 0 && level > before + 1) problem(fillMessage(messages.skip, { level, before }), before + 1)
    hasMain ||= level === 1
    before = level
  }
  if (isWhole && !hasMain) {
    const [first] = headings
    const fix = first && fixOf(nodes.get(first.node), first.level, 1, types)
    found.push({
      kind: 'headings',
      level: 'warning',
      words: messages.none,
      ...(fix ? { fix: { ...fix, label: messages.first } } : {}),
    })
  }
  return found
}

/**
 * Only if the level on the page comes from the block's own setting: a heading hard-coded by a block cannot be fixed by
 * the author of the page.
 */
function fixOf(node: FlatNode | undefined, level: number, wanted: number, { definition }: BlockTypes): Fix | undefined {
  if (node?.kind !== 'block') return undefined
  const schema = definition(node.fields.type)
  const shape = schema && describeSchema(schema.props)
  const field = shape?.kind === 'object' ? shape.fields.find(({ name }) => name === 'level')?.field : undefined
  if (field?.kind !== 'number' || (node.fields.props?.level ?? field.start) !== level) return undefined
  if ((field.min !== undefined && wanted < field.min) || (field.max !== undefined && wanted > field.max))
    return undefined
  const { id } = node.fields
  return {
    label: fillMessage(messages.set, { level: wanted }),
    run: (edit) => setField(edit, id, ['props', 'level'], wanted),
  }
}
