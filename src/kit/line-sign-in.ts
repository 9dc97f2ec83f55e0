import { callGateway, callRef } from './call-gateway'
import { targetOf } from './target-of'
import { browserWord } from './ui/account/same-browser'

const startCall = callRef<typeof import('@schemas/api/account/line-start').call>({
  method: 'POST',
  path: '/account/line/start',
})

/** Where this tab was to go after its last way to LINE; LINE itself brings back nothing of it when somebody leaves there. */
const leadsTo = 'line-leads-to'

/** Sends the browser to LINE, to come back and go on to `to`. `link`: the LINE account is to open the account that is signed in. False where the browser keeps nothing and could not find back. */
export async function goToLine({ to, link = false }: { to?: string | undefined; link?: boolean }): Promise<boolean> {
  const browser = browserWord()
  if (!browser) return false
  if (!link && to) sessionStorage.setItem(leadsTo, to)
  const { url } = await callGateway(startCall, { browser, link, ...(to ? { to } : {}) })
  location.assign(url)
  return true
}

/** A path of this site, or undefined where none is known. */
export const lineSignInTarget = (): string | undefined =>
  targetOf(sessionStorage.getItem(leadsTo) ?? '', '') || undefined
