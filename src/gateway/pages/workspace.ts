import type { Frame, PageFrame } from '@schemas/layout/page'
import { hasRole, type Role } from '@schemas/layout/role'
import {
  seesWorkspace,
  type WorkspaceEntry,
  workspaceGroups,
  type WorkspaceHook,
  type WorkspaceLink,
} from '@schemas/workspace'
import type { SitePages } from './site-pages'

const files = import.meta.glob<{ workspace: WorkspaceHook }>('/src/areas/*/hooks/workspace.ts', { eager: true })
const hooks = Object.keys(files)
  .sort()
  .map((file) => (files[file] as { workspace: WorkspaceHook }).workspace)

const prefixes = hooks.flatMap((hook) => hook.prefixes)
const exceptions = hooks.flatMap((hook) => hook.except ?? [])
const groups = Object.keys(workspaceGroups)
/** In the order of the groups; within one in the order of the areas' files. */
const entries = hooks
  .flatMap((hook) => hook.entries)
  .toSorted((one, other) => groups.indexOf(one.group) - groups.indexOf(other.group))

const isWithin = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`)

/** The frame of a page for a role. A workspace depends on nothing else, so that pages are cached as before. */
export function frameOf({ path, frame }: { path: string; frame: Frame }, role: Role): PageFrame {
  const isAtWork =
    frame === 'default' &&
    seesWorkspace(role) &&
    prefixes.some((prefix) => isWithin(path, prefix)) &&
    !exceptions.some((prefix) => isWithin(path, prefix))
  return isAtWork ? 'workspace' : frame
}

/** The entries of the workspace whose pages the site has; those above `role` are locked. */
export function workspaceLinks(pages: Pick<SitePages, 'page'>, role: Role, isOperator: boolean): WorkspaceLink[] {
  return entries.flatMap(({ isOperator: isForOperator, ...entry }) => {
    const page = pages.page(pathOf(entry))
    if (!page || (isForOperator && !isOperator)) return []
    const needed = hasRole(page.access, entry.role) ? page.access : entry.role
    return [{ ...entry, role: needed, ...(hasRole(role, needed) ? {} : { isLocked: true as const }) }]
  })
}

const pathOf = ({ to }: Pick<WorkspaceEntry, 'to'>) => to.split(/[?#]/, 1)[0] as string
