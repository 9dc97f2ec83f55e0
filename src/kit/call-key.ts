import type { CallKey } from '@schemas/call-signature'

/** A key is renewed this long before it ends (ms). */
const marginMs = 30_000

/** A key with the end of its life by this device's clock, and how far the gateway's clock is ahead of it (ms). */
export type HeldKey = { id: string; secret: string; endsAt: number; ahead: number }

let held: HeldKey | undefined
let pending: Promise<HeldKey> | undefined

/** Takes a key that the gateway made at `madeAt` by this device's clock; none, where the document brought none. */
export function holdCallKey(key: CallKey | undefined, madeAt: number): void {
  held = key && { id: key.id, secret: key.secret, endsAt: madeAt + key.seconds * 1000, ahead: key.now - madeAt }
}

/** The key that signs calls, asked for by `ask` when there is none yet, when it is about to end, or when it is the one that was `refused`. */
export async function callKey(ask: () => Promise<CallKey>, refused?: HeldKey): Promise<HeldKey> {
  if (held && held !== refused && Date.now() < held.endsAt - marginMs) return held
  pending ??= ask()
    .then((key) => {
      holdCallKey(key, Date.now())
      return held as HeldKey
    })
    .finally(() => (pending = undefined))
  return pending
}
