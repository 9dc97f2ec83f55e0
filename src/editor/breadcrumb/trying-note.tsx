import { useT } from '@kit/t'
import { setUi } from '../state/ui-store'
import { ActionButton } from '../ui/action-button'
import styles from './breadcrumb.module.css'

const messages = {
  trying: {
    en: 'Previewing: the page works as it does for visitors. Links open in a new tab.',
    th: 'กำลังดูตัวอย่าง หน้านี้ทำงานเหมือนที่ผู้เยี่ยมชมเห็น ลิงก์จะเปิดในแท็บใหม่',
  },
  back: { en: 'Back to editing', th: 'กลับไปแก้ไข' },
}

/**
 * Replaces the breadcrumb while nothing can be selected: says that the page is live and offers the return to editing.
 */
export function TryingNote() {
  const t = useT()
  return (
    <div className={styles.bar} data-trying role="status">
      <span>{t(messages.trying)}</span>
      <ActionButton isSmall onClick={() => setUi({ mode: 'edit' })} aria-keyshortcuts="Escape">
        {t(messages.back)} <kbd aria-hidden>Esc</kbd>
      </ActionButton>
    </div>
  )
}
