import type { CallKey } from '@schemas/call-signature'

/** Renewal margin before a key expires (ms). */
const marginMs = 30_000

/** A key with its expiry by this device's clock, and how far the gateway's clock is ahead (ms). */
export type HeldKey = { id: string; secret: string; endsAt: number; ahead: number }

let held: HeldKey | undefined
let pending: Promise<HeldKey> | undefined

/**
 * Stores a key created by the gateway at `madeAt` by this device's clock; undefined when the document contained none.
 */
export function holdCallKey(key: CallKey | undefined, madeAt: number): void {
  held = key && { id: key.id, secret: key.secret, endsAt: madeAt + key.seconds * 1000, ahead: key.now - madeAt }
}

/**
 * The signing key, requested through `ask` when there is none yet, when it is about to expire, or when it is the one
 * that was `refused`.
 */
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
