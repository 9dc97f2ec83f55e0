import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'

/** Requested through a proxy on this machine, which says how the visitor connected. */
let gateway: TestGateway
let port = 0
beforeAll(async () => {
  gateway = await openGateway({ env: { TRUST_PROXY: 'loopback' }, requestMs: 400 })
  await gateway.app.listen({ port: 0, host: '127.0.0.1' })
  port = (gateway.app.server.address() as AddressInfo).port
})
afterAll(() => gateway.close())

type Headers = Record<string, string | string[] | number | undefined>
const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
}

/** The missing protections of an answer, as messages. */
function lacks(headers: Headers, isSecure: boolean): string[] {
  const header = (name: string) => [headers[name] ?? ''].flat().join('; ')
  const policy = header('content-security-policy')
  const rule = (name: string) => policy.split(/;\s*/).find((each) => each.startsWith(`${name} `)) ?? ''
  const mayRun = rule('script-src') !== '' && !/'none'/.test(rule('script-src'))
  // A frame without the site's origin may run anything: there is nothing to steal.
  const isSandbox =
    /(?:^|; )sandbox(?! allow-same-origin)/.test(policy) && !rule('sandbox').includes('allow-same-origin')
  return [
    // A frame with a person's own markup must not reveal its location.
    ...Object.entries(always).flatMap(([name, value]) =>
      header(name) === value || (isSandbox && header(name) === 'no-referrer') ? [] : [`${name} is "${header(name)}"`],
    ),
    ...(header('strict-transport-security').startsWith('max-age=') === isSecure
      ? []
      : [`strict-transport-security is "${header('strict-transport-security')}"`]),
    ...(rule('default-src') === "default-src 'none'" ? [] : [`its policy is open: ${policy}`]),
    ...(!mayRun || isSandbox || (rule('require-trusted-types-for').includes("'script'") && rule('trusted-types') !== '')
      ? []
      : ['it runs scripts without Trusted Types']),
    ...(!isSandbox && /unsafe-inline|unsafe-eval|\*|https?:(?=[ ;]|$)/.test(rule('script-src'))
      ? [`its scripts are open: ${rule('script-src')}`]
      : []),
    ...(header('cache-control') === '' ? ['it says nothing to caches'] : []),
    ...['server', 'x-powered-by', 'via'].filter((name) => header(name) !== '').map((name) => `it has ${name}`),
    ...[headers['set-cookie'] ?? []].flat().flatMap((cookie) => lacksOfCookie(String(cookie), isSecure)),
  ]
}

function lacksOfCookie(cookie: string, isSecure: boolean): string[] {
  const needs = [
    'Path=/',
    'SameSite=Lax',
    ...(/^_(?:account|device)=/.test(cookie) ? ['HttpOnly'] : []),
    ...(isSecure ? ['Secure'] : []),
  ]
  return needs
    .filter((flag) => !cookie.split('; ').includes(flag))
    .map((flag) => `the cookie ${cookie.split('=')[0]} lacks ${flag}`)
}

const schemes = [
  ['http', false],
  ['https', true],
] as const
const through = (scheme: string) => ({
  from: '127.0.0.1',
  headers: { 'x-forwarded-proto': scheme, 'x-forwarded-host': 'alpha.localhost' },
})

describe.each(schemes)('streamed over %s', (scheme, isSecure) => {
  it('protects every route, whatever the method', { timeout: 60_000 }, async () => {
    const faults: string[] = []
    for (const { url, methods } of gateway.routes)
      for (const method of new Set([...methods, 'HEAD', 'OPTIONS', 'DELETE'])) {
        const path = url.replaceAll(/:\w+/g, 'some').replace('*', 'some/file')
        const answer = await ask(gateway, path, {
          ...through(scheme),
          method: method as 'GET',
          ...(method === 'POST' ? { body: {} } : {}),
        })
        if (answer.statusCode >= 500 && answer.statusCode !== 501)
          faults.push(`${method} ${path}: answers ${answer.statusCode}`)
        faults.push(
          ...lacks(answer.headers, isSecure).map((fault) => `${method} ${path} (${answer.statusCode}): ${fault}`),
        )
      }
    expect(faults).toEqual([])
    expect(gateway.routes.length).toBeGreaterThan(100)
  })

  it('protects pages of all kinds, redirects, refusals and failures', async () => {
    const { cookie, token } = await signIn(gateway, 'manager')
    const answers: [string, number, Headers][] = []
    const add = async (path: string, options: Parameters<typeof ask>[2] = {}) => {
      const answer = await ask(gateway, path, { ...through(scheme), ...options })
      answers.push([path, answer.statusCode, answer.headers])
    }
    for (const path of [
      '/',
      '/?lang=en',
      '/_payload.json',
      '/nowhere',
      '/year//2026',
      '/members',
      '/%E0%A4%A',
      '/favicon.svg',
      '/offline',
      '/sw.js',
      '/api/docs',
      '/api/nothing',
    ])
      await add(path)
    for (const path of ['/', '/_payload.json', '/?edit', '/?canvas']) await add(path, { cookie })
    await add('/account/signin', { body: { email: 'manager@alpha.example', password: 'sitewright-demo' } })
    await add('/account/signin', { body: {} })
    await add('/account/signin', { unsigned: true, body: {} })
    await add('/account/signin', {
      body: 'no json',
      headers: { ...through(scheme).headers, 'content-type': 'text/plain' },
    })
    await add('/account/signin', { body: { email: 'x'.repeat(1_100_000), password: 'x' } })
    await add('/api/editor/pages', { token })
    await add('/account/signout', { cookie, token, body: {} })
    await add('/', { host: 'nobody.example', headers: { 'x-forwarded-proto': scheme } })
    const { withSite } = gateway.services
    gateway.services.withSite = () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))
    await add('/roles', { cookie })
    await add('/account/session', { cookie })
    gateway.services.withSite = withSite
    expect(
      answers.flatMap(([path, status, headers]) =>
        lacks(headers, isSecure).map((fault) => `${path} (${status}): ${fault}`),
      ),
    ).toEqual([])
    const statuses = new Set(answers.map(([, status]) => status))
    for (const status of [200, 302, 308, 400, 403, 404, 413, 415, 503])
      expect(statuses, String(status)).toContain(status)
  })
})

describe.each(schemes)('streamed over %s', (scheme, isSecure) => {
  it('protects streamed answers: files, zips, exports, framed documents', async () => {
    const [user, manager] = [await signIn(gateway, 'user'), await signIn(gateway, 'manager')]
    const get = async (path: string, options: Parameters<typeof ask>[2] = {}) => {
      const answer = await ask(gateway, path, { ...through(scheme), ...options })
      expect([path, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([path, 200, ''])
      return answer
    }
    const folder = (
      await get('/filemanager/new_folder', {
        ...manager,
        body: { name: `Folder over ${scheme}`, parent: 'organisation' },
      })
    ).json<{ folderID: string }>().folderID
    await get('/filemanager/share', {
      ...manager,
      body: { itemId: folder, isShare: true, permissions: { read: true } },
    })
    const { share } = (await get(`/api/share/of-item/${folder}`, manager)).json<{ share: { code: string } }>()
    const { address } = (await get('/api/share/zip', { body: { code: share.code } })).json<{ address: string }>()
    const frame = {
      format: 1,
      path: `/framed-${scheme}`,
      title: 'A frame',
      views: {
        guest: {
          rows: [
            {
              id: 'r1',
              cells: [
                {
                  id: 'c1',
                  blocks: [
                    {
                      id: 'frame1',
                      type: 'content/custom-html',
                      version: 1,
                      props: { html: '<p>Hello</p>', title: 'A frame' },
                    },
                  ],
                },
              ],
            },
          ],
        },
      },
    }
    const { token } = await signIn(gateway, 'admin')
    await get('/api/editor/create', { token, body: { path: frame.path, title: 'A frame', content: frame } })
    await get('/api/editor/publish', { token, body: { keys: [`page:${frame.path}`] } })
    const answers = [
      await get(address),
      await get(`/filemanager/download_external/${share.code}`),
      await get('/api/form/export?form=contact', manager),
      await get('/account/export-data', { ...user, body: {} }),
      await get(`/api/cms/frame?path=${encodeURIComponent(frame.path)}&block=frame1`),
    ]
    expect(answers.flatMap(({ headers }, at) => lacks(headers, isSecure).map((fault) => `${at}: ${fault}`))).toEqual([])
  })
})

it('allows scripts on a page by hash or nonce, and nothing else', async () => {
  const { cookie } = await signIn(gateway, 'manager')
  for (const options of [{}, { cookie }]) {
    const policy = String((await ask(gateway, '/', options)).headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self' 'sha256-/)
    for (const rule of [
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
      "require-trusted-types-for 'script'",
    ])
      expect(policy).toContain(rule)
  }
})

describe('body', () => {
  const post = (body: string) =>
    ask(gateway, '/account/signin', { body, headers: { 'content-type': 'application/json' } })

  it('is refused when nested too deep, before anything walks through it', async () => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const deep = await post(`${open.repeat(20_000)}1${close.repeat(20_000)}`)
      expect([deep.statusCode, deep.json<{ error: { message: string } }>().error.message]).toEqual([
        400,
        expect.stringContaining('The JSON is nested too deeply.'),
      ])
      expect((await post(open.repeat(400_000 / open.length))).statusCode).toBe(400)
    }
    // Brackets in text are plain text.
    expect(
      (await post(JSON.stringify({ email: '['.repeat(5000), password: '"{[\\"' }))).json<{
        error: { fields?: object }
      }>().error.fields,
    ).toHaveProperty('email')
    expect(
      gateway.log.filter((line) => (line.level as number) >= 50 && !JSON.stringify(line).includes('away')),
    ).toEqual([])
  })
})

/** The answer on a raw connection, until it is closed. */
function raw(parts: readonly string[], everyMs = 100): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let output = ''
    const left = [...parts]
    const timer = setInterval(() => {
      const part = left.shift()
      if (part !== undefined && socket.writable) socket.write(part)
    }, everyMs)
    socket.on('data', (chunk: Buffer) => (output += chunk.toString()))
    socket.on('close', () => {
      clearInterval(timer)
      resolve(output)
    })
    socket.on(
      'error',
      (error: NodeJS.ErrnoException) => error.code !== 'ECONNRESET' && error.code !== 'EPIPE' && reject(error),
    )
  })
}

const headersOf = (answer: string): Headers =>
  Object.fromEntries(
    (answer.split('\r\n\r\n')[0] ?? '')
      .split('\r\n')
      .slice(1)
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  )
const head = 'POST /account/signin HTTP/1.1\r\nhost: alpha.localhost\r\n'

describe('slow client', () => {
  it('is cut off over its headers with a message', async () => {
    // Headers without end.
    const answer = await raw([head, ...Array.from({ length: 200 }, (_, at) => `x-slow-${at}: 1\r\n`)])
    expect(answer).toContain('HTTP/1.1 408 Request Timeout')
    expect(lacks(headersOf(answer), false)).toEqual([])
  })

  it('is cut off over its body', async () => {
    const answer = await raw([
      `${head}content-type: application/json\r\ncontent-length: 1000\r\n\r\n{`,
      ...Array.from({ length: 200 }, () => ' '),
    ])
    expect(answer).not.toContain('200 OK')
    const chunked = await raw([
      `${head}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`,
      ...Array.from({ length: 200 }, () => '1\r\n \r\n'),
    ])
    expect(chunked).not.toContain('200 OK')
  })

  it('is cut off over its answer, and nothing more is read for it', async () => {
    const { store } = gateway.services
    const { read } = store
    const body = new Readable({ read: () => void body.push(Buffer.alloc(65_536)) })
    store.read = async () => ({
      info: { size: 2 ** 40, type: 'image/png', etag: '"endless"', modifiedAt: new Date() },
      body,
    })
    const socket = connect(port, '127.0.0.1').pause()
    socket.write('GET /_store/public/alpha/file HTTP/1.1\r\nhost: alpha.localhost\r\n\r\n')
    await expect.poll(() => body.destroyed, { timeout: 15_000 }).toBe(true)
    expect(socket.bytesRead).toBe(0)
    socket.destroy()
    store.read = read
  })

  it('blocks no one else', async () => {
    const slow = Array.from({ length: 100 }, () => raw([head]))
    const answer = await raw(['GET /api/health HTTP/1.1\r\nhost: alpha.localhost\r\nconnection: close\r\n\r\n'], 1)
    expect(answer).toContain('HTTP/1.1 200 OK')
    expect((await Promise.all(slow)).filter((each) => !each.includes(' 408 '))).toEqual([])
  })
})

describe('invalid request', () => {
  it.each([
    ['no HTTP', 'HELLO\r\n\r\n', 400],
    ['two lengths', `${head}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`, 400],
    ['a length and chunks', `${head}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n{}`, 400],
    ['a header without end', `${head}x-long: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  ])('is refused with all protections: %s', async (_what, text, status) => {
    const answer = await raw([text], 1)
    expect(answer).toContain(`HTTP/1.1 ${status} `)
    expect(lacks(headersOf(answer), false)).toEqual([])
    expect(answer).not.toMatch(/HPE_|node:|at /)
  })
})
