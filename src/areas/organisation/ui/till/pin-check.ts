/**
 * What a device remembers of a PIN that the gateway has accepted: enough to open the lock without network, and no more
 * than a lock between colleagues. Who has the device and time can try all PINs.
 */
export type PinCheck = { salt: string; hash: string; tries: number }

const rounds = 210_000
const maxTries = 5
/** Without contact for so long, a person has to sign in again (ms). */
const maxAwayMs = 12 * 3_600_000

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

async function derive(pin: string, salt: string): Promise<string> {
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', encoder.encode(pin), 'PBKDF2', false, ['deriveBits'])
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(salt), iterations: rounds },
    key,
    256,
  )
  return hex(new Uint8Array(bits))
}

export async function rememberPin(pin: string): Promise<PinCheck> {
  const salt = hex(crypto.getRandomValues(new Uint8Array(16)))
  return { salt, hash: await derive(pin, salt), tries: 0 }
}

export type PinOutcome = 'open' | 'wrong' | 'locked' | 'away'

/** Tries a PIN without network. The try is part of the answer: the caller stores it. */
export async function tryPin(
  known: PinCheck | undefined,
  pin: string,
  { now, contact }: { now: number; contact: number | undefined },
): Promise<{ outcome: PinOutcome; check: PinCheck | undefined }> {
  if (!known || contact === undefined || now - contact > maxAwayMs) return { outcome: 'away', check: known }
  if (known.tries >= maxTries) return { outcome: 'locked', check: known }
  if ((await derive(pin, known.salt)) === known.hash) return { outcome: 'open', check: { ...known, tries: 0 } }
  return { outcome: 'wrong', check: { ...known, tries: known.tries + 1 } }
}
