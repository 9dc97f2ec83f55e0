import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '@gateway/db/open'
import { ask, openGateway, type TestGateway } from '@tests/support/gateway'
import { createDatabase, type Postgres, startPostgres } from '@tests/support/postgres'
import { makers } from '../isolation/rows'

const rounds = process.env.TEST_FULL === '1' ? 50 : 5
const writers = 4

// A server of its own, which writes what it acknowledges: the system keeps that when a process is killed, and only a power cut would need fsync.
let server: Postgres
let gateway: TestGateway
beforeAll(async () => {
  server = await startPostgres(['synchronous_commit=on', 'full_page_writes=on'])
  gateway = await openGateway({ database: await openDatabase({ url: await createDatabase(server.url), folder: '' }) })
  await makers.page?.(gateway.database)
  gateway.services.sites.forget()
})
afterAll(async () => {
  await gateway.close()
  await server.stop()
})

const acknowledged: string[] = []
const refused: { status: number; message: string; retry: unknown }[] = []
let sent = 0

/** One form after the other, each from an address of its own, until `isOver`. */
async function write(isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const key = randomUUID()
    const count = sent++
    const answer = await ask(gateway, '/api/form/submit', { from: `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`, body: { page: '/of-alpha', block: 'form1', answers: { name: `Writer ${count}` }, key, seconds: 60 } })
    if (answer.statusCode === 200) acknowledged.push(key)
    else {
      refused.push({ status: answer.statusCode, message: answer.json<{ error: { message: string } }>().error.message, retry: answer.headers['retry-after'] })
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}

const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5))
}

it(`loses no acknowledged write when its server is killed under load, ${rounds} times, and goes on without a restart`, { timeout: 60_000 + rounds * 20_000 }, async () => {
  expect((await ask(gateway, '/')).statusCode).toBe(200)
  const backMs: number[] = []
  for (let round = 0; round < rounds; round++) {
    let isOver = false
    const writing = Promise.all(Array.from({ length: writers }, () => write(() => isOver)))
    const before = acknowledged.length
    // A moment that differs from round to round, in the middle of the writing.
    await until(() => acknowledged.length > before + 10 + ((round * 7) % 23))
    await server.kill()
    const refusedBefore = refused.length
    await until(() => refused.length > refusedBefore)
    // Meanwhile pages that were shown before are shown, and calls say why they cannot be answered.
    const page = await ask(gateway, '/')
    expect([page.statusCode, page.body.includes('หน้าแรก')]).toEqual([200, true])
    expect((await ask(gateway, '/account/signin', { cookie: 'lang=en', body: { email: 'user@alpha.example', password: 'sitewright-demo' } })).json()).toMatchObject({ error: { status: 503, message: 'The site cannot reach its data right now. Please try again in a few seconds.' } })
    await server.restart()
    const [from, there] = [performance.now(), acknowledged.length]
    await until(() => acknowledged.length > there)
    backMs.push(Math.round(performance.now() - from))
    isOver = true
    await writing
    const { rows } = (await gateway.database.db.execute(sql`SELECT id FROM form_submission WHERE site_id = 'alpha'`)) as unknown as { rows: { id: string }[] }
    const kept = new Set(rows.map(({ id }) => id))
    expect(acknowledged.filter((key) => !kept.has(key)), `lost in round ${round + 1} of ${acknowledged.length}`).toEqual([])
  }
  // Who was refused was told so in words of both languages, and when to come again.
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]))
  expect(refused.filter(({ message, retry }) => !/เชื่อมต่อข้อมูลไม่ได้.*cannot reach its data/.test(message) || retry !== '5')).toEqual([])
  // Of many rounds alone: a busy machine makes some slow.
  if (rounds >= 50) expect(backMs.toSorted((a, b) => a - b)[Math.floor(backMs.length / 2)], `writing again after ${backMs.join(', ')} ms`).toBeLessThan(3000)
  console.log(`writing again ${backMs.join(', ')} ms after the server was back; ${acknowledged.length} writes acknowledged, all there`)
})
