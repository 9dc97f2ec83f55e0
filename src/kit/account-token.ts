import type { SessionInfo } from '@schemas/boot'

/** Renewal margin before a token expires (ms), so that none expires in flight. */
const marginMs = 30_000

type Held = { token: string; endsAt: number }

/** The person this document belongs to. */
let whose: string | undefined

let held: Held | undefined
let renewal: Promise<void> | undefined
let wasSignedIn = false
/** The document says nothing of a session: whose it is, the first answer tells. */
let isUnknown = false

/** For a document that the device retained: its calls find out who is signed in, as soon as the gateway answers. */
export function askForToken(): void {
  isUnknown = true
}

/** Stores the account token from boot or a sign-in, in this memory only. Guests have none. */
export function holdToken({ token, tokenSeconds = 0, userID }: SessionInfo): void {
  wasSignedIn ||= token !== undefined
  whose = userID ?? whose
  held = token === undefined ? undefined : { token, endsAt: Date.now() + tokenSeconds * 1000 }
}

/** Whether this document has had a token: an ended session may have been reopened in another tab. */
export const mayRenew = (): boolean => wasSignedIn

/** Whether the session this document was opened in is over: requests on its person's behalf are refused from now on. */
export const isSessionOver = (): boolean => wasSignedIn && held === undefined

/**
 * The account token for `Authorization`, renewed through `ask` (by session cookie) when it is about to expire or when
 * `renew` is set. Undefined for a guest.
 */
export async function accountToken(ask: () => Promise<SessionInfo>, renew = false): Promise<string | undefined> {
  if (renew || isUnknown || (held && Date.now() > held.endsAt - marginMs)) {
    // A token that could not be renewed may still be valid: the gateway decides with its next response.
    renewal ??= ask()
      .then(holdRenewed, () => {})
      .finally(() => (renewal = undefined))
    await renewal
  }
  return held?.token
}

/**
 * A different person may have signed in in another tab: pending work of this document must not run under that person's
 * name.
 */
function holdRenewed(session: SessionInfo): void {
  isUnknown = false
  holdToken(
    whose === undefined || session.userID === undefined || session.userID === whose ? session : { role: 'guest' },
  )
}
