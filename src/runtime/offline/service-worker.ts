/// <reference lib="webworker" />
import { findStoredPage, isPageCache, storePage } from './stored-pages'

// The type checker's default library is the page's; only this file runs in a worker.
const worker = globalThis as unknown as ServiceWorkerGlobalScope

/**
 * Build files are immutable under their name; documents are cached as last seen; the shell stays with the files it
 * needs.
 */
const files = 'files-1'
const documents = 'documents-1'
const shells = 'shell-1'
const shell = '/offline'
const maxDocuments = 60
const maxFiles = 400

worker.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => worker.skipWaiting()))
})

/** Without its script the shell would show "loading" forever. */
async function keepShell(): Promise<void> {
  const response = await fetch(new Request(shell, { cache: 'reload' }))
  if (!response.ok) throw new Error(`No offline shell (${response.status}).`)
  const needs = (await response.clone().text()).match(/\/assets\/[^"'\s]+/g) ?? []
  const cache = await caches.open(shells)
  await cache.addAll(needs)
  await cache.put(shell, response)
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => ![files, documents, shells].includes(name) && !isPageCache(name))
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => worker.clients.claim()),
  )
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (url.pathname.startsWith('/assets/')) event.respondWith(fromFiles(event))
  // A site's own fonts, for pages that open without a connection.
  else if (url.pathname.startsWith('/_store/public/') && request.destination === 'font')
    event.respondWith(
      fetch(request).catch(async (error: unknown) => (await caches.match(request)) ?? Promise.reject(error as Error)),
    )
  else if (request.mode === 'navigate') event.respondWith(fromNetwork(event))
})

/** The page is the same for everyone: it is requested without the visitor's cookies. */
const anonymous = (address: string) => fetch(address, { credentials: 'omit', cache: 'no-cache' })

worker.addEventListener('message', (event) => {
  const { kind, path, locale } = event.data as { kind?: unknown; path?: unknown; locale?: unknown }
  if (kind !== 'store-page' || typeof path !== 'string' || typeof locale !== 'string') return
  const [port] = event.ports
  event.waitUntil(
    storePage({ caches, host: location.host, fetch: anonymous }, { path, locale })
      .catch(() => false)
      .then((isStored) => port?.postMessage({ isStored })),
  )
})

async function fromFiles(event: FetchEvent): Promise<Response> {
  const { request } = event
  const cache = await caches.open(files)
  const known = (await cache.match(request)) ?? (await caches.match(request))
  if (known) return known
  const response = await fetch(request)
  if (response.status === 200) cacheInBackground(event, cache, response, maxFiles)
  return response
}

/**
 * Network first. Only documents the gateway marks public are cached: never a signed-in person's page, nor a film opened
 * directly.
 */
async function fromNetwork(event: FetchEvent): Promise<Response> {
  const { request } = event
  const cache = await caches.open(documents)
  try {
    const response = await fetch(request)
    const header = (name: string) => response.headers.get(name) ?? ''
    // A page that now requires a password must not be shown offline either.
    if (response.status === 403) event.waitUntil(cache.delete(request, { ignoreSearch: true }))
    if (response.ok && /\bpublic\b/.test(header('cache-control')) && header('content-type').startsWith('text/html'))
      cacheInBackground(event, cache, response, maxDocuments)
    return response
  } catch (error) {
    const known =
      (await findStoredPage({ caches, host: location.host }, new URL(request.url).pathname)) ??
      (await cache.match(request)) ??
      (await caches.match(shell, { cacheName: shells }))
    if (known) return known
    throw error
  }
}

/** In the background: a failure to cache, as on a full device, does not affect the response. */
function cacheInBackground(event: FetchEvent, cache: Cache, response: Response, maxEntries: number): void {
  const copy = response.clone()
  event.waitUntil(
    cache
      .put(event.request, copy)
      .then(() => trim(cache, maxEntries))
      .catch(() => {}),
  )
}

async function trim(cache: Cache, maxEntries: number): Promise<void> {
  const requests = await cache.keys()
  await Promise.all(
    requests.slice(0, Math.max(0, requests.length - maxEntries)).map((request) => cache.delete(request)),
  )
}
