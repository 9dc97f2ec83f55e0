import { useT } from '@kit/t'
import { ActionButton } from './action-button'
import styles from './did-not-load.module.css'

const messages = {
  failed: {
    en: 'This part of the builder didn’t load. Your work is safe.',
    th: 'โหลดส่วนนี้ของเครื่องมือสร้างหน้าไม่สำเร็จ งานของคุณยังอยู่ครบ',
  },
  again: { en: 'Try again', th: 'ลองอีกครั้ง' },
  close: { en: 'Close', th: 'ปิด' },
}

/** Shown where a file of the builder failed to load, or over the builder for a part that would have been there. */
export function DidNotLoad({
  isOver = false,
  onAgain,
  onClose,
}: {
  isOver?: boolean
  onAgain: () => void
  onClose?: (() => void) | undefined
}) {
  const t = useT()
  return (
    <div role="alert" className={styles.notice} data-over={isOver || undefined}>
      <span>{t(messages.failed)}</span>
      <ActionButton variant="default" onClick={onAgain}>
        {t(messages.again)}
      </ActionButton>
      {onClose && (
        <ActionButton variant="default" onClick={onClose}>
          {t(messages.close)}
        </ActionButton>
      )}
    </div>
  )
}
