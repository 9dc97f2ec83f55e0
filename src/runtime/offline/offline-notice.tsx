import { useEffect, useState } from 'react'
import { call as health } from '@client/site/calls/api/health'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import styles from './offline-notice.module.css'

const messages = {
  away: {
    en: 'No connection. This page comes from your device and may be out of date.',
    th: 'ไม่มีการเชื่อมต่อ หน้านี้มาจากอุปกรณ์ของคุณ ข้อมูลอาจไม่เป็นปัจจุบัน',
  },
  back: { en: 'Connected again.', th: 'เชื่อมต่อได้แล้ว' },
  reload: { en: 'Reload the page', th: 'โหลดหน้าใหม่' },
}
const checkMs = 5000

/** In a document that the device retained: says so, and offers the current page once the gateway answers again. */
export function OfflineNotice() {
  const t = useT()
  const isBack = useIsBack()
  return (
    <div className={styles.notice} role="status">
      <Icon name={isBack ? 'wifi' : 'cloud-off'} />
      <span>{t(isBack ? messages.back : messages.away)}</span>
      {isBack && (
        <button type="button" onClick={() => location.reload()}>
          {t(messages.reload)}
        </button>
      )}
    </div>
  )
}

/** Whether the gateway answers; it is not reloaded automatically, because something may have been begun here. */
function useIsBack(): boolean {
  const [isBack, setBack] = useState(false)
  useEffect(() => {
    const check = () =>
      void fetch(`${health.path}?probe=live`, { cache: 'no-store' }).then(
        ({ ok }) => setBack(ok),
        () => setBack(false),
      )
    check()
    const timer = setInterval(check, checkMs)
    addEventListener('online', check)
    return () => {
      clearInterval(timer)
      removeEventListener('online', check)
    }
  }, [])
  return isBack
}
