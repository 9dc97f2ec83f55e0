import { compileRows } from '@schemas/layout/compile'
import type { Locale } from '@schemas/layout/locale'
import { checkParams } from '@schemas/layout/param-rule'
import type { RenderBlock, RenderRow } from '@schemas/layout/render'
import { viewFor } from '@schemas/layout/role'
import type { DocumentSlot } from '@schemas/layout/theme-slots'
import { seesWorkspace } from '@schemas/workspace'
import { storedTypes as types } from '@registry/stored-types'
import type { CallContext } from '../call/handle'
import { mayOpen } from '../page-passwords/may-open'

type BlockLocation = {
  context: Pick<CallContext, 'services' | 'site' | 'session' | 'pages'>
  locale: Locale
  pathname: string
  id: string
}

const frameSlots: readonly DocumentSlot[] = ['header', 'subheader', 'footer']

/**
 * A block as the visitor sees it: on the page at `pathname` in the role's view, or in the frame around it.
 * Its props are the stored ones, parsed and in one language; caller input never replaces them. Undefined for a page
 * that the caller may not open, a hidden block, and one shown as a notice.
 */
export function findBlock({ context: callContext, locale, pathname, id }: BlockLocation): RenderBlock | undefined {
  const {
    services,
    site,
    session: { role },
  } = callContext
  const pages = services.pages.of(site)
  const match = pages.addresses.find(pathname)
  const page = match?.kind === 'page' ? pages.page(match.path) : undefined
  const params = match?.kind === 'page' ? match.params : {}
  const isOpen = page && mayOpen(callContext, page) === 'yes' && checkParams(page.validate, params)
  const places = [
    isOpen ? (viewFor(page.views, role)?.rows ?? []) : [],
    ...[...frameSlots, ...(seesWorkspace(role) ? (['workspace'] as const) : [])].map(
      (slot) => pages.slot(slot)?.rows ?? [],
    ),
  ]
  const context = {
    types,
    asset: () => undefined,
    role,
    locale,
    now: Date.now(),
    timeZone: site.space.timeZone,
    explain: false,
    params,
    query: {},
    path: pathname,
  }
  for (const rows of places) {
    // Searching ids is cheap; compiling decides visibility and parses props, so only the tree that contains the id is
    // compiled.
    if (rows.length === 0 || !JSON.stringify(rows).includes(`"${id}"`)) continue
    const found = everyBlock(compileRows(rows, context).tree.rows).find((block) => block.id === id)
    if (found && !found.problem) return found
  }
  return undefined
}

/** Every block below `rows`, outermost first. */
export function everyBlock(rows: readonly RenderRow[]): RenderBlock[] {
  return rows.flatMap((row) =>
    row.cells.flatMap((cell) =>
      cell.blocks.flatMap((block) => [block, ...Object.values(block.slots ?? {}).flatMap(everyBlock)]),
    ),
  )
}
