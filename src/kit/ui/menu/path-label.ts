import type { RouteInfo } from '@schemas/boot'
import { decoded } from '@schemas/layout/decoded'
import type { MenuEntry } from './entries'

/** Display name of a path: its page's title, otherwise its menu label, otherwise its last segment made readable. */
export function labelOfPath(
  path: string,
  menus: Record<string, readonly MenuEntry[]>,
  routes: readonly RouteInfo[],
): string {
  const titled = routes.find((route) => route.path === path)?.title
  if (titled) return titled
  for (const entries of Object.values(menus)) {
    const found = inEntries(entries, path)
    if (found) return found
  }
  const word = decoded(path.split('/').filter(Boolean).at(-1) ?? '').replaceAll(/[-_]+/g, ' ')
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function inEntries(entries: readonly MenuEntry[], path: string): string | undefined {
  for (const entry of entries) {
    if (entry.to === path) return entry.label
    const below = entry.children && inEntries(entry.children, path)
    if (below) return below
  }
  return undefined
}
