import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { ask } from '../support/hosts'
import { serve, type Served } from '../support/serve'
import { openSession } from '../support/sessions'

const rounds = process.env.TEST_FULL === '1' ? 50 : 5
const writers = 6
const host = 'academy.localhost'

const answers = (name: string) => ({
  prefix: 'mr', name, phone: '081 234 5678', email: null, thaiId: null, province: 'TH-50', postcode: null, session: 'compost-12-dec',
  grows: 'no', diet: null, transport: 'own', consent: true, news: null,
})

/** Sends one registration after the other, each in the name of another address, until the gateway is gone. */
async function write(served: Served, acknowledged: string[], from: number): Promise<void> {
  for (let count = 0; ; count++) {
    const key = randomUUID()
    const sent = ask(served.base, host, '/api/form/submit', {
      method: 'POST',
      headers: { 'x-forwarded-for': `10.${from}.${count >> 8}.${count & 255}` },
      body: { page: '/doa-register-68', block: 'register', answers: answers(`Writer ${from} ${count}`), key, website: '', seconds: 30 },
    })
    const answer = await sent.catch(() => undefined)
    if (!answer) return
    expect(answer.status, answer.text).toBe(200)
    acknowledged.push(key)
  }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.POSITIVE_INFINITY

test('what was acknowledged outlives a kill, every time', async () => {
  test.setTimeout(60_000 + rounds * 40_000)
  const env = { TRUST_PROXY: '127.0.0.1' }
  let served = await serve({ env })
  const { dataDir, remove } = served
  const acknowledged: string[] = []
  const readyMs: number[] = []
  try {
    for (let round = 1; round <= rounds; round++) {
      const before = acknowledged.length
      const writing = Array.from({ length: writers }, (_, at) => write(served, acknowledged, (round - 1) * writers + at + 1))
      // A moment that differs from round to round, in the middle of the writing.
      await expect.poll(() => acknowledged.length, { timeout: 30_000, intervals: [5] }).toBeGreaterThan(before + 4 + ((round * 7) % 23))
      await served.stop('SIGKILL')
      await Promise.all(writing)
      const from = performance.now()
      served = await serve({ env, dataDir })
      readyMs.push(Math.round(performance.now() - from))
      const kept = await stored(served)
      expect(acknowledged.filter((key) => !kept.has(key)), `lost in round ${round} of ${acknowledged.length}`).toEqual([])
    }
    // Of many rounds alone: a busy machine makes some slow.
    if (rounds >= 50) expect(median(readyMs), `ready again after ${readyMs.join(', ')} ms`).toBeLessThan(3000)
    console.log(`ready again after ${readyMs.join(', ')} ms; ${acknowledged.length} writes acknowledged, all there`)
  } finally {
    await served.stop()
    await remove()
  }
})

/** The ids of all that the manager's list holds. */
async function stored(served: Served): Promise<Set<string>> {
  const cookie = await openSession(served.base, 'academy', 'manager')
  const session = (await ask(served.base, host, '/account/session', { cookies: { _account: cookie.value } })).json<{ token: string }>()
  const ids = new Set<string>()
  for (let cursor: string | undefined; ; ) {
    const query = new URLSearchParams({ form: 'doa-register-68', limit: '100', ...(cursor ? { cursor } : {}) })
    const answer = await ask(served.base, host, `/api/form/submissions?${query}`, { headers: { authorization: `Bearer ${session.token}` } })
    expect(answer.status, answer.text).toBe(200)
    const page = answer.json<{ items: { id: string }[]; next?: string }>()
    for (const { id } of page.items) ids.add(id)
    if (!page.next) return ids
    cursor = page.next
  }
}
