import { call as startCall } from '@client/account/calls/account/line-start'
import { callGateway } from './call-gateway'
import { targetOf } from './target-of'
import { browserWord } from './ui/account/same-browser'

/** Target of this tab after its last sign-in at LINE; LINE does not return it when the user cancels there. */
const leadsTo = 'line-leads-to'

/**
 * Redirects to LINE and continues to `to` after the return. `link`: links the LINE account to the signed-in account.
 * False when the browser has no storage and could not return.
 */
export async function goToLine({ to, link = false }: { to?: string | undefined; link?: boolean }): Promise<boolean> {
  const browser = browserWord()
  if (!browser) return false
  if (!link && to) sessionStorage.setItem(leadsTo, to)
  const { url } = await callGateway(startCall, { browser, link, ...(to ? { to } : {}) })
  location.assign(url)
  return true
}

/** A path of this site, or undefined when none is stored. */
export const lineSignInTarget = (): string | undefined =>
  targetOf(sessionStorage.getItem(leadsTo) ?? '', '') || undefined
