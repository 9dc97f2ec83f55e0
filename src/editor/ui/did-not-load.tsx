import { useT } from '@kit/t'
import { ActionButton } from './action-button'
import styles from './did-not-load.module.css'

const words = {
  failed: { en: 'This part of the builder did not load. Your work is safe.', th: 'โหลดส่วนนี้ของเครื่องมือไม่สำเร็จ งานของคุณยังอยู่ครบ' },
  again: { en: 'Try again', th: 'ลองอีกครั้ง' },
}

/** Stands where a file of the builder did not come. */
export function DidNotLoad({ onAgain }: { onAgain: () => void }) {
  const t = useT()
  return (
    <div role="alert" className={styles.notice}>
      <span>{t(words.failed)}</span>
      <ActionButton look="default" onClick={onAgain}>
        {t(words.again)}
      </ActionButton>
    </div>
  )
}
