import { IconEye } from '@tabler/icons-react'
import { useState, useSyncExternalStore } from 'react'
import { useT } from '@kit/t'
import { viewOf } from '../document/view-of'
import { useBuilder } from '../state/builder'
import { setUi, useUi } from '../state/ui-store'
import { roleNames } from '../state/view-names'
import { ActionButton } from '../ui/action-button'
import styles from './trash-notice.module.css'

const messages = {
  other: {
    en: 'You are editing the version for “{role}”, as you saw it. “{others}” get another one.',
    th: 'คุณกำลังแก้ไขเวอร์ชันสำหรับ “{role}” ตามที่คุณเห็น ส่วน “{others}” เห็นอีกเวอร์ชันหนึ่ง',
  },
  show: { en: 'Show theirs', th: 'ดูเวอร์ชันนั้น' },
}

/** Says that visitors get another version than the one with which the builder was opened, until it is left. */
export function ViewNotice() {
  const t = useT()
  const { store } = useBuilder()
  const role = useUi((state) => state.role)
  const [first] = useState(role)
  const page = useSyncExternalStore(store.subscribe, () => store.page)
  const { access } = page.fields
  if (role !== first || viewOf(page.views, role) === viewOf(page.views, access)) return null
  return (
    <div className={styles.notice} role="status">
      <IconEye size={16} aria-hidden />
      <span>{t(messages.other, { role: t(roleNames[role]), others: t(roleNames[access]) })}</span>
      <ActionButton variant="light" isSmall onClick={() => setUi({ role: access })}>
        {t(messages.show)}
      </ActionButton>
    </div>
  )
}
