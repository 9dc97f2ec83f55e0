import type { RouteInfo } from '@schemas/boot'
import { pathParams } from '@schemas/layout/path'

export type PageGroup = { head: string | undefined; paths: string[] }

/**
 * Pages grouped by the first segment of their path, each group with its own page first. Patterns with parameters are
 * not addresses and are left out.
 */
export function groupPages(routes: readonly RouteInfo[], without: readonly string[]): PageGroup[] {
  const paths = routes
    .map(({ path }) => path)
    .filter((path) => path !== '/' && pathParams(path).length === 0)
    .filter((path) => !without.some((left) => path === left || path.startsWith(`${left}/`)))
    .sort()
  const groups = new Map<string, string[]>()
  for (const path of paths) {
    const word = path.split('/')[1] as string
    groups.set(word, [...(groups.get(word) ?? []), path])
  }
  const several = [...groups]
    .filter(([, all]) => all.length > 1)
    .map(([word, all]) => ({ head: `/${word}`, paths: all.filter((path) => path !== `/${word}`) }))
  const alone = [...groups].filter(([, all]) => all.length === 1).flatMap(([, all]) => all)
  return alone.length > 0 ? [{ head: undefined, paths: alone }, ...several] : several
}
