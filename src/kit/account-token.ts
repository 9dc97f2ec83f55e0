import type { SessionInfo } from '@schemas/boot'

/** A token is renewed this long before it ends (ms), so that none ends on its way. */
const marginMs = 30_000

type Held = { token: string; endsAt: number }

let held: Held | undefined
let renewal: Promise<void> | undefined
let wasSignedIn = false

/** Takes the account token that boot or a sign-in handed out; it lives in this memory alone. A guest has none. */
export function holdToken({ token, tokenSeconds = 0 }: SessionInfo): void {
  wasSignedIn ||= token !== undefined
  held = token === undefined ? undefined : { token, endsAt: Date.now() + tokenSeconds * 1000 }
}

/** Whether this document has had a token: a session that ended may have been opened anew beside it. */
export const mayRenew = (): boolean => wasSignedIn

/** The account token for `Authorization`, renewed against the session cookie when it is about to end, or at once. Undefined for a guest. */
export async function accountToken(renew = false): Promise<string | undefined> {
  if (renew || (held && Date.now() > held.endsAt - marginMs)) {
    renewal ??= fetchSession().finally(() => (renewal = undefined))
    await renewal
  }
  return held?.token
}

async function fetchSession(): Promise<void> {
  const answer = await fetch('/account/session', { headers: { accept: 'application/json' } })
  if (answer.ok) holdToken((await answer.json()) as SessionInfo)
}
