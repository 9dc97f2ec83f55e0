import { callGateway, callRef } from './call-gateway'
import { browserWord } from './ui/account/same-browser'

const startCall = callRef<typeof import('@schemas/api/account/line-start').call>({ method: 'POST', path: '/account/line/start' })

/** Sends the browser to LINE, to come back and go on to `to`. `link`: the LINE account is to open the account that is signed in. False where the browser keeps nothing and could not find back. */
export async function goToLine({ to, link = false }: { to?: string | undefined; link?: boolean }): Promise<boolean> {
  const browser = browserWord()
  if (!browser) return false
  const { url } = await callGateway(startCall, { browser, link, ...(to ? { to } : {}) })
  location.assign(url)
  return true
}
