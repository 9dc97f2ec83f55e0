import { expect, it } from 'vitest'
import type { GuessLimit } from './guess-limit'
import { limitAttempts } from './limit-attempts'

/** Counts in memory, with a turn of the event loop where the database would be asked. */
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

/** Sixty at sixty accounts behind one address, at once: how many were judged, and how many opened. */
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

it('judges no more wrong tries of one address than thirty, however many come at once', async () => {
  expect(await sixty(() => false)).toEqual({ judged: 30, opened: 0 })
})

it('lets in all who know their passwords, in the same moment too, beside some who do not', async () => {
  expect(await sixty(() => true)).toEqual({ judged: 60, opened: 60 })
  expect(await sixty((at) => at % 3 > 0)).toEqual({ judged: 60, opened: 40 })
})
