import { useEffect, useRef } from 'react'
import { Link, useRouteError } from 'react-router-dom'
import { PageLinkProvider } from '@kit/page-link'
import { ErrorView } from '@kit/ui/error-view'
import { internalErrorStatus } from '@schemas/errors'
import { useT } from '@kit/t'
import { PageRefused } from './fetch-page'

/** A failed navigation or a throw during mount: logged, and shown as the internal-error view. */
export function RouteError() {
  const error = useRouteError()
  const t = useT()
  const main = useRef<HTMLElement>(null)
  useEffect(() => console.error(error), [error])
  useEffect(() => {
    document.title = t(internalErrorStatus)
    main.current?.focus({ preventScroll: true })
  }, [error, t])
  return (
    <PageLinkProvider value={Link}>
      <main ref={main} id="main" className="page" tabIndex={-1}>
        <ErrorView
          statusCode={error instanceof PageRefused ? error.status : 500}
          message={error instanceof Error ? error.message : ''}
        />
      </main>
    </PageLinkProvider>
  )
}
