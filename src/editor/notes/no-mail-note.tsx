import { useState } from 'react'
import { useSession } from '@kit/boot'
import { useT } from '@kit/t'
import { useBuilder } from '../state/builder'
import styles from './notes.module.css'

const messages = {
  none: {
    en: 'Email is not set up for this site: people you mention only see it in the builder.',
    th: 'เว็บไซต์นี้ยังไม่ได้ตั้งค่าส่งอีเมล คนที่คุณพูดถึงจะเห็นในเครื่องมือสร้างหน้าเท่านั้น',
  },
  read: { en: 'Got it', th: 'รับทราบ' },
}

/** Shown until it has been dismissed once on this device. */
export function NoMailNote() {
  const t = useT()
  const { boot } = useBuilder()
  const { userID = '' } = useSession()
  const key = `sitewright:no-note-mails:${boot.site.id}:${userID}`
  const [isRead, setRead] = useState(() => wasRead(key))
  if (isRead) return null
  return (
    <p className={styles.noMail}>
      {t(messages.none)}{' '}
      <button
        type="button"
        className={styles.read}
        onClick={() => {
          setRead(true)
          try {
            localStorage.setItem(key, 'read')
          } catch {
            // Storage failed: the note shows again next time.
          }
        }}
      >
        {t(messages.read)}
      </button>
    </p>
  )
}

function wasRead(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}
