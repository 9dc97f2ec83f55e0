import type { Header, RowData } from '@tanstack/react-table'
import type { KeyboardEvent } from 'react'
import { Icon } from '../icon'
import { columnWidths } from './column-widths'
import type { ListColumn, ListContext } from './list'
import styles from './table-head.module.css'
import type { ListFeatures } from './use-list-table'
import { texts } from './texts'

type Props<R extends RowData> = {
  header: Header<ListFeatures, R>
  column: ListColumn<R>
  context: ListContext
  /** The list's sort: a name, after `-` for the opposite direction. */
  sort: string
  onSort: (sort: string) => void
  onWidth: (width: number) => void
}

/** Step of a column's width by keyboard (px). */
const widthStep = 16

/** A column's head: sorts by a press, and has its right edge dragged for its width. */
export function TableHead<R extends RowData>({ header, column, context, sort, onSort, onWidth }: Props<R>) {
  const { t } = context
  const label = t(column.label)
  const name = column.sort
  const direction = name === undefined ? undefined : sort === name ? 'up' : sort === `-${name}` ? 'down' : undefined
  const width = header.getSize()
  const least = column.minWidth ?? columnWidths.min
  const resize = (event: KeyboardEvent) => {
    const step = { ArrowRight: widthStep, ArrowLeft: -widthStep }[event.key]
    if (step === undefined) return
    event.preventDefault()
    onWidth(Math.min(columnWidths.max, Math.max(least, width + step)))
  }
  const next = () => {
    if (name === undefined) return
    const first = column.firstSort === 'down' ? `-${name}` : name
    const other = column.firstSort === 'down' ? name : `-${name}`
    onSort(direction === undefined ? first : sort === first ? other : first)
  }
  return (
    <th
      role="columnheader"
      scope="col"
      className={styles.head}
      data-align={column.align}
      aria-sort={direction === undefined ? undefined : direction === 'up' ? 'ascending' : 'descending'}
    >
      {name === undefined ? (
        <span className={styles.label}>{label}</span>
      ) : (
        <button type="button" className={styles.sort} data-on={direction} onClick={next}>
          <span className={styles.label}>{label}</span>
          <Icon
            name={direction === 'up' ? 'chevron-up' : direction === 'down' ? 'chevron-down' : 'selector'}
            size="1em"
          />
        </button>
      )}
      <span
        role="separator"
        aria-orientation="vertical"
        aria-label={t(texts.resize, { column: label })}
        aria-valuenow={width}
        aria-valuemin={least}
        aria-valuemax={columnWidths.max}
        tabIndex={0}
        className={styles.edge}
        data-on={header.column.getIsResizing() ? '' : undefined}
        onMouseDown={header.getResizeHandler()}
        onTouchStart={header.getResizeHandler()}
        onKeyDown={resize}
      />
    </th>
  )
}
