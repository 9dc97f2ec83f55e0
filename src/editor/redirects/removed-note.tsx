import { CloseButton } from '@mantine/core'
import { GatewayError } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { useCallMutation } from '@kit/use-call'
import { useBuilder } from '../state/builder'
import { ActionButton } from '../ui/action-button'
import { useFirstFocus } from '../ui/use-first-focus'
import { calls } from '../state/calls'
import { redirectCalls } from './redirect-calls'
import styles from './redirects.module.css'

const messages = {
  removed: { en: '{from} no longer redirects.', th: '{from} ไม่พาไปที่อื่นแล้ว' },
  undo: { en: 'Undo', th: 'เลิกทำ' },
  close: { en: 'Close', th: 'ปิด' },
}

/** Says what was removed, with undo. Inside the dialog, because notices outside of it cannot be reached by keyboard. */
export function RemovedNote({ removed, onBack }: { removed: { from: string; to: string }; onBack: () => void }) {
  const t = useT()
  const { say: notify } = useBuilder()
  const set = useCallMutation(redirectCalls.set, { refresh: [redirectCalls.list, calls.pages] })
  const undo = useFirstFocus<HTMLButtonElement>()
  const takeBack = async () => {
    try {
      await set.mutateAsync(removed)
      onBack()
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      notify(error.message, 'error')
    }
  }
  return (
    <div className={styles.removed} role="status">
      <span>{t(messages.removed, { from: removed.from })}</span>
      <ActionButton ref={undo} variant="light" disabled={set.isPending} onClick={() => void takeBack()}>
        {t(messages.undo)}
      </ActionButton>
      <CloseButton size="sm" aria-label={t(messages.close)} onClick={onBack} />
    </div>
  )
}
