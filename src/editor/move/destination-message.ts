import type { FlatNode, FlatPage, Parent, RowParent } from '@schemas/layout/flat/flat'
import { type LocalisedText, pickText } from '@schemas/layout/pick-text'
import { areaName } from '../document/areas'
import { childrenAt } from '../document/children-at'
import { nodeName } from '../document/name-node'
import type { Target } from '../document/target'
import { isPlaceOf } from './destinations'
import { fillMessage } from '../document/fill-message'

type Message = { en: string; th: string }

const messages = {
  page: { en: 'the page', th: 'หน้า' },
  area: { en: '{area} of {block}', th: '{area}ของ {block}' },
  onlyRow: { en: 'The first row of {where}', th: 'แถวแรกของ{where}' },
  rowBefore: { en: 'Before the row of {where}', th: 'ก่อนแถวเดียวของ{where}' },
  rowAfter: { en: 'After the row of {where}', th: 'หลังแถวเดียวของ{where}' },
  rowFirst: { en: 'Before all {count} rows of {where}', th: 'ก่อนทั้ง {count} แถวของ{where}' },
  rowLast: { en: 'After all {count} rows of {where}', th: 'หลังทั้ง {count} แถวของ{where}' },
  rowBetween: { en: 'Between rows {before} and {after} of {where}', th: 'ระหว่างแถวที่ {before} กับ {after} ของ{where}' },
  columnFirst: { en: 'New column before {name}, in {row}', th: 'เป็นคอลัมน์ใหม่ก่อน {name} ใน{row}' },
  columnLast: { en: 'New column after {name}, in {row}', th: 'เป็นคอลัมน์ใหม่หลัง {name} ใน{row}' },
  columnBetween: {
    en: 'New column between columns {before} and {after}, in {row}',
    th: 'เป็นคอลัมน์ใหม่ระหว่างคอลัมน์ที่ {before} กับ {after} ใน{row}',
  },
  inEmpty: { en: 'Into the empty {column}, {row}', th: 'ในที่ว่างของ{column} {row}' },
  before: {
    en: 'Before {name}: position {place} of {count} in {column}, {row}',
    th: 'ก่อน {name} ตำแหน่งที่ {place} จาก {count} ใน{column} {row}',
  },
  after: { en: 'After {name}: last in {column}, {row}', th: 'หลัง {name} ท้าย{column} {row}' },
  row: { en: 'row {place} of {count} of {where}', th: 'แถวที่ {place} จาก {count} ของ{where}' },
  column: { en: 'column {place} of {count}', th: 'คอลัมน์ที่ {place} จาก {count}' },
  here: {
    en: 'Current position: {place} of {count} in {where}',
    th: 'ที่เดิม: ตำแหน่งที่ {place} จาก {count} ใน{where}',
  },
  moved: { en: 'Moved to position {place} of {count} in {where}', th: 'ย้ายไปตำแหน่งที่ {place} จาก {count} ใน{where}' },
}

/** Describes a target for people who do not see the line; `moving` are the nodes that would be put there. */
export function targetMessage(page: FlatPage, target: Target, moving: readonly string[] = []): Message {
  const { index } = target
  const [first] = moving
  if (first !== undefined && isPlaceOf(page, moving, target)) return positionMessage(messages.here, page, first)
  if ('rows' in target) {
    const count = childrenAt(page, target.rows).length
    const kind =
      count === 0
        ? 'onlyRow'
        : count === 1
          ? index === 0
            ? 'rowBefore'
            : 'rowAfter'
          : index === 0
            ? 'rowFirst'
            : index >= count
              ? 'rowLast'
              : 'rowBetween'
    return fillMessage(messages[kind], { count, before: index, after: index + 1, where: ownerLabel(page, target.rows) })
  }
  if ('row' in target) {
    const cells = childrenAt(page, { row: target.row })
    const count = cells.length
    const kind = index === 0 ? 'columnFirst' : index >= count ? 'columnLast' : 'columnBetween'
    const adjacent = cells[index === 0 ? 0 : count - 1]
    return fillMessage(messages[kind], {
      before: index,
      after: index + 1,
      name: columnLabel(page, adjacent),
      row: rowLabel(page, target.row),
    })
  }
  const blocks = childrenAt(page, { cell: target.cell })
  const isLast = index >= blocks.length
  const adjacent = page.nodes.get(blocks[isLast ? blocks.length - 1 : index] ?? '')
  const cell = page.nodes.get(target.cell)
  const values = {
    name: nodeName(adjacent),
    place: index + 1,
    count: blocks.length,
    column: columnLabel(page, target.cell),
    row: cell?.kind === 'cell' ? rowLabel(page, cell.parent.row) : '',
  }
  return fillMessage(blocks.length === 0 ? messages.inEmpty : isLast ? messages.after : messages.before, values)
}

/** Describes where a part is after it was moved. */
export const movedMessage = (page: FlatPage, id: string): Message => positionMessage(messages.moved, page, id)

function positionMessage(text: Message, page: FlatPage, id: string): Message {
  const node = page.nodes.get(id)
  if (!node) return fillMessage(messages.page, {})
  const list = childrenAt(page, node.parent)
  return fillMessage(text, { place: list.indexOf(id) + 1, count: list.length, where: parentLabel(page, node.parent) })
}

function parentLabel(page: FlatPage, parent: Parent): LocalisedText {
  if ('row' in parent) return rowLabel(page, parent.row)
  if (!('cell' in parent)) return ownerLabel(page, parent)
  const cell = page.nodes.get(parent.cell)
  const [column, row] = [columnLabel(page, parent.cell), cell?.kind === 'cell' ? rowLabel(page, cell.parent.row) : '']
  return {
    en: `${pickText(column, 'en')}, ${pickText(row, 'en')}`,
    th: `${pickText(column, 'th')} ${pickText(row, 'th')}`,
  }
}

function ownerLabel(page: FlatPage, parent: RowParent): LocalisedText {
  if ('view' in parent) return messages.page
  const block = page.nodes.get(parent.block)
  return block?.kind === 'block'
    ? fillMessage(messages.area, { area: areaName(block, parent.slot), block: nodeName(block) })
    : messages.page
}

function rowLabel(page: FlatPage, id: string): LocalisedText {
  const row = page.nodes.get(id)
  return row?.kind === 'row'
    ? fillMessage(messages.row, { ...placeOf(page, row), where: ownerLabel(page, row.parent) })
    : ''
}

function columnLabel(page: FlatPage, id: string | undefined): LocalisedText {
  const cell = page.nodes.get(id ?? '')
  return cell ? fillMessage(messages.column, placeOf(page, cell)) : ''
}

function placeOf(page: FlatPage, node: FlatNode): { place: number; count: number } {
  const list = childrenAt(page, node.parent)
  return { place: list.indexOf(node.fields.id) + 1, count: list.length }
}
