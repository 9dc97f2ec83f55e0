import { expect, it } from 'vitest'
import type { GuessLimit } from './guess-limit'
import { limitAttempts } from './limit-attempts'

/** Counts in memory, yielding to the event loop where the database would be queried. */
function limitsInMemory(): GuessLimit {
  const counts = new Map<string, number>()
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve))
  const add = (subject: string, more: number) => {
    const now = Math.max(0, (counts.get(subject) ?? 0) + more)
    counts.set(subject, now)
    return now
  }
  return {
    count: async (_site, subject) => {
      await turn()
      return add(subject, 1)
    },
    seen: async (_site, subject) => {
      await turn()
      return counts.get(subject) ?? 0
    },
    guess: () => Promise.resolve(true),
    forgive: async (_site, subject) => {
      await turn()
      add(subject, -1)
    },
    lock: turn,
    clear: async (_site, subject) => {
      await turn()
      return counts.delete(subject)
    },
  }
}

/** Sixty concurrent attempts at sixty accounts from one address: how many were checked, and how many succeeded. */
async function sixty(isRight: (at: number) => boolean) {
  const limits = limitsInMemory()
  let judged = 0
  const tries = Array.from({ length: 60 }, (_, at) =>
    limitAttempts(
      { limits, site: 'alpha', kind: 'signin', subject: `${at}@alpha.example`, address: '198.51.100.7' },
      async (right) => {
        judged++
        await new Promise<void>((resolve) => setTimeout(resolve, at % 3))
        if (isRight(at)) await right()
        return isRight(at)
      },
    ),
  )
  const opened = (await Promise.all(tries)).filter((isOpened) => isOpened).length
  return { judged, opened }
}

it('checks at most thirty wrong attempts of one address, however many arrive at once', async () => {
  expect(await sixty(() => false)).toEqual({ judged: 30, opened: 0 })
})

it('admits everyone with the right password at once, beside wrong attempts', async () => {
  expect(await sixty(() => true)).toEqual({ judged: 60, opened: 60 })
  expect(await sixty((at) => at % 3 > 0)).toEqual({ judged: 60, opened: 40 })
})
