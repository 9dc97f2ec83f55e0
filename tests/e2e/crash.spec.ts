import { rmSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { ask } from '../support/hosts'
import { createDatabase, startPostgres } from '../support/postgres'
import { serve, type Served } from '../support/serve'
import { demoPassword, openSession } from '../support/sessions'
import { type Ask, writeLoad } from '../support/write-load'

const isFull = process.env.TEST_FULL === '1'
const rounds = isFull ? 50 : 3
const host = 'academy.localhost'

const answers = (name: string) => ({
  prefix: 'mr',
  name,
  phone: '081 234 5678',
  email: null,
  thaiId: null,
  province: 'TH-50',
  postcode: null,
  session: 'compost',
  grows: 'no',
  diet: null,
  transport: 'own',
  consent: true,
  news: null,
})

/** Kills the gateway during people's writes, again and again, and compares what it acknowledged with what is stored. */
async function killAgainAndAgain(env: Record<string, string>, count: number): Promise<void> {
  let served = await serve({ env })
  const { dataDir } = served
  /** From the start of the process until it is ready; and the part of it in which the machine ran others. */
  const readyMs: number[] = []
  const ownMs: number[] = []
  const asks: Ask = async (path, { body, headers = {}, cookie, token, from }) => {
    const session = cookie === undefined ? {} : { cookies: { _account: cookie } }
    const answer = await ask(served.base, host, path, {
      ...(body === undefined ? {} : { method: 'POST', body }),
      ...session,
      headers: { 'x-forwarded-for': from, ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    }).catch(() => undefined)
    return (
      answer && {
        status: answer.status,
        text: answer.text,
        cookie: /^_account=([^;]+)/.exec(
          answer.headers['set-cookie']?.find((line) => line.startsWith('_account=')) ?? '',
        )?.[1],
      }
    )
  }
  const { hostData } = (await ask(served.base, host, `/api/getHost?hostname=${host}`)).json<{
    hostData: { key: string }
  }>()
  const load = writeLoad({
    ask: asks,
    site: 'academy',
    siteKey: hostData.key,
    password: demoPassword,
    form: (name) => ({
      page: '/register-interest',
      block: 'register',
      answers: answers(`Writer ${name}`),
      website: '',
      seconds: 30,
    }),
    // A running gateway accepts valid requests.
    refused: (heard) => Promise.reject(new Error(`Refused with ${heard.status}: ${heard.text}`)),
  })
  try {
    for (let round = 1; round <= count; round++) {
      await load.begin()
      const before = load.count()
      const writing = load.write(() => false)
      // A moment that differs from round to round, in the middle of the writing.
      await Promise.race([
        writing,
        expect
          .poll(() => load.isMixed() && load.count() > before + 4 + ((round * 7) % 23), {
            timeout: 30_000,
            intervals: [5],
          })
          .toBe(true),
      ])
      await served.stop('SIGKILL')
      await writing
      served = await serve({ env, dataDir })
      readyMs.push(Math.round(served.readyMs))
      ownMs.push(Math.round(served.readyMs - served.waitedMs))
      expect(await load.lost(await stored(served)), `lost in round ${round}, after ${load.told()}`).toEqual([])
    }
    const summary = `ready again after ${readyMs.join(', ')} ms, of which its own ${ownMs.join(', ')} ms`
    console.log(`${summary}; ${load.told()}, all there`)
  } finally {
    await served.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

test('keeps what was acknowledged through every kill', async () => {
  test.setTimeout(60_000 + rounds * 40_000)
  await killAgainAndAgain({ TRUST_PROXY: '127.0.0.1' }, rounds)
})

// A separate server with its own kills: only in the long form.
if (isFull)
  test('keeps it on PostgreSQL too', async () => {
    test.setTimeout(900_000)
    const server = await startPostgres(['synchronous_commit=on', 'full_page_writes=on'])
    try {
      await killAgainAndAgain(
        {
          TRUST_PROXY: '127.0.0.1',
          DATABASE_URL: await createDatabase(server.url),
          SESSION_SECRET: 'a1b2c3d4e5f6a7b8c9d0e1f2a3b4c5d6',
          DATA_KEY: 'd6c5b4a3f2e1d0c9b8a7f6e5d4c3b2a1',
        },
        15,
      )
    } finally {
      await server.stop()
    }
  })

/** The ids of everything in the manager's list. */
async function stored(served: Served): Promise<Set<string>> {
  const cookie = await openSession(served.base, 'academy', 'manager')
  const session = (await ask(served.base, host, '/account/session', { cookies: { _account: cookie.value } })).json<{
    token: string
  }>()
  const ids = new Set<string>()
  for (let cursor: string | undefined; ;) {
    const query = new URLSearchParams({ form: 'register-interest', limit: '100', ...(cursor ? { cursor } : {}) })
    const answer = await ask(served.base, host, `/api/form/submissions?${query}`, {
      headers: { authorization: `Bearer ${session.token}` },
    })
    expect(answer.status, answer.text).toBe(200)
    const page = answer.json<{ items: { id: string }[]; next?: string }>()
    for (const { id } of page.items) ids.add(id)
    if (!page.next) return ids
    cursor = page.next
  }
}
