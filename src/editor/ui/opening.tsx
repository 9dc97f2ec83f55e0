import { useT } from '@kit/t'
import { ActionButton, ActionLink } from './action-button'
import styles from './opening.module.css'
import { Waiting } from './waiting'

const messages = {
  part: {
    en: 'Part of the builder didn’t load. You may be offline, or it was just updated. Please reload the page.',
    th: 'โหลดส่วนหนึ่งของเครื่องมือสร้างหน้าไม่สำเร็จ คุณอาจออฟไลน์ หรือเพิ่งมีการอัปเดต กรุณาโหลดหน้านี้ใหม่',
  },
  reload: { en: 'Reload', th: 'โหลดใหม่' },
  again: { en: 'Try again', th: 'ลองอีกครั้ง' },
  back: { en: 'Back to the page', th: 'กลับไปที่หน้าเว็บ' },
}

const reload = () => location.reload()

/** A screen of the builder whose content is loading. */
export function OpeningNote({ note }: { note: string }) {
  return (
    <div className={styles.screen} role="status">
      <Waiting size={22} />
      <p>{note}</p>
    </div>
  )
}

/**
 * A screen of the builder whose content failed to load: the reason, a retry and a way back. Without a message a file of
 * the builder failed, so the whole page is reloaded.
 */
export function NotOpened({
  title,
  message,
  path,
  onAgain,
}: {
  title: string
  message?: string | undefined
  path: string
  onAgain?: () => void
}) {
  const t = useT()
  return (
    <div className={styles.screen} role="alert">
      <h1>{title}</h1>
      <p>{message ?? t(messages.part)}</p>
      <ActionButton onClick={message === undefined ? reload : onAgain}>
        {t(message === undefined ? messages.reload : messages.again)}
      </ActionButton>
      <ActionLink variant="default" href={path}>
        {t(messages.back)}
      </ActionLink>
    </div>
  )
}
