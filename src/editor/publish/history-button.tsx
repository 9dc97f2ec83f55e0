import { Button } from '@mantine/core'
import { useT } from '@kit/t'
import { openLeft, setUi } from '../state/ui-store'

const messages = { history: { en: 'View history', th: 'ดูประวัติการเผยแพร่' } }

/** Link from publishing to the release history. */
export function HistoryButton({ onShown }: { onShown: () => void }) {
  const t = useT()
  return (
    <Button
      variant="subtle"
      onClick={() => {
        openLeft('history')
        setUi({ historyOf: 'site' })
        onShown()
      }}
    >
      {t(messages.history)}
    </Button>
  )
}
