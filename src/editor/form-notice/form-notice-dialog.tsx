import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { noticeMessages } from '@areas/forms/public'
import { useT } from '@kit/t'
import { TypedDialog } from '../ui/typed-dialog'
import { useNoticeRequest } from './notice-request'
import { NoticeForm } from './notice-form'

/** Who is notified of new answers to the requested form. */
export function FormNoticeDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { form } = useNoticeRequest()
  const isNarrow = useMediaQuery('(width < 760px)', undefined, { getInitialValueInEffect: false }) ?? false
  const [isTyped, setTyped] = useState(false)
  return (
    <TypedDialog
      isTyped={isTyped}
      onClose={onClose}
      title={t(noticeMessages.title)}
      size="min(560px, 94vw)"
      fullScreen={isNarrow}
    >
      <NoticeForm form={form} onTyped={setTyped} onClose={onClose} />
    </TypedDialog>
  )
}
