import type { SharedItem } from '@schemas/files/entities/share'
import { useLocale, useSession, useSpace } from '@kit/boot'
import { formatBytes, formatDate } from '@kit/format'
import { useT } from '@kit/t'
import { Icon } from '@kit/icon'
import { FileFace } from '@kit/file-face/file-face'
import styles from './shared-entries.module.css'
import { texts } from './texts'
import type { Order } from './use-folder'

type Props = {
  items: readonly SharedItem[]
  layout: 'list' | 'grid'
  /** Without it, readers cannot change the order. */
  order?: Order | undefined
  onOrder: (order: Order) => void
  chosen: ReadonlySet<string>
  onChoose: (id: string) => void
  onShow: (item: SharedItem) => void
  /** Called when a folder was entered. */
  onEnter: () => void
  /** Shows the path of each item, for search results. */
  hasPaths: boolean
}

/** Files and folders of a share, as rows or tiles. */
export function SharedEntries(props: Props) {
  const { items, layout, order, onOrder } = props
  const t = useT()
  return (
    <>
      {layout === 'list' && order && (
        <div className={styles.sorts}>
          {(['name', 'size', 'changed'] as const).map((sort) => {
            const isOn = order.sort === sort
            return (
              <button
                key={sort}
                type="button"
                className={styles.sort}
                data-sort={sort}
                aria-pressed={isOn}
                onClick={() => onOrder({ sort, direction: isOn && order.direction === 'up' ? 'down' : 'up' })}
              >
                {t(texts[sort])}
                {isOn && <Icon name={order.direction === 'up' ? 'arrow-up' : 'arrow-down'} size="1rem" />}
              </button>
            )
          })}
        </div>
      )}
      <ul role="list" className={styles.entries} data-look={layout}>
        {items.map((item) => (
          <Entry key={item._id} item={item} {...props} />
        ))}
      </ul>
    </>
  )
}

function Entry({ item, layout, chosen, onChoose, onShow, onEnter, hasPaths }: Props & { item: SharedItem }) {
  const t = useT()
  const locale = useLocale()
  const space = useSpace()
  const { timeZone = space.timeZone } = useSession()
  const size = item.type === 'folder' ? t(texts.count, { count: item.items ?? 0 }) : formatBytes(item.size, locale)
  const isChosen = chosen.has(item._id)
  const name = (
    <>
      <span className={styles.face}>
        <FileFace item={{ ...item, isShare: false }} look={layout === 'grid' ? 'tile' : 'line'} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{item.name}</span>
        {hasPaths && <span className={styles.path}>{item.path}</span>}
      </span>
    </>
  )
  return (
    <li className={styles.entry} data-chosen={isChosen ? '' : undefined}>
      <input
        type="checkbox"
        className={styles.check}
        checked={isChosen}
        onChange={() => onChoose(item._id)}
        aria-label={t(texts.choose, { name: item.name })}
      />
      {item.type === 'folder' ? (
        <a href={`#in=${item._id}`} className={styles.open} onClick={onEnter}>
          {name}
        </a>
      ) : (
        <button type="button" className={styles.open} onClick={() => onShow(item)}>
          {name}
        </button>
      )}
      <span className={styles.size}>{size}</span>
      <span className={styles.date}>{formatDate(item.updatedAt, locale, { timeZone })}</span>
    </li>
  )
}
