import { compileRows } from '@schemas/layout/compile'
import { locales } from '@schemas/layout/locale'
import type { Page } from '@schemas/layout/page'
import { viewFor } from '@schemas/layout/role'
import { storedTypes as types } from '@registry/stored-types'

/**
 * Whether a page may turn out not to exist at one of its addresses, for guests: one of its blocks requires data that
 * may be missing.
 */
export function mayMiss(page: Page, params: Record<string, string>): boolean {
  const context = {
    types,
    asset: () => undefined,
    role: 'guest' as const,
    now: Date.now(),
    explain: false,
    params,
    query: {},
    path: page.path,
  }
  return locales.some((locale) =>
    compileRows(viewFor(page.views, 'guest')?.rows ?? [], { ...context, locale }).calls.some(
      ({ required }) => required,
    ),
  )
}
