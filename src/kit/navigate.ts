import { linkKind, linkProblem } from '@schemas/layout/link-target'
import { isNoPage } from '@schemas/layout/path'

type Navigator = (to: string, options: { replace?: boolean }) => void

let navigator: Navigator = (to) => location.assign(to)

/** Installed by the runtime's router: navigates to a same-site path without a document load. */
export function installNavigator(install: Navigator): void {
  navigator = install
}

/**
 * Navigates from code. Throws the product's error for another origin without `external`, for `//` and for script
 * protocols.
 */
export function navigateTo(to: string, options: { external?: boolean; replace?: boolean } = {}): void {
  const problem = linkProblem({ to, external: options.external })
  if (problem) throw new Error(problem)
  if (linkKind(to) === 'internal' && !isNoPage(to)) navigator(to, options.replace ? { replace: true } : {})
  else location.assign(to)
}
