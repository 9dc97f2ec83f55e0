import {
  IconAlignCenter,
  IconAlignLeft,
  IconAlignRight,
  IconArrowBackUp,
  IconArrowDown,
  IconArrowForwardUp,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconCheck,
  IconColumnInsertLeft,
  IconColumnInsertRight,
  IconColumnRemove,
  IconCursorText,
  IconEraser,
  IconHighlight,
  IconMinus,
  IconNote,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconRowRemove,
  IconSeparatorHorizontal,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { showKeys } from '../state/command'
import { Hint } from '../ui/hint'
import { ToolButton } from '../ui/tool-button'
import {
  addColumn,
  addRow,
  alignColumns,
  clearCells,
  dropColumns,
  dropRows,
  highlightColumns,
  moveAlong,
  setTicks,
  toggleGroup,
  writeNote,
} from './grid-acts'
import { headRow, maxColumns, maxRows, valueAt } from './table'
import styles from './table.module.css'
import type { Grid } from './use-grid'

type Tool = {
  label: { en: string; th: string }
  icon: ComponentType<{ size?: number }>
  keys?: string
  /** For toggles. */
  isOn?: (grid: Grid) => boolean
  isOff?: (grid: Grid) => boolean
  run: (grid: Grid) => void
}

const atHead = ({ range }: Grid) => range.bottom === headRow
const isFull = ({ table }: Grid) => table.rows.length >= maxRows
const isWide = ({ table }: Grid) => table.columns.length >= maxColumns
const alignOf = ({ table, place }: Grid) => table.columns[place.column]?.align ?? 'start'
const isTick =
  (wanted: boolean) =>
  ({ table, place }: Grid) =>
    place.row !== headRow && !place.isGroup && valueAt(table, place) === wanted
const isLit = ({ table, place }: Grid) => table.columns[place.column]?.highlight === true

const groups: readonly { label: { en: string; th: string }; tools: readonly Tool[] }[] = [
  {
    label: { en: 'History', th: 'ประวัติการแก้ไข' },
    tools: [
      { label: { en: 'Undo', th: 'เลิกทำ' }, icon: IconArrowBackUp, keys: 'mod+z', run: (grid) => grid.undo('undo') },
      {
        label: { en: 'Redo', th: 'ทำซ้ำ' },
        icon: IconArrowForwardUp,
        keys: 'mod+shift+z',
        run: (grid) => grid.undo('redo'),
      },
    ],
  },
  {
    label: { en: 'Rows', th: 'แถว' },
    tools: [
      {
        label: { en: 'Add row above', th: 'เพิ่มแถวด้านบน' },
        icon: IconRowInsertTop,
        isOff: isFull,
        run: (grid) => addRow(grid, false),
      },
      {
        label: { en: 'Add row below', th: 'เพิ่มแถวด้านล่าง' },
        icon: IconRowInsertBottom,
        isOff: isFull,
        run: (grid) => addRow(grid, true),
      },
      { label: { en: 'Remove selected rows', th: 'ลบแถวที่เลือก' }, icon: IconRowRemove, isOff: atHead, run: dropRows },
      {
        label: { en: 'Move row up', th: 'ย้ายแถวขึ้น' },
        icon: IconArrowUp,
        keys: 'alt+arrowup',
        isOff: atHead,
        run: (grid) => moveAlong(grid, [-1, 0]),
      },
      {
        label: { en: 'Move row down', th: 'ย้ายแถวลง' },
        icon: IconArrowDown,
        keys: 'alt+arrowdown',
        isOff: atHead,
        run: (grid) => moveAlong(grid, [1, 0]),
      },
      {
        label: { en: 'Group heading', th: 'บรรทัดชื่อกลุ่ม' },
        icon: IconSeparatorHorizontal,
        isOff: atHead,
        isOn: ({ table, place }) => table.rows[place.row]?.group !== undefined,
        run: toggleGroup,
      },
    ],
  },
  {
    label: { en: 'Columns', th: 'คอลัมน์' },
    tools: [
      {
        label: { en: 'Add column left', th: 'เพิ่มคอลัมน์ด้านซ้าย' },
        icon: IconColumnInsertLeft,
        isOff: isWide,
        run: (grid) => addColumn(grid, false),
      },
      {
        label: { en: 'Add column right', th: 'เพิ่มคอลัมน์ด้านขวา' },
        icon: IconColumnInsertRight,
        isOff: isWide,
        run: (grid) => addColumn(grid, true),
      },
      {
        label: { en: 'Remove selected columns', th: 'ลบคอลัมน์ที่เลือก' },
        icon: IconColumnRemove,
        isOff: ({ table }) => table.columns.length < 2,
        run: dropColumns,
      },
      {
        label: { en: 'Move column left', th: 'ย้ายคอลัมน์ไปทางซ้าย' },
        icon: IconArrowLeft,
        keys: 'alt+arrowleft',
        run: (grid) => moveAlong(grid, [0, -1]),
      },
      {
        label: { en: 'Move column right', th: 'ย้ายคอลัมน์ไปทางขวา' },
        icon: IconArrowRight,
        keys: 'alt+arrowright',
        run: (grid) => moveAlong(grid, [0, 1]),
      },
      {
        label: { en: 'Align left', th: 'ชิดซ้าย' },
        icon: IconAlignLeft,
        isOn: (grid) => alignOf(grid) === 'start',
        run: (grid) => void alignColumns(grid, 'start'),
      },
      {
        label: { en: 'Centre', th: 'กึ่งกลาง' },
        icon: IconAlignCenter,
        isOn: (grid) => alignOf(grid) === 'center',
        run: (grid) => void alignColumns(grid, 'center'),
      },
      {
        label: { en: 'Align right', th: 'ชิดขวา' },
        icon: IconAlignRight,
        isOn: (grid) => alignOf(grid) === 'end',
        run: (grid) => void alignColumns(grid, 'end'),
      },
      {
        label: { en: 'Highlight column', th: 'เน้นคอลัมน์' },
        icon: IconHighlight,
        isOn: isLit,
        run: (grid) => void highlightColumns(grid, !isLit(grid)),
      },
      {
        label: { en: 'Note below column name', th: 'หมายเหตุใต้ชื่อคอลัมน์' },
        icon: IconNote,
        isOn: ({ table, place }) => table.columns[place.column]?.note !== undefined,
        run: writeNote,
      },
    ],
  },
  {
    label: { en: 'Cells', th: 'ช่อง' },
    tools: [
      {
        label: { en: 'Tick', th: 'เครื่องหมายถูก' },
        icon: IconCheck,
        isOff: atHead,
        isOn: isTick(true),
        run: (grid) => setTicks(grid, true),
      },
      {
        label: { en: 'Dash', th: 'ขีด' },
        icon: IconMinus,
        isOff: atHead,
        isOn: isTick(false),
        run: (grid) => setTicks(grid, false),
      },
      {
        label: { en: 'Use text instead of a tick', th: 'ใช้ข้อความแทนเครื่องหมาย' },
        icon: IconCursorText,
        isOff: ({ table, range }) =>
          !table.rows
            .slice(Math.max(0, range.top), range.bottom + 1)
            .some(({ cells }) => cells.slice(range.left, range.right + 1).some((cell) => typeof cell === 'boolean')),
        run: (grid) => setTicks(grid, undefined),
      },
      { label: { en: 'Clear', th: 'ล้าง' }, icon: IconEraser, keys: 'delete', run: clearCells },
    ],
  },
]

/** Actions on the selected cells. With the mouse the grid keeps the focus. */
export function TableTools({ grid }: { grid: Grid }) {
  const { t } = grid
  return (
    <div className={styles.tools} role="presentation" onMouseDown={(event) => event.preventDefault()}>
      {groups.map(({ label, tools }) => (
        <div key={label.en} className={styles.toolGroup} role="group" aria-label={t(label)}>
          {tools.map(({ label: name, icon: IconOf, keys, isOn, isOff, run }) => {
            const press = () => {
              grid.close()
              run(grid)
            }
            return (
              <Hint key={name.en} label={keys ? `${t(name)} (${showKeys(keys)})` : t(name)}>
                <ToolButton
                  aria-label={t(name)}
                  aria-pressed={isOn?.(grid)}
                  aria-disabled={isOff?.(grid) || undefined}
                  onClick={() => !isOff?.(grid) && press()}
                >
                  <IconOf size={16} />
                </ToolButton>
              </Hint>
            )
          })}
        </div>
      ))}
    </div>
  )
}
