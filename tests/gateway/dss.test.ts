import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'

type Heard = { method: string; url: string; headers: IncomingMessage['headers']; body: string }

let gateway: TestGateway
let token: string
let cookie: string
let heard: Heard[]
let answer: { status: number; body: string; headers?: Record<string, string> }
const service = createServer((request, response) => {
  let body = ''
  request.on('data', (part: Buffer) => (body += part.toString()))
  request.on('end', () => {
    heard.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers }).end(answer.body)
  })
})

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  gateway = await openGateway({
    env: { DSS_ORIGIN: `http://127.0.0.1:${(service.address() as AddressInfo).port}/v1/` },
  })
  await gateway.database.db.execute(sql`UPDATE site SET cluster_id = 'the-cluster' WHERE site_id = 'alpha'`)
  ;({ token, cookie } = await signIn(gateway, 'user'))
})
afterAll(async () => {
  await gateway.close()
  service.closeAllConnections()
  await new Promise((resolve) => service.close(resolve))
})
beforeEach(() => {
  heard = []
  answer = { status: 200, body: '{"success":true,"data":{"a":1}}' }
})

const callService = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  ask(gateway, `/dss/${path}`, {
    method,
    token,
    cookie: `${cookie}; lang=en`,
    headers: { 'x-mine': 'secret' },
    ...(method === 'GET' ? {} : { body: body ?? {} }),
  })

describe('calls to the decision support service', () => {
  it('go only to its address, by any method, in the name of the organisation and without the person’s data', async () => {
    expect((await callService('GET', 'reports%2F1?query=year%3D2026')).json()).toEqual({
      success: true,
      data: { a: 1 },
      error: null,
    })
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const)
      expect((await callService(method, 'reports%2F1', { body: { b: [2] } })).statusCode, method).toBe(200)
    expect(heard.map(({ method, url, body }) => `${method} ${url} ${body}`)).toEqual([
      'GET /v1/reports/1?year=2026 ',
      ...['POST', 'PUT', 'PATCH', 'DELETE'].map((method) => `${method} /v1/reports/1 {"b":[2]}`),
    ])
    for (const { headers } of heard) {
      expect(headers).toMatchObject({ owner: 'the-cluster', user: 'sitewright' })
      for (const name of ['cookie', 'authorization', 'x-mine', 'x-content-key'])
        expect(headers).not.toHaveProperty(name)
    }
  })

  it.each(['..%2F..%2Fetc', 'a%2F..%2Fb', '%2F%2Fevil.example', 'a%5Cb', 'a%3Fb', 'http:%2F%2Fevil.example', '.'])(
    'never leave it: %s',
    async (path) => {
      expect((await callService('GET', path)).statusCode).not.toBe(200)
      expect(heard).toEqual([])
    },
  )

  it.each([
    [
      'a failure that it tells of',
      { status: 200, body: '{"success":false,"error":"No such report"}' },
      'No such report',
    ],
    ['an error', { status: 500, body: '{"error":"Broken"}' }, 'Broken'],
    ['no JSON', { status: 200, body: '<html>' }, 'The service isn’t responding.'],
    [
      'a way elsewhere',
      { status: 302, body: '{}', headers: { location: 'http://127.0.0.1:1/' } },
      'The service isn’t responding.',
    ],
    ['more than is taken', { status: 200, body: `"${'x'.repeat(2_200_000)}"` }, 'The service isn’t responding.'],
  ])('answer without success for %s', async (_case, reply, error) => {
    answer = reply
    expect((await callService('GET', 'reports')).json()).toEqual({ success: false, data: null, error })
  })

  it('are refused to guests, and lead nowhere where a site has no organisation', async () => {
    expect((await ask(gateway, '/dss/reports')).statusCode).toBe(401)
    const beta = await signIn(gateway, 'user', 'beta')
    expect(
      (await ask(gateway, '/dss/reports', { host: 'beta.localhost', token: beta.token, cookie: 'lang=en' })).json(),
    ).toEqual({ success: false, data: null, error: 'This site doesn’t have this service.' })
    expect(heard).toEqual([])
  })
})
