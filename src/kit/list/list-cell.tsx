/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- roles are given, because rows laid out as cards lose them in some browsers */
import type { CallContract } from '@schemas/call'
import { EditCell } from './edit-cell'
import type { List, ListColumn, ListContext } from './list'
import styles from './data-table.module.css'
import type { CellEdits } from './use-cell-edits'

type Props<R, C extends CallContract> = {
  list: List<R, C>
  row: R
  column: ListColumn<R>
  context: ListContext
  edits: CellEdits<R>
  onOpen: (() => void) | undefined
}

/** A cell. The column that is a card's title names the row and opens it. */
export function ListCell<R, C extends CallContract>({ list, row, column, context, edits, onOpen }: Props<R, C>) {
  const { t } = context
  const isTitle = column.card === 'title'
  const content = column.edit ? (
    <EditCell list={list} row={row} column={column} edit={column.edit} context={context} edits={edits} />
  ) : column.cell ? (
    column.cell(row, context)
  ) : (
    column.text(row, context)
  )
  const shown =
    isTitle && onOpen ? (
      <button type="button" className={styles.open} aria-label={list.press?.label?.(row, context)} onClick={onOpen}>
        {content}
      </button>
    ) : (
      content
    )
  const attributes = {
    className: styles.cell,
    'data-card': column.card ?? 'field',
    'data-align': column.align,
    'data-label': t(column.label),
    'data-empty': column.text(row, context) === '' && !column.edit ? '' : undefined,
    // A narrow column cuts long text.
    title: column.cell || column.edit ? undefined : column.text(row, context),
  }
  return isTitle ? (
    <th role="rowheader" scope="row" {...attributes}>
      {shown}
    </th>
  ) : (
    <td role="cell" {...attributes}>
      {shown}
    </td>
  )
}
