import { useT } from '../t'
import { Button } from './button'
import styles from './list-paging.module.css'

const messages = {
  pages: { en: 'List pages', th: 'หน้าของรายการ' },
  time: { back: { en: 'Newer', th: 'ใหม่กว่า' }, on: { en: 'Older', th: 'เก่ากว่า' } },
  order: { back: { en: 'Back', th: 'ก่อนหน้า' }, on: { en: 'Next', th: 'ถัดไป' } },
}

type Props = {
  /** Lists that start with the newest entry page by time. */
  by: 'time' | 'order'
  query: { canGoBack: boolean; back: () => void; goOn: (next: string) => void }
  /** Cursor of the next page; undefined on the last. */
  next: string | undefined
  isChanging?: boolean
  /** Called on a page change, to scroll the list's beginning into view. */
  onTurn?: () => void
}

/** Pagination of a list; renders nothing for a single page. */
export function ListPaging({ by, query, next, isChanging = false, onTurn }: Props) {
  const t = useT()
  if (!query.canGoBack && next === undefined) return null
  const turn = (to: () => void) => () => {
    to()
    onTurn?.()
  }
  return (
    <nav className={styles.paging} aria-label={t(messages.pages)}>
      <Button look="secondary" size="s" icon="chevron-left" disabled={!query.canGoBack} onClick={turn(query.back)}>
        {t(messages[by].back)}
      </Button>
      <Button
        look="secondary"
        size="s"
        iconAfter="chevron-right"
        disabled={next === undefined || isChanging}
        onClick={turn(() => next !== undefined && query.goOn(next))}
      >
        {t(messages[by].on)}
      </Button>
    </nav>
  )
}
