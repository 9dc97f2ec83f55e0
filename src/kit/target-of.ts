import { linkKind } from '@schemas/layout/link'

/** Where to go after signing in: a path of this site as the address names it, else `home`. Anything that leaves the site is refused. */
export function targetOf(to: string | undefined, home: string): string {
  if (!to || !to.startsWith('/') || linkKind(to) !== 'internal') return home
  // What a browser would make of it decides, not how it looks.
  const made = new URL(to, 'http://site.invalid')
  if (made.origin !== 'http://site.invalid' || made.pathname === '/user/login') return home
  return made.pathname + made.search + made.hash
}
