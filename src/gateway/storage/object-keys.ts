import { randomBytes } from 'node:crypto'

/** Keys of objects that anyone may read start so. A file that turns private moves to another key. */
export const publicPrefix = 'public/'

/** Where public objects are served, at every site's own origin. */
export const publicPath = '/_store/public/'

/** A key that nobody can guess or choose: `site/yyyy/mm/random/timestamp`, the months in UTC. What is made of one file shares it and adds an ending. */
export function makeKey(site: string, now = new Date()): string {
  const [year, month] = now.toISOString().split('-')
  return `${site}/${year}/${month}/${randomBytes(16).toString('hex')}/${now.getTime()}`
}

/** The address of a public object, by its key. */
export function publicAddress(key: string): string {
  return publicPath + key.slice(publicPrefix.length)
}
