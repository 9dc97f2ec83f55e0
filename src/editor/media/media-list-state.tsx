import { Alert, Button, Group, Skeleton } from '@mantine/core'
import { useIntersection } from '@mantine/hooks'
import { type ReactNode, useEffect } from 'react'
import { useT } from '@kit/t'
import styles from './media.module.css'
import type { MediaList } from './use-media'

const messages = {
  none: { en: 'No results for “{query}”.', th: 'ไม่พบผลลัพธ์สำหรับ “{query}”' },
  clear: { en: 'Clear search', th: 'ล้างคำค้น' },
  failed: { en: 'The list could not be loaded.', th: 'โหลดรายการไม่สำเร็จ' },
  retry: { en: 'Try again', th: 'ลองอีกครั้ง' },
  more: { en: 'Show more', th: 'แสดงเพิ่ม' },
  loading: { en: 'Loading…', th: 'กำลังโหลด…' },
}

/** A list with its loading, error and empty states. */
export function MediaListState({
  list,
  query,
  empty,
  onClear,
  children,
}: {
  list: MediaList
  query: string
  empty: { en: string; th: string }
  onClear: () => void
  children: ReactNode
}) {
  const t = useT()
  if (list.error && list.choices.length === 0) {
    return (
      <Alert color="red" role="alert" title={t(messages.failed)} m="xs">
        {list.error.message}
        <Group mt="xs">
          <Button variant="default" onClick={list.retry}>
            {t(messages.retry)}
          </Button>
        </Group>
      </Alert>
    )
  }
  if (list.isLoading) {
    return (
      <div className={styles.grid} role="status" aria-label={t(messages.loading)}>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} className={styles.waiting ?? ''} />
        ))}
      </div>
    )
  }
  if (list.choices.length === 0) {
    return (
      <div className={styles.empty} role="status">
        <p>{query ? t(messages.none, { query }) : t(empty)}</p>
        {query && (
          <Button variant="default" onClick={onClear}>
            {t(messages.clear)}
          </Button>
        )}
      </div>
    )
  }
  return (
    <>
      {children}
      {list.hasMore && <More isPending={list.isLoadingMore} onMore={list.showMore} />}
    </>
  )
}

/** Loads the next entries when it scrolls into view; the button is for the keyboard. */
function More({ isPending, onMore }: { isPending: boolean; onMore: () => void }) {
  const t = useT()
  const { ref, entry } = useIntersection({ rootMargin: '300px' })
  const isInView = entry?.isIntersecting ?? false
  useEffect(() => {
    if (isInView && !isPending) onMore()
    // Only when it scrolls into view: the loaded entries push it out again.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- onMore is another one with every drawing
  }, [isInView, isPending])
  return (
    <Group justify="center" py="sm">
      <Button ref={ref} variant="default" loading={isPending} onClick={onMore}>
        {t(messages.more)}
      </Button>
    </Group>
  )
}
