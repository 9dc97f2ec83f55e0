import { create } from 'zustand'

/** Whether the gateway has nothing at an address of the site, by address; those that nobody has asked for are not there. */
export const useGone = create<Readonly<Record<string, boolean>>>(() => ({}))

/** An answer is taken for true this long (ms): what is missing may be made elsewhere meanwhile. */
const freshMs = 60_000

/** When each was asked for last. */
const requestedAt = new Map<string, number>()
let last: Promise<void> = Promise.resolve()

/** Whether visitors would be told that there is nothing at that address; false while that is not known. What is not known is asked for, one after the other. */
export function isGone(to: string): boolean {
  const [address = '/'] = to.split('#')
  if (Date.now() - (requestedAt.get(address) ?? Number.NEGATIVE_INFINITY) > freshMs) {
    requestedAt.set(address, Date.now())
    last = last.then(() => requestAddress(address))
  }
  return useGone.getState()[address] === true
}

/** The same, once the gateway has said it. */
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
    // Whoever looks next asks again.
    requestedAt.delete(address)
  }
}
