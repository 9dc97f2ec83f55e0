import type { GuessLimit } from './guess-limit'

/**
 * Wrong attempts in a window of 15 minutes: at one subject from one address, number of subjects tried from one address,
 * and at one subject in total.
 */
const maxAttempts = { here: 10, from: 30, subject: 100 }
/**
 * The first attempts of an address are always checked, however many guess at the subject from elsewhere: nobody can
 * lock its owner out.
 */
const alwaysHeard = 3

/**
 * Wrong tries in the same window from one device that has been let in before, and from all such devices of one subject:
 * past the latter, a device is as any other.
 */
const maxKnown = { device: 10, devices: 30 }

type Tried = {
  limits: GuessLimit
  site: string
  /** What is attempted, such as `signin`. */
  kind: string
  subject: string
  address: string
  /** The id of a device that has been let in to this very subject before. */
  device?: string | undefined
}

const subjectsOf = ({ kind, subject, address, device }: Tried) => ({
  here: `${kind}:${subject}:${address}`,
  from: `${kind}-from:${address}`,
  subject: `${kind}:${subject}`,
  known:
    device === undefined
      ? undefined
      : { device: `${kind}:${subject}:device:${device}`, devices: `${kind}-devices:${subject}` },
})

/**
 * After a right password: clears the subject's counts for this address and device, and takes one off the address' own.
 * Once only: knowing one password must not buy guesses at others.
 */
export async function clearAttempts(tried: Tried): Promise<void> {
  const { limits, site } = tried
  const subjects = subjectsOf(tried)
  if (await limits.clear(site, subjects.here)) await limits.forgive(site, subjects.from)
  if (subjects.known && (await limits.clear(site, subjects.known.device)))
    await limits.forgive(site, subjects.known.devices)
}

/** Per address: attempts run one after the other; counts how many this gateway is checking. */
type AttemptQueue = { users: number; last: Promise<unknown>; judging: number; waiting: (() => void)[] }

const attemptQueues = new WeakMap<GuessLimit, Map<string, AttemptQueue>>()

/** Runs the work after all earlier arrivals in the queue have finished. */
function inTurn<T>(queue: AttemptQueue, work: () => Promise<T>): Promise<T> {
  const mine = queue.last.then(work)
  queue.last = mine.catch(() => {})
  return mine
}

/**
 * Counts one try of a password before it is checked, since many may come at once; `right` takes the count back.
 * Undefined when it is one too many. The limit of an address counts the subjects that it failed at, however often each:
 * in a class behind one address, one who has forgotten a password stops nobody else. A try that would be one too many
 * for its address waits for those that are being checked: each that is right makes room. A device that has been let in
 * to the subject before is judged by a count of its own, whatever others fail at behind its address or at its subject;
 * its tries count for all other limits as well.
 */
export async function limitAttempts<T>(
  tried: Tried,
  judge: (right: () => Promise<void>) => Promise<T>,
): Promise<T | undefined> {
  const { limits, site } = tried
  const subjects = subjectsOf(tried)
  const right = async () => {
    await clearAttempts(tried)
    await limits.forgive(site, subjects.subject)
  }
  // Not at the door, where a stranger's try behind the same address may be waiting.
  const ofDevice = await judgeDevice()
  if (ofDevice !== 'unknown') return ofDevice === 'heard' ? judge(right) : undefined
  const place = `${site} ${subjects.from}`
  const known = attemptQueues.get(limits) ?? new Map<string, AttemptQueue>()
  attemptQueues.set(limits, known)
  const queue = known.get(place) ?? { users: 0, last: Promise.resolve(), judging: 0, waiting: [] }
  known.set(place, queue)
  queue.users++
  try {
    if (!(await inTurn(queue, isHeard))) return undefined
    try {
      return await judge(right)
    } finally {
      queue.judging--
      for (const wake of queue.waiting.splice(0)) wake()
    }
  } finally {
    queue.users--
    if (queue.users === 0) known.delete(place)
  }

  async function judgeDevice(): Promise<'heard' | 'refused' | 'unknown'> {
    if (!subjects.known) return 'unknown'
    if ((await limits.count(site, subjects.known.device)) > maxKnown.device) {
      await limits.lock(site, subjects.known.device)
      return 'refused'
    }
    if ((await limits.count(site, subjects.known.devices)) > maxKnown.devices) return 'unknown'
    if ((await limits.count(site, subjects.here)) === 1) await limits.count(site, subjects.from)
    await limits.count(site, subjects.subject)
    return 'heard'
  }

  async function isHeard(): Promise<boolean> {
    const here = await limits.count(site, subjects.here)
    let from = await (here === 1 ? limits.count : limits.seen)(site, subjects.from)
    const everywhere = await limits.count(site, subjects.subject)
    if (here > maxAttempts.here) await limits.lock(site, subjects.here)
    if (here > maxAttempts.here || (everywhere > maxAttempts.subject && here > alwaysHeard)) return false
    while (from > maxAttempts.from && queue.judging > 0) {
      await new Promise<void>((resolve) => queue.waiting.push(resolve))
      from = await limits.seen(site, subjects.from)
    }
    if (from > maxAttempts.from) return false
    queue.judging++
    return true
  }
}
