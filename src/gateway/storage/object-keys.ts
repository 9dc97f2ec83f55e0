import { randomBytes } from 'node:crypto'

/** Key prefix of objects that anyone may read. A file that becomes private moves to another key. */
export const publicPrefix = 'public/'

/**
 * Files of rows: builds that do not know them reconcile the other keys with items, and must not take these for strays.
 */
export const attachedPrefix = 'attached/'

/** Where public objects are served, at every site's own origin. */
export const publicPath = '/_store/public/'

/**
 * An unguessable key: `site/yyyy/mm/random/timestamp`, months in UTC. Files derived from one share it and add an
 * extension.
 */
export function makeKey(site: string, now = new Date()): string {
  const [year, month] = now.toISOString().split('-')
  return `${site}/${year}/${month}/${randomBytes(16).toString('hex')}/${now.getTime()}`
}

/** The address of a public object, by its key. */
export function publicAddress(key: string): string {
  return publicPath + key.slice(publicPrefix.length)
}
