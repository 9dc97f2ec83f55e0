import { useEffect } from 'react'
import { fileKinds } from '@schemas/files/entities/file-item'
import { useLocale, useSession, useSpace } from '@kit/boot'
import { FileFace } from '@kit/file-face/file-face'
import { formatBytes, formatDateTime } from '@kit/format'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { ListState } from '@kit/ui/list-state'
import { onBatchDone } from '@kit/upload/batched-done'
import { refreshCalls, useCall } from '@kit/use-call'
import { listCall } from './calls'
import type { Place } from './folder-choice'
import type { Props as BlockProps } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

/** Number of recent files shown. */
const maxShown = 6

type Props = { id: string; place: Place; isLive: boolean; data: BlockProps['data'] }

/** Latest files of the chosen folder. */
export function RecentFiles({ id, place, isLive, data }: Props) {
  const t = useT()
  const locale = useLocale()
  const space = useSpace()
  const { timeZone = space.timeZone } = useSession()
  const initialResult = data?.recent
  const list = useCall(
    listCall,
    { parent: place.id, sort: 'changed', direction: 'down', kinds: fileKinds.join(','), limit: maxShown },
    { enabled: isLive },
  )
  useEffect(() => onBatchDone(() => void refreshCalls(listCall)), [])
  const items = (initialResult?.ok ? initialResult.value : list.data)?.items
  return (
    <section aria-labelledby={`${id}-recent`} className={styles.recent}>
      <h2 id={`${id}-recent`} className={styles.subtitle}>
        {t(texts.recent, { folder: place.name })}
      </h2>
      <ListState
        isLoading={!items && isLive && list.isPending}
        error={items ? undefined : list.error?.message}
        onRetry={() => void list.refetch()}
        rows={3}
        isEmpty={items?.length === 0}
        empty={<p className={styles.nothing}>{t(texts.recentEmpty)}</p>}
      >
        {() => (
          <ul className={styles.files}>
            {items?.map((item) => (
              <li key={item._id} className={styles.file}>
                <span className={styles.thumb}>
                  <FileFace item={item} look="tile" />
                </span>
                <span className={styles.fileWords}>
                  <span className={styles.fileName} title={item.name}>
                    {item.name}
                  </span>
                  <span className={styles.facts}>
                    {[formatBytes(item.size, locale), formatDateTime(item.updatedAt, locale, { timeZone })].join(' · ')}
                  </span>
                </span>
                {item.mode === 'public' && <Badge tone="brand">{t(texts.isPublic)}</Badge>}
              </li>
            ))}
          </ul>
        )}
      </ListState>
    </section>
  )
}
