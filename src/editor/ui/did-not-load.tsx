import { useT } from '@kit/t'
import { ActionButton } from './action-button'
import styles from './did-not-load.module.css'

const words = {
  failed: {
    en: 'This part of the builder did not load. Your work is safe.',
    th: 'โหลดส่วนนี้ของเครื่องมือสร้างหน้าไม่สำเร็จ งานของคุณยังอยู่ครบ',
  },
  again: { en: 'Try again', th: 'ลองอีกครั้ง' },
  close: { en: 'Close', th: 'ปิด' },
}

/** Stands where a file of the builder did not come, or over the builder where the part would have. */
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
      <span>{t(words.failed)}</span>
      <ActionButton look="default" onClick={onAgain}>
        {t(words.again)}
      </ActionButton>
      {onClose && (
        <ActionButton look="default" onClick={onClose}>
          {t(words.close)}
        </ActionButton>
      )}
    </div>
  )
}
