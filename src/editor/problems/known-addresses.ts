import { create } from 'zustand'

/** Whether the gateway has nothing at an address of the site, by address. Addresses never requested are absent. */
export const useGone = create<Readonly<Record<string, boolean>>>(() => ({}))

/** How long (ms) an answer counts as fresh: a missing page may be created elsewhere meanwhile. */
const freshMs = 60_000

/** When each was last requested. */
const requestedAt = new Map<string, number>()
let last: Promise<void> = Promise.resolve()

/**
 * Whether visitors would get a 404 at that address; false while unknown. Unknown addresses are requested, one after the
 * other.
 */
export function isGone(to: string): boolean {
  const [address = '/'] = to.split('#')
  if (Date.now() - (requestedAt.get(address) ?? Number.NEGATIVE_INFINITY) > freshMs) {
    requestedAt.set(address, Date.now())
    last = last.then(() => requestAddress(address))
  }
  return useGone.getState()[address] === true
}

/** Like `isGone`, after the gateway's answer. */
export async function loadIsGone(to: string): Promise<boolean> {
  isGone(to)
  await last
  return isGone(to)
}

async function requestAddress(address: string): Promise<void> {
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' })
    const isMissing = status === 404 || status === 410
    if (isMissing !== (useGone.getState()[address] === true)) useGone.setState({ [address]: isMissing })
  } catch {
    // Request it again on the next read.
    requestedAt.delete(address)
  }
}
