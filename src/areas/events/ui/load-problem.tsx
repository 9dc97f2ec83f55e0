import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { eventTexts } from './event-texts'

type Props = {
  message?: string | undefined
  onRetry?: () => void
  /** Where the page shows nothing else. */ isPage?: boolean
}

/** What could not be loaded, with a way to try again. */
export function LoadProblem({ message, onRetry, isPage = false }: Props) {
  const t = useT()
  return (
    <div role="alert">
      <EmptyState
        icon="alert-triangle"
        tone="danger"
        isPage={isPage}
        title={message ?? t(eventTexts.failed)}
        action={
          <Button look="secondary" icon="refresh" onClick={onRetry ?? (() => location.reload())}>
            {t(eventTexts.again)}
          </Button>
        }
      />
    </div>
  )
}
