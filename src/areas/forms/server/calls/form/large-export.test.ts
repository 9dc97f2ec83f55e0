import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { formSubmission } from '@gateway/db/tables'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

const count = 350

it('goes out some rows at a time, each once, with every name that an answer has', async () => {
  const start = Date.parse('2026-01-01T00:00:00Z')
  const made = Array.from({ length: count }, (_, at) => ({
    id: randomUUID(),
    siteId: 'alpha',
    form: 'poll',
    pagePath: '/poll',
    locale: 'en' as const,
    digest: `d${at}`,
    createdAt: new Date(start + Math.floor(at / 7) * 1000),
    answers: { [at === 3 ? 'oldest' : at === count - 1 ? 'latest' : 'name']: `Person ${at}` },
  }))
  await gateway.services.withSite('alpha', (tx) => tx.insert(formSubmission).values(made as never))
  const { token } = await signIn(gateway, 'manager')
  const file = await ask(gateway, '/api/form/export?form=poll', { token, cookie: 'lang=en' })
  // It is sent before its end is known.
  expect(file.headers['content-length']).toBeUndefined()
  const [head, ...lines] = file.body.trimEnd().split('\r\n')
  expect(head).toBe('\ufeffReceived,Status,name,latest,oldest,Page,Reference')
  const ids = lines.map((line) => line.slice(line.lastIndexOf(',') + 1))
  expect(ids).toEqual(
    made
      .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1))
      .map(({ id }) => id),
  )
  expect(lines.filter((line) => line.includes('\ufeff'))).toEqual([])
  const audit = await ask(gateway, '/api/editor/audit?area=forms', { token: (await signIn(gateway, 'admin')).token })
  expect(audit.json<{ entries: unknown[] }>().entries[0]).toMatchObject({
    action: 'form-export',
    after: { answers: count },
  })
})

it('of no answers is the names of the columns', async () => {
  const { token } = await signIn(gateway, 'manager')
  expect((await ask(gateway, '/api/form/export?form=nothing', { token, cookie: 'lang=en' })).body).toBe(
    '\ufeffReceived,Status,Page,Reference\r\n',
  )
})
