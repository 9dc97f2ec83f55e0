import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { compose, type Gateway } from '@gateway/compose'
import type { Database } from '@gateway/db/open'
import type { RenderPage } from '@gateway/http/documents'
import { readSettings } from '@gateway/settings'
import { fixtureSites, fixtureThemes } from '../fixtures/sites'
import { openTestDatabase } from './database'

export type TestGateway = Gateway & {
  database: Database
  /** What was logged at `warn` or worse. */
  log: Record<string, unknown>[]
  close: () => Promise<void>
}

/** What the tests' gateways sign with. */
export const testSecret = 'a secret of the tests, long enough: 0123456789'

type Options = { env?: Record<string, string>; themes?: Record<string, string>; sites?: Record<string, string>; database?: Database; renderPage?: RenderPage }

/** What a gateway that faces the world is told, and demo sites all the same. */
export const productionEnv = { APP_ENV: 'production', GATEWAY_ORIGIN: 'https://gateway.example.com', SESSION_SECRET: 'kM3x-9Qpz7-LwT2v-8RbNc-4YhJs-6GdFa', SEED_DEMO: '1' }

/** A whole gateway in this process on the running project's database, with two small sites, asked through `app.inject`. */
export async function openGateway({ env = {}, themes = fixtureThemes, sites = fixtureSites, database, renderPage }: Options = {}): Promise<TestGateway> {
  const opened = database ?? (await openTestDatabase())
  const dataDir = mkdtempSync(join(tmpdir(), 'sitewright-data-'))
  const log: Record<string, unknown>[] = []
  const logger = pino({ level: 'warn' }, { write: (line: string) => void log.push(JSON.parse(line) as Record<string, unknown>) })
  const gateway = await compose({
    settings: readSettings({ OPERATOR_SITE: 'alpha', DATA_DIR: dataDir, ...env }),
    secret: testSecret,
    database: opened,
    log: logger,
    dist: fileURLToPath(new URL('../../dist', import.meta.url)),
    themes,
    demo: sites,
    ...(renderPage ? { renderPage } : {}),
  })
  await gateway.app.ready()
  return {
    ...gateway,
    database: opened,
    log,
    close: async () => {
      await gateway.app.close()
      await opened.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

type Asked = {
  host?: string
  cookie?: string
  token?: string
  headers?: Record<string, string>
  body?: unknown
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT'
  /** The address that the connection comes from. */
  from?: string
}

/** Asks as a browser on `host` would. */
export async function ask(gateway: TestGateway, path: string, { host = 'alpha.localhost', cookie, token, headers = {}, body, method = body === undefined ? 'GET' : 'POST', from }: Asked = {}) {
  return gateway.app.inject({
    method,
    url: path,
    ...(from ? { remoteAddress: from } : {}),
    headers: { host: /:\d+$/.test(host) ? host : `${host}:5001`, ...(cookie ? { cookie } : {}), ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    ...(body === undefined ? {} : { payload: body as object }),
  })
}

/** Signs a demo person of a fixture site in: the session cookie and the account token. */
export async function signIn(gateway: TestGateway, role: 'user' | 'manager' | 'admin', site = 'alpha'): Promise<{ cookie: string; token: string }> {
  const answer = await ask(gateway, '/account/signin', { host: `${site}.localhost`, body: { email: `${role}@${site}.example`, password: 'sitewright-demo' } })
  if (answer.statusCode !== 200) throw new Error(`Sign-in failed: ${answer.body}`)
  const cookie = answer.cookies.find((each) => each.name === '_account')
  return { cookie: `_account=${cookie?.value ?? ''}`, token: (answer.json() as { session: { token: string } }).session.token }
}
