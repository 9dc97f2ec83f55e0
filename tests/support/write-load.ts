import { randomUUID } from 'node:crypto'
import { elsewhere } from './elsewhere'

export type Heard = { status: number; text: string; cookie?: string | undefined; retryAfter?: string | undefined }
type RequestOptions = {
  body?: unknown
  headers?: Record<string, string>
  cookie?: string
  token?: string
  from: string
}
/** How the load sends requests. Undefined: the server was gone before it answered. */
export type Ask = (path: string, options: RequestOptions) => Promise<Heard | undefined>

type Options = {
  ask: Ask
  /** The site whose demo people write, and its public key. */
  site: string
  siteKey: string
  password: string
  /** The input for a form of the site, without its key. */
  form: (name: string) => Record<string, unknown>
  /** Called for an unexpected answer; waits before the next try. */
  refused: (heard: Heard) => Promise<void>
}

/**
 * People who send forms, move money and sign in and out, until `isOver` or the server is gone; records what was
 * acknowledged, to be compared with the state afterwards. A request without an answer is repeated under its key, as in
 * a browser.
 */
export function writeLoad({ ask, site, siteKey, password, form, refused }: Options) {
  const forms: string[] = []
  const transfers: { key: string; amount: number; text: string }[] = []
  const sessions: { cookie: string; isOver: boolean }[] = []
  /** Transfers with an unknown outcome. */
  const open: { key: string; amount: number }[] = []
  let checked = { transfers: 0, sessions: 0 }
  let moved = 0
  let start: number | undefined
  let atBegin: readonly number[] = []
  let admin = ''
  let user = { token: '', person: '' }

  async function signIn(role: string): Promise<{ token: string; cookie: string; person: string } | Heard | undefined> {
    const heard = await ask('/account/signin', {
      from: elsewhere(),
      body: { email: `${role}@${site}.example`, password },
    })
    if (heard?.status !== 200) return heard
    const { session } = JSON.parse(heard.text) as { session: { token: string; userID: string } }
    return { token: session.token, cookie: heard.cookie ?? '', person: session.userID }
  }

  const increase = (key: string, amount: number) =>
    ask('/api/wallet/increase', {
      from: elsewhere(),
      token: admin,
      headers: { 'idempotency-key': key },
      body: { person: user.person, amount, reason: 'Under load' },
    })

  async function balance(): Promise<number> {
    const heard = await ask(`/account/wallet?key=${siteKey}`, {
      from: elsewhere(),
      token: user.token,
      body: { mode: 'get' },
    })
    if (heard?.status !== 200) throw new Error(`The wallet could not be read: ${heard?.status} ${heard?.text}`)
    return (JSON.parse(heard.text) as { balance: number }).balance
  }

  async function sendForms(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const key = randomUUID()
      const heard = await ask('/api/form/submit', { from: elsewhere(), body: { ...form(key), key } })
      if (!heard) return
      if (heard.status === 200) forms.push(key)
      else await refused(heard)
    }
  }

  async function moveMoney(isOver: () => boolean): Promise<void> {
    for (let count = 1; !isOver(); count++) {
      const transfer = { key: randomUUID(), amount: 1 + (count % 7) }
      const heard = await increase(transfer.key, transfer.amount)
      if (heard?.status === 200) {
        transfers.push({ ...transfer, text: heard.text })
        moved += transfer.amount
        continue
      }
      open.push(transfer)
      if (!heard) return
      await refused(heard)
    }
  }

  async function comeAndGo(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const found = await signIn('manager')
      if (!found) return
      if ('status' in found) {
        await refused(found)
        continue
      }
      // Every other one is ended again, in every round.
      if (sessions.length % 2 === 0) {
        sessions.push({ cookie: found.cookie, isOver: false })
        continue
      }
      const heard = await ask('/account/signout', {
        from: elsewhere(),
        token: found.token,
        cookie: found.cookie,
        body: {},
      })
      if (!heard) return
      // After a refusal, the state of this one is unknown.
      if (heard.status === 200) sessions.push({ cookie: found.cookie, isOver: true })
      else await refused(heard)
    }
  }

  const acknowledged = () => [forms.length, transfers.length, sessions.length]

  return {
    /** Whether something of each kind was acknowledged since the round began. */
    isMixed: () => acknowledged().every((count, kind) => count > (atBegin[kind] ?? 0)),
    count: () => forms.length + transfers.length + sessions.length,
    told: () => `${forms.length} forms, ${transfers.length} transfers and ${sessions.length} sessions acknowledged`,
    forms,
    /** Signs the people in again for each round: an account token is valid for five minutes. */
    begin: async (): Promise<void> => {
      for (const role of ['admin', 'user']) {
        const found = await signIn(role)
        if (!found || 'status' in found)
          throw new Error(`${role} at ${site} could not sign in: ${found?.status} ${found?.text}`)
        if (role === 'admin') admin = found.token
        else user = found
      }
      start ??= await balance()
      atBegin = acknowledged()
    },
    write: async (isOver: () => boolean): Promise<void> => {
      await Promise.all([
        ...[1, 2, 3].map(() => sendForms(isOver)),
        ...[1, 2].map(() => moveMoney(isOver)),
        comeAndGo(isOver),
      ])
    },
    /** Acknowledged writes that are missing. `confirmed` are the ids of all stored forms. */
    lost: async (confirmed: ReadonlySet<string>): Promise<string[]> => {
      const faults = forms.filter((key) => !confirmed.has(key)).map((key) => `the form ${key} is gone`)
      // The last round's one by one; all before them are included in the sum.
      for (const { key, amount, text } of transfers.slice(checked.transfers)) {
        const heard = await increase(key, amount)
        if (heard?.status !== 200 || heard.text !== text)
          faults.push(`the money of ${key} is told otherwise: ${heard?.status} ${heard?.text}, and was ${text}`)
      }
      for (const { key, amount } of open.splice(0)) {
        const heard = await increase(key, amount)
        if (heard?.status === 200) moved += amount
        else
          faults.push(
            `the money of ${key}, which nobody had answered, cannot be moved: ${heard?.status} ${heard?.text}`,
          )
      }
      const there = await balance()
      if (there !== (start ?? 0) + moved)
        faults.push(`the wallet holds ${there}, and ${(start ?? 0) + moved} was put into it`)
      for (const { cookie, isOver } of sessions.slice(checked.sessions)) {
        const heard = await ask('/account/session', { from: elsewhere(), cookie })
        const role =
          heard?.status === 200 ? (JSON.parse(heard.text) as { role: string }).role : `answered ${heard?.status}`
        if (role !== (isOver ? 'guest' : 'manager'))
          faults.push(`a session that was ${isOver ? 'ended' : 'begun'} is ${role}`)
      }
      checked = { transfers: transfers.length, sessions: sessions.length }
      return faults
    },
  }
}
