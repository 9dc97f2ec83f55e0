import { sameOriginPath } from '@schemas/layout/same-origin-path'

/** Pages for signing in: nobody returns to one. */
const signInPaths = new Set(['/user/login', '/cluster/user/login'])

/**
 * Where to go after signing in: a path of this site as the address names it, else `home`, or the front page where
 * `home` is no such path. An empty `home` stays empty.
 */
export function targetOf(to: string | undefined, home: string): string {
  const path = to ? sameOriginPath(to) : undefined
  if (path !== undefined && !signInPaths.has(path.split(/[?#]/, 1)[0] ?? '')) return path
  return home && (sameOriginPath(home) ?? '/')
}
