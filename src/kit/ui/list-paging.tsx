import { useT } from '../t'
import { Button } from './button'
import styles from './list-paging.module.css'

const messages = {
  pages: { en: 'Pages of the list', th: 'หน้าของรายการ' },
  time: { back: { en: 'Newer', th: 'ใหม่กว่า' }, on: { en: 'Older', th: 'เก่ากว่า' } },
  order: { back: { en: 'Back', th: 'ก่อนหน้า' }, on: { en: 'Next', th: 'ถัดไป' } },
}

type Props = {
  /** Lists that begin with the newest go by time. */
  by: 'time' | 'order'
  query: { canGoBack: boolean; back: () => void; goOn: (next: string) => void }
  /** The cursor of the next page; undefined at the last. */
  next: string | undefined
  isChanging?: boolean
  /** Another page was asked for: where the list's beginning is out of sight, to show it. */
  onTurn?: () => void
}

/** The ways to a list's other pages; nothing where there are none. */
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
