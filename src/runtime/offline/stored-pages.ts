/**
 * Pages that open without a connection. Each version of one is a cache of its own, with its document and every file that
 * the document names: it is whole or not used. The name holds the site's host, as all stores do.
 */
const kind = 'page-1'
const maxPages = 20

type Deps = { caches: CacheStorage; host: string; fetch: (address: string) => Promise<Response> }

const prefixOf = (host: string, path: string) => `${kind} ${host} ${path} `
export const isPageCache = (name: string): boolean => name.startsWith(`${kind} `)

/** Scripts, styles, fonts and icons; pictures in all their sizes would fill the device. */
const files = /\/(?:assets|_store\/public)\/[^"'\s)#\\]+?\.(?:m?js|css|woff2|wasm|svg)(?=["'\s)#\\])/g

/** Where the document of a version is found in its cache. */
const documentKey = '/offline'

/**
 * Stores the current version of a page. The one before stays, whole, until the new one is complete, and is then removed.
 * False: it is not stored, or no longer marked to be.
 */
export async function storePage(
  { caches, host, fetch }: Deps,
  { path, locale }: { path: string; locale: string },
): Promise<boolean> {
  const prefix = prefixOf(host, path)
  const response = await fetch(`/offline${path === '/' ? '/' : path}?lang=${locale}`)
  if (response.status === 404) {
    await removeAll(caches, (name) => name.startsWith(prefix))
    return false
  }
  if (!response.ok) return false
  const text = await response.clone().text()
  const name = prefix + (await digestOf(text))
  const cache = await caches.open(name)
  if (!(await cache.match(documentKey))) {
    await Promise.all(
      [...new Set(text.match(files) ?? [])].map(async (file) => {
        if (await cache.match(file)) return
        const known = await caches.match(file)
        const found = known ?? (await fetch(file))
        if (!found.ok) throw new Error(`${file} is not there (${found.status}).`)
        await cache.put(file, found)
      }),
    )
    await cache.put(documentKey, response)
  }
  await removeAll(caches, (other) => other.startsWith(prefix) && other !== name)
  const all = (await caches.keys()).filter(isPageCache)
  const old = new Set(all.slice(0, Math.max(0, all.length - maxPages)))
  await removeAll(caches, (other) => old.has(other))
  return true
}

/** The document of a page, where a complete version is stored. */
export async function findStoredPage(
  { caches, host }: Pick<Deps, 'caches' | 'host'>,
  path: string,
): Promise<Response | undefined> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefixOf(host, path)))
  for (const name of names.toReversed()) {
    const found = await caches.match(documentKey, { cacheName: name })
    if (found) return found
  }
  return undefined
}

const removeAll = async (caches: CacheStorage, isOver: (name: string) => boolean) =>
  Promise.all((await caches.keys()).filter(isOver).map((name) => caches.delete(name)))

async function digestOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(bytes.slice(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
