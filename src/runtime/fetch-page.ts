import type { Boot } from '@schemas/boot'
import { findPath } from '@schemas/layout/path'
import type { Payload, Viewer } from '@schemas/layout/render'
import { endUploads, hasUploads } from '@kit/upload/upload-signal'
import { loadViews } from '@registry/views'
import { mayReloadFor } from './frame/build-watcher'
import { loadDocument } from './frame/reloading'
import { adoptStyles } from './head'

/** The gateway's refusal of a page, in the visitor's language. */
export class PageRefused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

const ahead = new Map<string, { at: number; payload: Promise<Payload> }>()
/** How long a page prefetched on hover may serve a click (ms). */
const aheadMs = 30_000
/** Navigations in progress: hovering over the link again must not prefetch it a second time. */
const coming = new Set<string>()

/**
 * Loads the payload of a same-site address and its blocks' chunks in parallel. Loads the document instead when a chunk
 * is gone, when the page is for another person or role than this document (signed out in another tab, role changed), or
 * when its preview link has ended.
 */
export async function fetchPage(boot: Boot, url: URL, signal?: AbortSignal): Promise<Payload> {
  const key = url.pathname + url.search
  const early = ahead.get(key)
  ahead.delete(key)
  coming.add(key)
  const load = () =>
    request(boot, url, signal).catch((error: unknown) => {
      // Offline, the service worker may serve a stored copy of the document.
      if (error instanceof PageRefused || signal?.aborted || !navigator.serviceWorker?.controller) throw error
      loadDocument(url.href)
      return new Promise<Payload>(() => {})
    })
  const payload = await (early && Date.now() - early.at < aheadMs ? early.payload.catch(load) : load()).finally(() =>
    coming.delete(key),
  )
  if (
    !signal?.aborted &&
    (mustReloadDocument(boot.session, payload.viewer) || (boot.preview && payload.error?.statusCode === 410))
  ) {
    loadDocument(url.href)
    return new Promise(() => {})
  }
  if (payload.tree) {
    await loadViews(payload.tree.types).catch((error: unknown) => {
      if (!mayReloadFor(url.pathname)) throw error
      loadDocument(url.href)
      return new Promise(() => {})
    })
    // After a newer navigation, these rules would apply to the page shown.
    if (!signal?.aborted) adoptStyles(payload.tree.css)
  }
  return payload
}

/**
 * Header, menus and permissions belong to the person of the first load. A changed role alone waits for running uploads,
 * which a new document would stop.
 */
function mustReloadDocument(opened: Viewer, viewer: Viewer | undefined): boolean {
  if (!viewer || (viewer.role === opened.role && viewer.userID === opened.userID)) return false
  if (viewer.userID === opened.userID) return !hasUploads()
  endUploads()
  return true
}

/** Prefetches a page; ignores failures, because the navigation itself reports them. */
export function fetchAhead(boot: Boot, to: string): void {
  const url = new URL(to, location.href)
  const key = url.pathname + url.search
  const known = ahead.get(key)
  if (
    url.origin !== location.origin ||
    key === location.pathname + location.search ||
    coming.has(key) ||
    (known && Date.now() - known.at < aheadMs)
  )
    return
  const payload = request(boot, url)
  ahead.set(key, { at: Date.now(), payload })
  payload.then((page) => page.tree && loadViews(page.tree.types)).catch(() => ahead.delete(key))
}

/** Discards prefetched pages after a change. */
export const forgetAhead = (): void => ahead.clear()

async function request(boot: Boot, url: URL, signal?: AbortSignal): Promise<Payload> {
  const patterns = boot.routes.map((route) => boot.addresses?.[route.path] ?? route.path)
  const match = findPath(patterns, url.pathname)
  const types = match && boot.routes[patterns.indexOf(match.path)]?.types
  // The release's route list names the page's block types, so their chunks need not wait for the payload.
  if (types) loadViews(types).catch(() => {})
  const address = `${url.pathname === '/' ? '' : url.pathname.replace(/\/$/, '')}/_payload.json${url.search}`
  const response = await fetch(address, { headers: { accept: 'application/json' }, ...(signal ? { signal } : {}) })
  if (!response.headers.get('content-type')?.startsWith('application/json'))
    throw new PageRefused(response.status, `The page could not be loaded (${response.status}).`)
  const body = (await response.json()) as Payload | { error: { status: number; message: string } }
  // A missing page is a payload with its own error page; a rate limit or a database failure is not.
  if (!('head' in body)) throw new PageRefused(body.error.status, body.error.message)
  return body
}
