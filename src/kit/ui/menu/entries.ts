import type { MenuItem } from '@schemas/site/entities/space'
import type { IconName } from '@schemas/layout/icon-names'
import type { LinkTarget } from '@schemas/layout/link-target'
import type { Localised } from '@schemas/layout/text'
import { usePage, useSpace } from '../../boot'

/** A menu entry in the visitor's language. */
export type MenuEntry = Localised<MenuItem>

/** A block's own entries, otherwise the space's menu of that name, otherwise none. */
export function useMenu(name: string, own: readonly MenuEntry[] = []): readonly MenuEntry[] {
  const { menus } = useSpace()
  return own.length > 0 ? own : (menus[name] ?? [])
}

/** The page's path; '' when a block is shown alone. */
export function useCurrentPath(): string {
  return usePage()?.path ?? ''
}

export function linkOf(entry: MenuEntry): LinkTarget | undefined {
  return entry.to === undefined ? undefined : { to: entry.to, external: entry.external }
}

/** Menus may name any icon; unknown names are left out. */
export function iconOf(entry: MenuEntry): IconName | undefined {
  return entry.icon as IconName | undefined
}

export function isCurrent(entry: MenuEntry, path: string): boolean {
  return entry.to !== undefined && trimmed(entry.to) === trimmed(path) && path !== ''
}

/**
 * Index of the entry the page belongs to: the one whose address (or child's) is closest to the page's; -1 when none.
 */
export function trailIndex(entries: readonly MenuEntry[], path: string): number {
  const near = entries.map((entry) => nearness(entry, path))
  const best = Math.max(0, ...near)
  return best === 0 ? -1 : near.indexOf(best)
}

function nearness(entry: MenuEntry, path: string): number {
  const own =
    entry.to === undefined
      ? 0
      : isCurrent(entry, path)
        ? 10_000
        : isBelow(entry.to, path)
          ? trimmed(entry.to).length
          : 0
  return Math.max(own, ...(entry.children ?? []).map((child) => nearness(child, path)))
}

const isBelow = (to: string, path: string) => to !== '/' && path.startsWith(`${trimmed(to)}/`)
const trimmed = (to: string) => (to.split(/[?#]/)[0] as string).replace(/(.)\/$/, '$1')
