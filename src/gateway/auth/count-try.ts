import type { GuessLimit } from './guess-limit'

/** Wrong tries in a window of 15 minutes: at one subject from one address, subjects that one address tried at in all, and at one subject in all. */
const most = { here: 10, from: 30, subject: 100 }
/** However many guess at a subject from elsewhere, an address' first tries are heard: nobody can lock its person out. */
const alwaysHeard = 3

/**
 * Counts one try of a password before it is looked at, since many may come at once. Undefined when it is one too many; else what takes
 * the try back, because it was right. Of an address it counts how many subjects were tried at and not opened, however often each: of a class
 * that signs in behind one address, one who has forgotten a password stops nobody else.
 */
export async function countTry(limits: GuessLimit, site: string, kind: string, subject: string, address: string): Promise<(() => Promise<void>) | undefined> {
  const subjects = { here: `${kind}:${subject}:${address}`, from: `${kind}-from:${address}`, subject: `${kind}:${subject}` }
  const here = await limits.count(site, subjects.here)
  const from = await (here === 1 ? limits.count : limits.seen)(site, subjects.from)
  const everywhere = await limits.count(site, subjects.subject)
  if (here > most.here) await limits.lock(site, subjects.here)
  if (here > most.here || from > most.from || (everywhere > most.subject && here > alwaysHeard)) return undefined
  return async () => {
    // The subject's one count, and once: whoever knows one password must not buy guesses at others by it.
    if (await limits.clear(site, subjects.here)) await limits.forgive(site, subjects.from)
    await limits.forgive(site, subjects.subject)
  }
}
