import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../support/hosts'
import { launch, serve, type Served } from '../support/serve'

const secret = 'a1b2c3d4e5f6a7b8c9d0e1f2a3b4c5d6'

let running: Served
beforeAll(async () => {
  running = await serve()
})
afterAll(() => running.remove())

/** Starts a gateway that must fail; resolves to its exit code and output. */
async function failedStart(options: Parameters<typeof launch>[0]) {
  const started = await launch(options)
  const code = await started.exit
  await started.remove()
  return { code, said: started.log.join('\n') }
}

describe('start on an empty folder', () => {
  test('becomes ready, and lists the sites it serves', async () => {
    const health = await ask(running.base, 'localhost', '/api/health')
    expect(health.json()).toMatchObject({ live: true, ready: true, database: 'pglite' })
    expect(running.log.join('\n')).toContain(`http://academy.localhost:${running.port}`)
  })

  // The café's homepage redirects to its cluster's dashboard.
  test.each([
    ['academy', 200],
    ['market', 200],
    ['studio', 200],
    ['cafe', 302],
  ])('serves %s by its host name', async (site, expected) => {
    const { status, headers } = await ask(running.base, `${site}.localhost`, '/')
    expect(status).toBe(expected)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  })
})

describe('impossible start', () => {
  test('names the taken port and the fix, without a stack', async () => {
    const { code, said: output } = await failedStart({ port: running.port })
    expect(code).toBe(1)
    expect(output).toContain(`Port ${running.port} is taken`)
    expect(output).not.toMatch(/\n\s+at /)
    expect(output.trim().split('\n')).toHaveLength(1)
  })

  test.each([
    [{ PORT: 'eighty' }, 'PORT is "eighty"'],
    [{ NODE_ENV: 'production' }, 'SESSION_SECRET is missing'],
    [{ NODE_ENV: 'production', SESSION_SECRET: secret }, 'DATA_KEY is missing'],
    [
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', SESSION_SECRET: secret, DATA_KEY: secret },
      'DATABASE_URL does not answer',
    ],
  ])('names the bad setting %j in one line', async (env, message) => {
    const { code, said: output } = await failedStart({ env: env as Record<string, string> })
    expect(code).toBe(1)
    expect(output).toContain(message)
    expect(output.trim().split('\n')).toHaveLength(1)
  })

  test('names a folder that another gateway uses, and leaves it unharmed', async () => {
    const { code, said: output } = await failedStart({ dataDir: running.dataDir })
    expect(code).toBe(1)
    expect(output).toContain(`in use by process ${running.pid}`)
    expect((await ask(running.base, 'localhost', '/api/health')).status).toBe(200)
  })

  test('names a folder that cannot be written', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sitewright-data-'))
    // A file in its place, since root may write into any folder.
    const file = join(folder, 'file')
    writeFileSync(file, '')
    chmodSync(file, 0o444)
    const { code, said: output } = await failedStart({ dataDir: file })
    rmSync(folder, { recursive: true })
    expect(code).toBe(1)
    expect(output).toContain(`The data folder ${file} cannot be written`)
  })
})

describe('start in production', () => {
  test('makes no demo data, and has no local host', async () => {
    const env = {
      NODE_ENV: 'production',
      SESSION_SECRET: secret,
      DATA_KEY: secret,
      GATEWAY_ORIGIN: 'https://gateway.example.com',
      LOG_LEVEL: 'info',
    }
    const served = await serve({ env })
    for (const host of ['localhost', 'academy.localhost', 'gateway.example.com'])
      expect((await ask(served.base, host, '/')).status).toBe(404)
    expect((await ask(served.base, 'localhost', '/api/health')).json()).toMatchObject({ ready: true })
    expect(served.log.join('\n')).not.toContain('Demo sites')
    await served.remove()
  })
})

describe('address that only a raw socket can send', () => {
  test.each([
    ['/\\evil.example/', 308, '/evil.example'],
    ['//evil.example/', 308, '/evil.example'],
    ['/assets/../../package.json', 404, undefined],
    ['/assets/%2e%2e/%2e%2e/package.json', 404, undefined],
  ])('stays here: %s', async (path, status, location) => {
    const answer = await ask(running.base, 'academy.localhost', path)
    expect([answer.status, answer.headers.location]).toEqual([status, location])
    expect(answer.text).not.toContain('"dependencies"')
  })
})

describe('shutdown', () => {
  const siteConfig = (served: Served) =>
    ask(served.base, 'academy.localhost', '/api/getHost?hostname=academy.localhost').then((answer) => answer.text)

  test('waits at SIGTERM for a running answer; the same folder starts again with its data, also after a kill', async () => {
    const first = await serve()
    const before = await siteConfig(first)
    const body = JSON.stringify({ email: 'nobody@academy.example', password: 'wrong-password' })
    const answer = new Promise<number | undefined>((resolve, reject) => {
      const sent = request(
        {
          port: first.port,
          host: '127.0.0.1',
          path: '/account/signin',
          method: 'POST',
          headers: { host: 'academy.localhost', 'content-type': 'application/json', 'content-length': body.length },
        },
        (response) => resolve(response.resume().statusCode),
      )
      sent.once('error', reject)
      sent.write(body.slice(0, 10))
      setTimeout(() => sent.end(body.slice(10)), 1500)
    })
    await new Promise((resolve) => setTimeout(resolve, 500))
    const code = first.stop()
    // Unsigned, and so refused: an answer all the same.
    expect([await answer, await code]).toEqual([403, 0])

    const second = await serve({ dataDir: first.dataDir, port: first.port })
    expect(await siteConfig(second)).toBe(before)
    await second.stop('SIGKILL')
    const third = await serve({ dataDir: first.dataDir, port: first.port })
    expect(await siteConfig(third)).toBe(before)
    await third.stop()
    await first.remove()
  })

  test('affects no one else when a visitor leaves in the middle of a page', async () => {
    const before = running.log.length
    for (let times = 0; times < 5; times++)
      await new Promise<void>((resolve) => {
        const socket = connect(running.port, '127.0.0.1', () =>
          socket.write(
            `GET /demo/element?visit=${times} HTTP/1.1\r\nhost: academy.localhost\r\naccept-encoding: br\r\n\r\n`,
          ),
        )
        socket.once('data', () => socket.destroy())
        socket.once('close', () => resolve())
      })
    expect((await ask(running.base, 'academy.localhost', '/')).status).toBe(200)
    expect(running.log.slice(before).filter((line) => /"level":(?:50|60)/.test(line))).toEqual([])
  })
})
