import type { Boot } from '@schemas/boot'
import { findPath } from '@schemas/layout/path'
import type { Payload, Viewer } from '@schemas/layout/render'
import { endUploads, hasUploads } from '@kit/upload/upload-signal'
import { loadViews } from '@registry/views'
import { mayReloadFor } from './frame/build-watcher'
import { loadDocument } from './frame/reloading'
import { adoptStyles } from './head'

/** What the gateway says instead of a page, in the visitor's words. */
export class PageRefused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

const ahead = new Map<string, { at: number; payload: Promise<Payload> }>()
/** A page fetched on hover is taken for a click soon after, not for one minutes later. */
const aheadMs = 30_000
/** Where a click already leads: the pointer, still on the link while the page comes, asks for it no second time. */
const coming = new Set<string>()

/**
 * The payload of a same-site address, and the chunks of its blocks, asked for at the same time. Where one is gone, or the page is for another person or
 * role than this document (signed out in another tab, raised, lowered), or of a preview link that has ended, the document of that address is loaded instead.
 */
export async function fetchPage(boot: Boot, url: URL, signal?: AbortSignal): Promise<Payload> {
  const key = url.pathname + url.search
  const early = ahead.get(key)
  ahead.delete(key)
  coming.add(key)
  const load = () =>
    request(boot, url, signal).catch((error: unknown) => {
      // Without a connection there may be a copy of the document, which the service worker gives to whoever opens it.
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
    // Overtaken by another navigation, its rules would be taken for those of the page that is shown.
    if (!signal?.aborted) adoptStyles(payload.tree.css)
  }
  return payload
}

/** A header, menus and rights of the first load are no other person's. A role alone waits for files that are on their way, which a new document would stop. */
function mustReloadDocument(opened: Viewer, viewer: Viewer | undefined): boolean {
  if (!viewer || (viewer.role === opened.role && viewer.userID === opened.userID)) return false
  if (viewer.userID === opened.userID) return !hasUploads()
  endUploads()
  return true
}

/** Fetches a page before it is asked for; quiet on failure, because the navigation itself will say it. */
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

/** Something was changed since: what is clicked is asked for anew. */
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
  // What is not there is a page of its own; that there are too many questions, or no database, is not.
  if (!('head' in body)) throw new PageRefused(body.error.status, body.error.message)
  return body
}
