import { useT } from '@kit/t'
import inspector from '../inspector/inspector.module.css'
import { setUi } from '../state/ui-store'
import { ActionButton } from '../ui/action-button'

const messages = {
  shows: { en: 'Shows the site’s contact details.', th: 'แสดงข้อมูลติดต่อของทั้งเว็บไซต์' },
  edit: { en: 'Edit details…', th: 'แก้ไขข้อมูล…' },
}

/** Link from a block that shows contact details to the form where they are edited. */
export function ContactLink() {
  const t = useT()
  return (
    <div className={inspector.siteWide}>
      <span>{t(messages.shows)}</span>
      <ActionButton isSmall variant="default" onClick={() => setUi({ dialog: 'contact' })}>
        {t(messages.edit)}
      </ActionButton>
    </div>
  )
}
