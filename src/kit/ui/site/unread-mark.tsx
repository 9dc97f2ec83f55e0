import { useMessageUpdates } from '../../message-updates'
import { useT } from '../../t'
import styles from './unread-mark.module.css'

const messages = { unread: { en: '{count} unread messages', th: 'ข้อความที่ยังไม่ได้อ่าน {count} ข้อความ' } }

/** Live number of unread messages; renders nothing for none. A separate chunk that guests never load. */
export function UnreadMark({ place }: { place: 'corner' | 'line' }) {
  const t = useT()
  const count = useMessageUpdates()?.unread ?? 0
  if (count === 0) return null
  return (
    <span className={styles.mark} data-place={place}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{t(messages.unread, { count })}</span>
    </span>
  )
}
