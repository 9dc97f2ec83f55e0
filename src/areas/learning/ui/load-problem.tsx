import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { lessonTexts } from './lesson-texts'

/** What could not be loaded, with a way to try again. */
export function LoadProblem({ message, onRetry }: { message?: string | undefined; onRetry?: () => void }) {
  const t = useT()
  return (
    <div role="alert">
      <EmptyState
        icon="alert-triangle"
        tone="danger"
        title={message ?? t(lessonTexts.failed)}
        action={
          <Button look="secondary" icon="refresh" onClick={onRetry ?? (() => location.reload())}>
            {t(lessonTexts.again)}
          </Button>
        }
      />
    </div>
  )
}
