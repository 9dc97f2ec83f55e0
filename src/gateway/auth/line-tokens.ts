import type { Db } from '../db/open'
import type { Locale } from '@schemas/layout/locale'
import { findToken, hashToken, issueToken } from './one-time-token'

/** State kept between two steps of a sign-in with LINE, each bound to the browser that began it. */
export type LineSteps = {
  /** The browser is at LINE. `person` is set when linking an account. */
  away: { nonce: string; verifier: string; redirectUri: string; to?: string; person?: string }
  /** A new person, who is asked for an email address. */
  newcomer: { subject: string; name: string; to?: string }
  /** The confirmation mail was sent. */
  mailed: {
    subject: string
    name: string
    email: string
    firstname: string
    lastname: string
    locale: Locale
    to?: string
  }
}
type Step = keyof LineSteps

/** Lifetimes (s). */
const seconds = { away: 600, newcomer: 1800, mailed: 24 * 3600 } as const satisfies Record<Step, number>

export function issueStep<S extends Step>(
  tx: Db,
  site: string,
  step: S,
  browser: string,
  data: LineSteps[S],
): Promise<string> {
  return issueToken(tx, site, {
    purpose: 'line',
    seconds: seconds[step],
    data: { step, browser: hashToken(browser), ...data },
  })
}

/**
 * The step of a usable token. Undefined when there is none; 'elsewhere' when it began in another browser, which may
 * still use it.
 */
export async function findStep<S extends Step>(
  tx: Db,
  step: S,
  token: string,
  browser: string,
): Promise<LineSteps[S] | 'elsewhere' | undefined> {
  const found = await findToken(tx, 'line', token)
  if (found?.data.step !== step) return undefined
  return found.data.browser === hashToken(browser) ? (found.data as unknown as LineSteps[S]) : 'elsewhere'
}
