import { type ComponentProps, useState } from 'react'
import { useT } from '@kit/t'
import { ConfirmDialog } from './confirm-dialog'
import { Dialog } from './dialog'

const messages = {
  ask: { en: 'Discard what you typed?', th: 'ทิ้งข้อความที่พิมพ์ไว้หรือไม่' },
  body: { en: 'It isn’t saved yet.', th: 'ข้อความที่พิมพ์ยังไม่ได้บันทึก' },
  discard: { en: 'Discard', th: 'ทิ้ง' },
  goOn: { en: 'Keep editing', th: 'ทำต่อ' },
}

type Props = Omit<ComponentProps<typeof Dialog>, 'closeOnClickOutside' | 'closeOnEscape'> & {
  /** Typed input would be lost. */ isTyped: boolean
}

/**
 * A dialog with typed input: once something was typed, a press outside does not close it, and Escape or the close
 * button ask first.
 */
export function TypedDialog({ isTyped, onClose, ...dialog }: Props) {
  const t = useT()
  const [isConfirming, setConfirming] = useState(false)
  return (
    <>
      <Dialog
        {...dialog}
        onClose={() => (isTyped ? setConfirming(true) : onClose())}
        closeOnClickOutside={!isTyped}
        closeOnEscape={!isConfirming}
      />
      {isConfirming && (
        <ConfirmDialog
          title={t(messages.ask)}
          action={t(messages.discard)}
          keep={t(messages.goOn)}
          isDangerous
          isPending={false}
          onConfirm={onClose}
          onClose={() => setConfirming(false)}
        >
          {t(messages.body)}
        </ConfirmDialog>
      )}
    </>
  )
}
