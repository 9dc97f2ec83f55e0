import { linkKind } from '@schemas/layout/link'

/** Pages for signing in: whoever has done so goes on. */
const doors = new Set(['/user/login', '/cluster/user/login'])

/** Where to go after signing in: a path of this site as the address names it, else `home`. Anything that leaves the site is refused. */
export function targetOf(to: string | undefined, home: string): string {
  if (!to || !to.startsWith('/') || linkKind(to) !== 'internal') return home
  // What a browser would make of it decides, not how it looks.
  const made = new URL(to, 'http://site.invalid')
  if (made.origin !== 'http://site.invalid' || doors.has(made.pathname)) return home
  return made.pathname + made.search + made.hash
}
