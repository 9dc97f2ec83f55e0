import { IconCheck, IconGripVertical, IconMinus } from '@tabler/icons-react'
import { memo } from 'react'
import { useT } from '@kit/t'
import type { Locale } from '@schemas/layout/locale'
import { CellInput } from './cell-input'
import type { Line } from './grid-lines'
import { type Cell, type Column, headRow, type Row, shownIn, textOf } from './table'
import { placeMessages } from './table-messages'
import styles from './table.module.css'
import type { Grid, Writing } from './use-grid'

type Props = Line & {
  /** Line number from 1, for screen readers. */
  index: number
  columns: readonly Column[]
  /** The row, for lines that belong to one. */
  content: Row | undefined
  locale: Locale
  /** Selected columns of the row. */
  left: number
  right: number
  /** The column of the focused cell; undefined in other rows. */
  focused: number | undefined
  writing: Writing | undefined
  onWrite: Grid['write'] | undefined
  onClose: Grid['close'] | undefined
}

/** One line of the grid; rerenders only when its own content changes. */
export const GridRow = memo(function GridRow({
  row: at,
  isGroup,
  isNote,
  index,
  columns,
  content: row,
  locale,
  left,
  right,
  focused,
  writing,
  onWrite,
  onClose,
}: Props) {
  const t = useT()
  const nameOf = (column: number) =>
    shownIn(columns[column]?.label ?? '', locale) || t(placeMessages.column, { column: column + 1 })
  const isHead = at === headRow
  const labelOf = (column: number): string => {
    if (isGroup) return t(placeMessages.group, { row: at + 1 })
    if (isNote) return t(placeMessages.note, { column: nameOf(column) })
    return isHead
      ? t(placeMessages.name, { column: column + 1 })
      : t(placeMessages.cell, { row: at + 1, column: nameOf(column) })
  }
  const valueOf = (column: number): Cell =>
    (isGroup ? row?.group : isHead ? columns[column]?.[isNote ? 'note' : 'label'] : row?.cells[column]) ?? ''
  const spoken = (column: number): string => {
    const value = valueOf(column)
    return typeof value === 'boolean'
      ? t(value ? placeMessages.yes : placeMessages.no)
      : shownIn(value, locale) || t(placeMessages.empty)
  }
  const cell = (column: number) => {
    const value = valueOf(column)
    const isOn = writing?.place.column === column
    const label = `${labelOf(column)}: ${spoken(column)}`
    return (
      <div
        key={column}
        className={styles.cell}
        role={isHead && !isNote ? 'columnheader' : 'gridcell'}
        aria-label={label}
        aria-colindex={column + 2}
        aria-colspan={isGroup ? columns.length : undefined}
        aria-selected={column >= left && column <= right}
        tabIndex={column === focused && !isOn ? 0 : -1}
        data-autofocus={column === focused ? '' : undefined}
        data-row={at}
        data-column={column}
        data-part={isGroup ? 'group' : isNote ? 'note' : undefined}
        data-align={isGroup ? undefined : columns[column]?.align}
        data-highlight={(!isGroup && columns[column]?.highlight) || undefined}
      >
        {isOn && onWrite && onClose ? (
          <CellInput
            label={labelOf(column)}
            locale={locale}
            initialText={textOf(value, locale)}
            hint={shownIn(value, locale)}
            isFresh={writing.isFresh}
            onWrite={onWrite}
            onClose={onClose}
          />
        ) : (
          <CellText value={value} locale={locale} />
        )}
      </div>
    )
  }
  return (
    <div
      className={styles.row}
      role="row"
      aria-rowindex={index}
      data-kind={isGroup ? 'group' : isNote ? 'note' : isHead ? 'head' : undefined}
    >
      {isHead || isGroup ? (
        <span className={styles.number} aria-hidden />
      ) : (
        <div className={styles.number} role="rowheader" aria-colindex={1} data-handle={at}>
          <IconGripVertical size={13} aria-hidden />
          {at + 1}
        </div>
      )}
      {isGroup ? cell(0) : columns.map((_, column) => cell(column))}
    </div>
  )
})

/** The text in the edited language; a fallback from another language is marked. */
function CellText({ value, locale }: { value: Cell; locale: Locale }) {
  if (typeof value === 'boolean')
    return value ? (
      <IconCheck size={16} className={styles.yes} aria-hidden />
    ) : (
      <IconMinus size={16} className={styles.no} aria-hidden />
    )
  const own = textOf(value, locale)
  return <span data-other={own === '' || undefined}>{own || shownIn(value, locale)}</span>
}
