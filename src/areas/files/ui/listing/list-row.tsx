import { memo } from 'react'
import type { FileItem } from '@schemas/files/entities/file-item'
import type { Locale } from '@schemas/layout/locale'
import { Icon } from '@kit/icon'
import { translate } from '@kit/t'
import { Skeleton } from '@kit/ui/skeleton'
import { FileFace } from '@kit/file-face/file-face'
import { texts } from '../texts'
import type { Renaming } from '../use-pane'
import type { ColumnName } from '../view-settings'
import { dateOf, dateText, kindText, sizeText, timeText } from './item-facts'
import { ItemText, sharingMessages } from './item-text'
import styles from './listing.module.css'

/** Shared props of all items in a list; referentially stable while unchanged. */
export type Shared = {
  /** Prefix of element ids, before the index. */
  idPrefix: string
  columns: readonly ColumnName[]
  /** Two lines in place of columns, for narrow screens. */
  isNarrow: boolean
  isTrash: boolean
  /** Shows the path beside the name, for search results. */
  showsPath: boolean
  searchText: string
  locale: Locale
  timeZone: string | undefined
  /** `isElsewhere`: the focus moved to another element. */
  onRename: (item: FileItem, name: string | undefined, isElsewhere: boolean) => void
}
export type ItemProps = {
  item: FileItem | undefined
  index: number
  isChosen: boolean
  isActive: boolean
  isCut: boolean
  renaming: Renaming | undefined
  shared: Shared
}

export const ListRow = memo(function ListRow({ item, index, isChosen, isActive, isCut, renaming, shared }: ItemProps) {
  const { idPrefix, columns, isNarrow, isTrash, showsPath, locale, timeZone } = shared
  const id = idPrefix + index
  if (!item)
    return (
      <div role="row" id={id} aria-rowindex={index + 2} className={styles.row} data-index={index} aria-busy="true">
        <span role="gridcell" className={styles.nameCell} data-coming="">
          <span className="visually-hidden">{translate(texts.loading, locale)}</span>
          <Skeleton width="2rem" height="2rem" />
          <Skeleton width={`${9 + ((index * 7) % 9)}rem`} />
        </span>
      </div>
    )
  const shown = { locale, timeZone }
  const isFolder = item.type === 'folder'
  const facts = [sizeText(item, shown), dateText(dateOf(item, isTrash), shown)].filter(Boolean).join(' · ')
  return (
    <div
      role="row"
      id={id}
      aria-rowindex={index + 2}
      aria-selected={isChosen}
      className={styles.row}
      data-index={index}
      data-id={item._id}
      data-active={isActive ? '' : undefined}
      data-cut={isCut ? '' : undefined}
      data-drop={isFolder && !isTrash ? item._id : undefined}
      data-drop-name={isFolder ? item.name : undefined}
    >
      <span role="gridcell" className={styles.check}>
        <span className={styles.box} data-part="check" aria-hidden="true">
          {isChosen && <Icon name="check" size="0.875rem" />}
        </span>
      </span>
      <span role="gridcell" className={styles.nameCell}>
        <span data-part="grip" className={styles.grip} data-renaming={renaming ? '' : undefined}>
          <FileFace item={item} />
          <ItemText
            item={item}
            renaming={renaming}
            shared={shared}
            facts={showsPath ? <bdi>{item.path}</bdi> : isNarrow ? facts : undefined}
          />
        </span>
      </span>
      {!isNarrow &&
        columns.map((column) => (
          <span
            key={column}
            role="gridcell"
            className={styles.cell}
            data-column={column}
            title={column === 'changed' ? timeText(dateOf(item, isTrash), shown) : undefined}
          >
            {column === 'changed' && dateText(dateOf(item, isTrash), shown)}
            {column === 'size' && sizeText(item, shown)}
            {column === 'kind' && kindText(item, shown)}
            {column === 'owner' && (item.owner?.name ?? '')}
            {column === 'sharing' && <Sharing item={item} locale={locale} />}
          </span>
        ))}
      <span role="gridcell" className={styles.moreCell}>
        <button
          type="button"
          tabIndex={-1}
          data-part="more"
          className={styles.more}
          aria-label={translate(texts.moreFor, locale, { name: item.name })}
        >
          <Icon name="dots-vertical" />
        </button>
      </span>
    </div>
  )
})

function Sharing({ item, locale }: { item: FileItem; locale: Locale }) {
  return translate(
    item.isShare
      ? sharingMessages.shared
      : item.mode === 'public' && item.type === 'file'
        ? sharingMessages.public
        : sharingMessages.private,
    locale,
  )
}
