import { useT } from '@kit/t'
import inspector from '../inspector/inspector.module.css'
import { setUi } from '../state/ui-store'
import { ActionButton } from '../ui/action-button'

const words = {
  shows: { en: 'Shows the contact details of the whole site.', th: 'แสดงข้อมูลติดต่อของทั้งเว็บไซต์' },
  edit: { en: 'Edit them…', th: 'แก้ไขข้อมูล…' },
}

/** From a block that shows how the site is reached to where that is written. */
export function ContactLink() {
  const t = useT()
  return (
    <div className={inspector.siteWide}>
      <span>{t(words.shows)}</span>
      <ActionButton isSmall look="default" onClick={() => setUi({ dialog: 'contact' })}>
        {t(words.edit)}
      </ActionButton>
    </div>
  )
}
