import type { GuessLimit } from './guess-limit'

/** Wrong tries in a window of 15 minutes: at one subject from one address, subjects that one address tried at in all, and at one subject in all. */
const most = { here: 10, from: 30, subject: 100 }
/** However many guess at a subject from elsewhere, an address' first tries are heard: nobody can lock its person out. */
const alwaysHeard = 3

type Tried = { limits: GuessLimit; site: string; /** What is tried at, such as `signin`. */ kind: string; subject: string; address: string }

const subjectsOf = (kind: string, subject: string, address: string) => ({ here: `${kind}:${subject}:${address}`, from: `${kind}-from:${address}`, subject: `${kind}:${subject}` })

/** Forgets what was tried at a subject from an address, because it was opened: its one count there, and once, for whoever knows one password must not buy guesses at others by it. */
export async function forgetTries({ limits, site, kind, subject, address }: Tried): Promise<void> {
  const subjects = subjectsOf(kind, subject, address)
  if (await limits.clear(site, subjects.here)) await limits.forgive(site, subjects.from)
}

/** Of an address: tries that are being judged by this gateway. */
const underWay = new Map<string, number>()
/** So many of them may turn out to be right. */
const mostUnderWay = 30

/**
 * Counts one try of a password before it is looked at, since many may come at once, and judges it; `right` takes the count back. Undefined when
 * it is one too many. Of an address it counts how many subjects were tried at and not opened, however often each: of a class that signs in
 * behind one address, in the same moment too, one who has forgotten a password stops nobody else.
 */
export async function judgeTry<T>({ limits, site, kind, subject, address }: Tried, judge: (right: () => Promise<void>) => Promise<T>): Promise<T | undefined> {
  const subjects = subjectsOf(kind, subject, address)
  const place = `${site} ${subjects.from}`
  underWay.set(place, (underWay.get(place) ?? 0) + 1)
  try {
    const here = await limits.count(site, subjects.here)
    const from = await (here === 1 ? limits.count : limits.seen)(site, subjects.from)
    const everywhere = await limits.count(site, subjects.subject)
    if (here > most.here) await limits.lock(site, subjects.here)
    const undecided = Math.min(mostUnderWay, (underWay.get(place) ?? 1) - 1)
    if (here > most.here || from > most.from + undecided || (everywhere > most.subject && here > alwaysHeard)) return undefined
    return await judge(async () => {
      await forgetTries({ limits, site, kind, subject, address })
      await limits.forgive(site, subjects.subject)
    })
  } finally {
    const left = (underWay.get(place) ?? 1) - 1
    if (left > 0) underWay.set(place, left)
    else underWay.delete(place)
  }
}
