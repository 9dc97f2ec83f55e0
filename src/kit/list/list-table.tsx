/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- roles are given, because rows laid out as cards lose them in some browsers */
import type { RowData } from '@tanstack/react-table'
import { type RefObject, useRef, useState } from 'react'
import type { CallContract } from '@schemas/call'
import { classNames } from '../class-names'
import choice from '../ui/choice.module.css'
import renewing from '../ui/renewing.module.css'
import styles from './data-table.module.css'
import type { List, ListContext } from './list'
import { isVirtual, ListBody, type Reveal } from './list-body'
import type { ListSettings } from './list-settings'
import { TableHead } from './table-head'
import { TableRow } from './table-row'
import { texts } from './texts'
import { useCellEdits } from './use-cell-edits'
import { useListKeys } from './use-list-keys'
import type { useListTable } from './use-list-table'
import type { ListStateInUse } from './use-list-state'

/** px; the style sheet has the same. */
const rowHeights = { comfortable: 48, compact: 40 }
const sideWidth = 52

type Props<R extends RowData, C extends CallContract> = {
  list: List<R, C>
  context: ListContext
  table: ReturnType<typeof useListTable<R, C>>
  section: RefObject<HTMLElement | null>
  label: string
  state: ListStateInUse
  settings: ListSettings
  isChanging: boolean
  /** Whether single letters act on it, besides the person's setting of the list. */
  hasKeys: boolean
}

/** The table with its head and rows, in the box that scrolls. */
export function ListTable<R extends RowData, C extends CallContract>(props: Props<R, C>) {
  const { list, context, table, section, label, state, settings, isChanging, hasKeys } = props
  const { t } = context
  // State and not a ref: rows measure the box as soon as it is there.
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  const reveal = useRef<Reveal>(null)
  const edits = useCellEdits(list, context)
  const { rows } = table.getRowModel()
  const heads = table.getHeaderGroups()[0]?.headers ?? []
  const opens = list.drawer !== undefined || list.press !== undefined
  const openAt = (index: number) => {
    const row = rows[index]
    if (!row) return
    if (list.press) list.press.run(row.original)
    else state.open(row.id)
  }
  const focusRow = (index: number) => {
    const element = () => box?.querySelector<HTMLElement>(`[data-row="${index}"]`)
    reveal.current?.(index)
    // A row of a long list is drawn in the frame after it was scrolled to.
    if (element()) element()?.focus({ preventScroll: true })
    else requestAnimationFrame(() => requestAnimationFrame(() => element()?.focus({ preventScroll: true })))
  }
  useListKeys({
    section,
    hasLetters: settings.hasKeys && hasKeys,
    count: rows.length,
    focusRow,
    toggle: list.bulk ? (index) => rows[index]?.toggleSelected() : undefined,
    select: list.bulk ? (index) => rows[index]?.toggleSelected(true) : undefined,
    open: opens ? openAt : undefined,
    close:
      state.row !== ''
        ? state.close
        : table.getIsSomeRowsSelected() || table.getIsAllRowsSelected()
          ? () => table.resetRowSelection()
          : undefined,
  })
  const isLong = isVirtual(rows.length)
  const hasActions = list.rowActions !== undefined
  const sides = (list.bulk ? 1 : 0) + (hasActions ? 1 : 0)
  return (
    <div
      ref={setBox}
      className={classNames(styles.box, renewing.renewing)}
      data-density={settings.density}
      data-long={isLong ? '' : undefined}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region needs focus to be scrolled
      tabIndex={0}
      // No region: the block around it is one of the same name.
      role="group"
      data-scroller=""
      aria-label={label}
      aria-busy={isChanging || undefined}
    >
      <table
        role="table"
        aria-label={label}
        aria-rowcount={isLong ? rows.length + 1 : undefined}
        className={styles.table}
        style={{ minWidth: table.getTotalSize() + sides * sideWidth }}
      >
        <colgroup>
          {list.bulk && <col style={{ width: sideWidth }} />}
          {heads.map(({ id, column }, at) => (
            // Without a width of its own the first column takes what the others leave.
            <col key={id} style={at === 0 && !settings.widths[id] ? undefined : { width: column.getSize() }} />
          ))}
          {hasActions && <col style={{ width: sideWidth }} />}
        </colgroup>
        <thead role="rowgroup" className={styles.heads}>
          <tr role="row">
            {list.bulk && (
              <th role="columnheader" scope="col" className={styles.check}>
                <label className={styles.checkTarget}>
                  <input
                    type="checkbox"
                    className={choice.mark}
                    aria-label={t(texts.selectAll)}
                    ref={(input) => {
                      if (input) input.indeterminate = table.getIsSomeRowsSelected() && !table.getIsAllRowsSelected()
                    }}
                    checked={table.getIsAllRowsSelected()}
                    onChange={(event) => table.toggleAllRowsSelected(event.target.checked)}
                  />
                </label>
              </th>
            )}
            {heads.map((header) => {
              const column = list.columns.find(({ id }) => id === header.column.id)
              return (
                column && (
                  <TableHead
                    key={header.id}
                    header={header}
                    column={column}
                    context={context}
                    sort={state.sort}
                    onSort={state.setSort}
                    onWidth={(width) => table.setColumnSizing((before) => ({ ...before, [header.column.id]: width }))}
                  />
                )
              )
            })}
            {hasActions && (
              <th role="columnheader" scope="col" className={styles.actions}>
                <span className="visually-hidden">{t(texts.actionsHead)}</span>
              </th>
            )}
          </tr>
        </thead>
        <ListBody
          ref={reveal}
          count={rows.length}
          keyOf={(index) => rows[index]?.id ?? String(index)}
          box={box}
          rowHeight={rowHeights[settings.density]}
        >
          {(index, measure) => {
            const row = rows[index]
            return (
              row && (
                <TableRow
                  list={list}
                  row={row}
                  index={index}
                  isCounted={isLong}
                  context={context}
                  edits={edits}
                  isOpen={state.row === row.id}
                  onOpen={opens ? () => openAt(index) : undefined}
                  measure={measure}
                />
              )
            )
          }}
        </ListBody>
      </table>
    </div>
  )
}
