import { redirect, type RouteObject } from 'react-router-dom'
import type { Payload } from '@schemas/layout/render'
import { LoadingState } from '@kit/ui/loading-state'
import { App } from './app'
import { loadDocument } from './frame/reloading'
import { RouteError } from './route-error'

type Load = (url: URL, signal: AbortSignal) => Promise<Payload>

/**
 * One route for every address: the release, not the build, decides which page is shown. A payload that names a redirect
 * (sign-in, the cluster's dashboard) becomes one. Where `mustReload` is true (a newer build exists, another language is
 * requested) the navigation is a document load, which fetches what this document lacks.
 */
export function routes(load: Load, mustReload: (url: URL) => boolean = () => false): RouteObject[] {
  return [
    {
      id: 'page',
      path: '*',
      Component: App,
      ErrorBoundary: RouteError,
      HydrateFallback: LoadingState,
      shouldRevalidate: ({ currentUrl, nextUrl }) =>
        currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search,
      loader: async ({ request }) => {
        const url = new URL(request.url)
        if (mustReload(url)) {
          loadDocument(url.href)
          return await new Promise<Payload>(() => {})
        }
        const payload = await load(url, request.signal)
        if (payload.redirect) return redirect(payload.redirect)
        return payload
      },
    },
  ]
}
