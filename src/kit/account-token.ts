import type { SessionInfo } from '@schemas/boot'

/** A token is renewed this long before it ends (ms), so that none ends on its way. */
const marginMs = 30_000

type Held = { token: string; endsAt: number }

/** Whose document this is. */
let whose: string | undefined

let held: Held | undefined
let renewal: Promise<void> | undefined
let wasSignedIn = false

/** Takes the account token that boot or a sign-in handed out; it lives in this memory alone. A guest has none. */
export function holdToken({ token, tokenSeconds = 0, userID }: SessionInfo): void {
  wasSignedIn ||= token !== undefined
  whose = userID ?? whose
  held = token === undefined ? undefined : { token, endsAt: Date.now() + tokenSeconds * 1000 }
}

/** Whether this document has had a token: a session that ended may have been opened anew beside it. */
export const mayRenew = (): boolean => wasSignedIn

/** Whether the session that this document was opened in is over: what it asks for as its person is refused from here on. */
export const isSessionOver = (): boolean => wasSignedIn && held === undefined

/** The account token for `Authorization`, renewed by `ask`, which goes by the session cookie, when it is about to end, or at once. Undefined for a guest. */
export async function accountToken(ask: () => Promise<SessionInfo>, renew = false): Promise<string | undefined> {
  if (renew || (held && Date.now() > held.endsAt - marginMs)) {
    // What could not be renewed may still hold: the gateway says so with the next answer.
    renewal ??= ask()
      .then(holdRenewed, () => {})
      .finally(() => (renewal = undefined))
    await renewal
  }
  return held?.token
}

/** Whoever signed in beside this document may be somebody else: what it still has to do is not done in their name. */
function holdRenewed(session: SessionInfo): void {
  holdToken(
    whose === undefined || session.userID === undefined || session.userID === whose ? session : { role: 'guest' },
  )
}
