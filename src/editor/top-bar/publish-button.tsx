import { useT } from '@kit/t'
import { setUi } from '../state/ui-store'
import { ActionButton } from '../ui/action-button'

const messages = { publish: { en: 'Publish', th: 'เผยแพร่' } }

export function PublishButton() {
  const t = useT()
  return (
    <ActionButton data-tour="publish" onClick={() => setUi({ dialog: 'publish' })}>
      {t(messages.publish)}
    </ActionButton>
  )
}
