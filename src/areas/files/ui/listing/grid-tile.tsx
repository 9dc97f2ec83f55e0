import { memo } from 'react'
import { Icon } from '@kit/icon'
import { translate } from '@kit/t'
import { Skeleton } from '@kit/ui/skeleton'
import { FileFace } from '@kit/file-face/file-face'
import { texts } from '../texts'
import { dateOf, dateText, sizeText } from './item-facts'
import { ItemText } from './item-text'
import type { ItemProps } from './list-row'
import styles from './listing.module.css'

export const GridTile = memo(function GridTile({
  item,
  index,
  isChosen,
  isActive,
  isCut,
  renaming,
  shared,
}: ItemProps) {
  const { idPrefix, isNarrow, isTrash, showsPath, locale, timeZone } = shared
  const id = idPrefix + index
  if (!item)
    return (
      <div role="gridcell" id={id} className={styles.tile} data-index={index} aria-busy="true">
        <span className={styles.plate}>
          <Skeleton height="100%" />
        </span>
        <span className={styles.caption}>
          <Skeleton width="70%" />
        </span>
      </div>
    )
  const isFolder = item.type === 'folder'
  const shown = { locale, timeZone }
  return (
    <div
      role="gridcell"
      id={id}
      aria-selected={isChosen}
      className={styles.tile}
      data-index={index}
      data-id={item._id}
      data-active={isActive ? '' : undefined}
      data-cut={isCut ? '' : undefined}
      data-part="grip"
      data-drop={isFolder && !isTrash ? item._id : undefined}
      data-drop-name={isFolder ? item.name : undefined}
    >
      <span className={styles.plate}>
        <FileFace item={item} look="tile" />
        <span className={styles.box} data-part="check" aria-hidden="true">
          {isChosen && <Icon name="check" size="0.875rem" />}
        </span>
      </span>
      <span className={styles.caption} data-renaming={renaming ? '' : undefined}>
        <ItemText
          item={item}
          renaming={renaming}
          shared={shared}
          facts={
            showsPath ? (
              <bdi>{item.path}</bdi>
            ) : (
              [sizeText(item, shown), isFolder || isNarrow ? '' : dateText(dateOf(item, isTrash), shown)]
                .filter(Boolean)
                .join(' · ')
            )
          }
        />
        {!renaming && (
          <button
            type="button"
            tabIndex={-1}
            data-part="more"
            className={styles.more}
            aria-label={translate(texts.moreFor, locale, { name: item.name })}
          >
            <Icon name="dots-vertical" />
          </button>
        )}
      </span>
    </div>
  )
})
