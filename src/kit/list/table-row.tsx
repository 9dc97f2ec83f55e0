/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- roles are given, because rows laid out as cards lose them in some browsers */
import type { Row, RowData } from '@tanstack/react-table'
import type { MouseEvent } from 'react'
import type { CallContract } from '@schemas/call'
import choice from '../ui/choice.module.css'
import styles from './data-table.module.css'
import type { List, ListContext } from './list'
import { ListCell } from './list-cell'
import { RowMenu } from './row-menu'
import { texts } from './texts'
import type { CellEdits } from './use-cell-edits'
import type { ListFeatures } from './use-list-table'

type Props<R extends RowData, C extends CallContract> = {
  list: List<R, C>
  row: Row<ListFeatures, R>
  index: number
  /** Says its place, where not all rows are drawn. */
  isCounted: boolean
  context: ListContext
  edits: CellEdits<R>
  isOpen: boolean
  onOpen: (() => void) | undefined
  measure: ((element: HTMLElement | null) => void) | undefined
}

/** A row; focused by the list's keys, and opened by a press anywhere that is no control. */
export function TableRow<R extends RowData, C extends CallContract>(props: Props<R, C>) {
  const { list, row, index, isCounted, context, edits, isOpen, onOpen, measure } = props
  const { t } = context
  const isSelected = row.getIsSelected()
  const openByPress = (event: MouseEvent) => {
    const isControl = (event.target as Element).closest('a, button, input, select, textarea, label') !== null
    if (!isControl && getSelection()?.isCollapsed !== false) onOpen?.()
  }
  return (
    <tr
      ref={measure}
      role="row"
      className={styles.row}
      tabIndex={-1}
      aria-rowindex={isCounted ? index + 2 : undefined}
      data-selected={isSelected ? '' : undefined}
      aria-current={isOpen ? 'true' : undefined}
      data-index={index}
      data-row={index}
      data-opens={onOpen ? '' : undefined}
      onClick={onOpen ? openByPress : undefined}
    >
      {list.bulk && (
        <td role="cell" className={styles.check} data-card="check">
          <label className={styles.checkTarget}>
            <input
              type="checkbox"
              className={choice.mark}
              aria-label={t(texts.select, { row: list.title(row.original, context) })}
              checked={isSelected}
              onChange={row.getToggleSelectedHandler()}
            />
          </label>
        </td>
      )}
      {row.getVisibleCells().map((cell) => {
        const column = list.columns.find(({ id }) => id === cell.column.id)
        return (
          column && (
            <ListCell
              key={cell.id}
              list={list}
              row={row.original}
              column={column}
              context={context}
              edits={edits}
              onOpen={onOpen}
            />
          )
        )
      })}
      {list.rowActions && (
        <td role="cell" className={styles.actions} data-card="actions">
          <RowMenu list={list} row={row.original} context={context} />
        </td>
      )}
    </tr>
  )
}
