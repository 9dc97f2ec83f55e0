import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '@gateway/db/open'
import { ask, openGateway, type TestGateway } from '@tests/support/gateway'
import { createDatabase, type Postgres, startPostgres } from '@tests/support/postgres'
import { waitedMs } from '@tests/support/ready-time'
import { type Ask, writeLoad } from '@tests/support/write-load'
import { isolation } from '../site/isolation'

const rounds = process.env.TEST_FULL === '1' ? 50 : 5

// A separate server that writes what it acknowledges: the system keeps that when a process is killed, and only a power
// cut would need fsync.
let server: Postgres
let gateway: TestGateway
beforeAll(async () => {
  server = await startPostgres(['synchronous_commit=on', 'full_page_writes=on'])
  gateway = await openGateway({ database: await openDatabase({ url: await createDatabase(server.url), folder: '' }) })
  await isolation.makers?.page?.(gateway.database)
  gateway.services.sites.forget()
})
afterAll(async () => {
  await gateway.close()
  await server.stop()
})

const refused: { status: number; message: string; retry: string | undefined }[] = []
const asks: Ask = async (path, { body, headers = {}, cookie, token, from }) => {
  const answer = await ask(gateway, path, {
    from,
    headers,
    ...(body === undefined ? {} : { body }),
    ...(cookie ? { cookie: `_account=${cookie}` } : {}),
    ...(token ? { token } : {}),
  })
  return {
    status: answer.statusCode,
    text: answer.body,
    cookie: answer.cookies.find(({ name }) => name === '_account')?.value,
    retryAfter: answer.headers['retry-after']?.toString(),
  }
}

const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5))
}

it(
  `loses no acknowledged write when its server is killed under load, ${rounds} times, and goes on without a restart`,
  { timeout: 60_000 + rounds * 20_000 },
  async () => {
    expect((await ask(gateway, '/')).statusCode).toBe(200)
    const load = writeLoad({
      ask: asks,
      site: 'alpha',
      siteKey: (await gateway.services.sites.byId('alpha'))?.publicKey ?? '',
      password: 'sitewright-demo',
      form: (name) => ({ page: '/of-alpha', block: 'form1', answers: { name: `Writer ${name}` }, seconds: 60 }),
      refused: async ({ status, text, retryAfter }) => {
        refused.push({
          status,
          message: (JSON.parse(text) as { error: { message: string } }).error.message,
          retry: retryAfter,
        })
        await new Promise((resolve) => setTimeout(resolve, 20))
      },
    })
    /**
     * From the moment when the server accepts connections again: until the gateway reports ready, and until it accepts
     * a write.
     */
    const readyMs: number[] = []
    const backMs: number[] = []
    /** This process's own share of the longer one: without the time in which the machine ran others. */
    const ownMs: number[] = []
    for (let round = 0; round < rounds; round++) {
      let isOver = false
      await load.begin()
      const before = load.count()
      const writing = load.write(() => isOver)
      // A moment that differs from round to round, in the middle of the writing.
      await until(() => load.isMixed() && load.count() > before + 10 + ((round * 7) % 23))
      await server.kill()
      const refusedBefore = refused.length
      await until(() => refused.length > refusedBefore)
      // Meanwhile cached pages are shown, and calls say why they cannot be answered.
      const page = await ask(gateway, '/')
      expect([page.statusCode, page.body.includes('หน้าแรก')]).toEqual([200, true])
      expect(
        (
          await ask(gateway, '/account/signin', {
            cookie: 'lang=en',
            body: { email: 'user@alpha.example', password: 'sitewright-demo' },
          })
        ).json(),
      ).toMatchObject({
        error: { status: 503, message: 'The site can’t reach its data right now. Please try again in a few seconds.' },
      })
      expect((await ask(gateway, '/api/health')).statusCode).toBe(503)
      await server.restart()
      const [from, there, waited] = [performance.now(), load.count(), waitedMs(process.pid)]
      const ready = (async () => {
        while ((await ask(gateway, '/api/health')).statusCode !== 200)
          await new Promise((resolve) => setTimeout(resolve, 5))
        readyMs.push(Math.round(performance.now() - from))
      })()
      await until(() => load.count() > there)
      backMs.push(Math.round(performance.now() - from))
      await ready
      ownMs.push(Math.round(performance.now() - from - (waitedMs(process.pid) - waited)))
      isOver = true
      await writing
      const { rows } = (await gateway.database.db.execute(
        sql`SELECT id FROM form_submission WHERE site_id = 'alpha'`,
      )) as unknown as { rows: { id: string }[] }
      expect(
        await load.lost(new Set(rows.map(({ id }) => id))),
        `lost in round ${round + 1}, after ${load.told()}`,
      ).toEqual([])
    }
    // Refusals have a message in both languages, and a time to retry.
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]))
    expect(
      refused.filter(({ message, retry }) => !/เชื่อมต่อข้อมูลไม่ได้.*can’t reach its data/.test(message) || retry !== '5'),
    ).toEqual([])
    const summary = `ready again after ${readyMs.join(', ')} ms, writing again after ${backMs.join(', ')} ms, both of its own after ${ownMs.join(', ')} ms`
    console.log(`${summary}, since the server was back; ${load.told()}, all there`)
  },
)
