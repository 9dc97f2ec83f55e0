import type { FlatNode } from '@schemas/layout/flat/flat'
import { useT } from '@kit/t'
import inspector from '../inspector/inspector.module.css'
import { useOfNode } from '../state/use-document'
import { ActionButton } from '../ui/action-button'
import { openNoticeDialog } from './notice-request'

const messages = {
  told: { en: 'You can get new responses by email.', th: 'รับคำตอบใหม่ทางอีเมลได้' },
  who: { en: 'Who gets new responses…', th: 'ผู้รับคำตอบใหม่…' },
}

const formOf = (node: FlatNode) =>
  node.kind === 'block' && typeof node.fields.props?.form === 'string' ? node.fields.props.form : undefined

/**
 * Link from a form block to the notification settings of its form. These are not block settings, which are sent to
 * visitors.
 */
export function NoticeLink({ id }: { id: string }) {
  const t = useT()
  const form = useOfNode(id, formOf)
  if (!form) return null
  return (
    <div className={inspector.siteWide}>
      <span>{t(messages.told)}</span>
      <ActionButton isSmall variant="default" onClick={() => openNoticeDialog(form)}>
        {t(messages.who)}
      </ActionButton>
    </div>
  )
}
