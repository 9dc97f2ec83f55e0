import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import type { SortKey } from '../files-client'
import { texts } from '../texts'
import type { Pane } from '../use-pane'
import type { ColumnName } from '../view-settings'
import styles from './listing.module.css'

const widths: Record<ColumnName, string> = {
  changed: '8.5rem',
  size: '7rem',
  kind: '8rem',
  owner: '9rem',
  sharing: '7.5rem',
}

/** CSS grid tracks of a row: checkbox, name, chosen columns, button. */
export const columnTracks = (columns: readonly ColumnName[]): string =>
  ['2.75rem minmax(8rem, 1fr)', ...columns.map((column) => widths[column]), '2.75rem'].join(' ')

const sortOf: Record<ColumnName, SortKey | undefined> = {
  changed: 'changed',
  size: 'size',
  kind: 'kind',
  owner: undefined,
  sharing: undefined,
}

/** Column headers; sortable ones are buttons. */
export function ColumnHeads({ pane, columns }: { pane: Pane; columns: readonly ColumnName[] }) {
  const t = useT()
  const { sort, direction } = pane.settings
  const head = (column: 'name' | ColumnName, key: SortKey | undefined) => {
    const isSorted = !pane.place.isTrash && key !== undefined && key === sort
    const label = t(pane.place.isTrash && column === 'changed' ? texts.columns.trashed : texts.columns[column])
    return (
      <span
        key={column}
        role="columnheader"
        className={styles.head}
        data-column={column}
        aria-sort={isSorted ? (direction === 'up' ? 'ascending' : 'descending') : undefined}
      >
        {key !== undefined && !pane.place.isTrash ? (
          <button
            type="button"
            className={styles.sorter}
            onClick={() => pane.change({ sort: key, direction: isSorted && direction === 'up' ? 'down' : 'up' })}
          >
            {label}
            {isSorted && <Icon name={direction === 'up' ? 'arrow-up' : 'arrow-down'} size="0.95em" />}
          </button>
        ) : (
          <span className={styles.sorter}>{label}</span>
        )}
      </span>
    )
  }
  return (
    <div role="row" aria-rowindex={1} className={styles.heads} data-part="head">
      <span role="columnheader" className={styles.head}>
        <span className="visually-hidden">{t(texts.selectAll)}</span>
      </span>
      {head('name', 'name')}
      {columns.map((column) => head(column, sortOf[column]))}
      <span role="columnheader">
        <span className="visually-hidden">{t(texts.more)}</span>
      </span>
    </div>
  )
}
