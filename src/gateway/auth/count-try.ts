import type { GuessLimit } from './guess-limit'

/** Wrong tries in a window of 15 minutes: at one subject from one address, from one address in all, and at one subject in all. */
const most = { here: 10, from: 30, subject: 100 }
/** However many guess at a subject from elsewhere, an address' first tries are heard: nobody can lock its person out. */
const alwaysHeard = 3

/**
 * Counts one try of a password before it is looked at, since many may come at once. Undefined when it is one too many; else what takes
 * the try back, because it was right.
 */
export async function countTry(limits: GuessLimit, site: string, kind: string, subject: string, address: string): Promise<(() => Promise<void>) | undefined> {
  const subjects = { here: `${kind}:${subject}:${address}`, from: `${kind}-from:${address}`, subject: `${kind}:${subject}` }
  const here = await limits.count(site, subjects.here)
  const from = await limits.count(site, subjects.from)
  const everywhere = await limits.count(site, subjects.subject)
  if (here > most.here) await limits.lock(site, subjects.here)
  if (here > most.here || from > most.from || (everywhere > most.subject && here > alwaysHeard)) return undefined
  return async () => {
    await limits.clear(site, subjects.here)
    // Only this one try: whoever knows one password must not buy guesses at others by it.
    for (const each of [subjects.from, subjects.subject]) await limits.forgive(site, each)
  }
}
