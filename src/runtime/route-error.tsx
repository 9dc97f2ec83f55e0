import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { ErrorView } from '@kit/ui/error-view'

/** A navigation that failed, or a mount that threw: logged, and shown as the internal-error view. */
export function RouteError() {
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  return (
    <main id="main" className="page" tabIndex={-1}>
      <ErrorView statusCode={500} message={error instanceof Error ? error.message : ''} />
    </main>
  )
}
