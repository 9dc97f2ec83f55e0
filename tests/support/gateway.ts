import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { compose, type Gateway } from '@gateway/compose'
import type { Database } from '@gateway/db/open'
import type { RenderPage } from '@gateway/http/documents/deps'
import { readSettings } from '@gateway/settings'
import { fixtureSites, fixtureThemes } from '../fixtures/sites'
import { openTestDatabase } from './database'
import { watchScopes } from './scopes'
import { workerOf } from './worker'
import { isCall, signedHeaders, type Signer } from './sign'

export type TestGateway = Gateway & {
  database: Database
  /** Log entries at `warn` or worse. */
  log: Record<string, unknown>[]
  /** Every registered route of the server. */
  routes: { url: string; methods: string[] }[]
  close: () => Promise<void>
}

/** Signing secret of the tests' gateways. */
export const testSecret = 'a secret of the tests, long enough: 0123456789'
const testDataKey = 'a data key of the tests, long enough: 0123456789'

/** Jobs run as the sources have them now, whatever lies in dist. */
const sourceWorker = workerOf()

type Options = {
  workerEntry?: () => Promise<string>
  workLimits?: { maxMemoryMb?: number; maxMs?: number }
  secret?: string
  requestMs?: number
  env?: Record<string, string>
  themes?: Record<string, string>
  sites?: Record<string, string>
  database?: Database
  renderPage?: RenderPage
}

/** Settings of a public gateway, with demo sites all the same. */
export const productionEnv = {
  APP_ENV: 'production',
  GATEWAY_ORIGIN: 'https://gateway.example.com',
  SESSION_SECRET: 'kM3x-9Qpz7-LwT2v-8RbNc-4YhJs-6GdFa',
  DATA_KEY: testDataKey,
  SEED_DEMO: '1',
}

/**
 * A whole gateway in this process on the running project's database, with two small sites, called through `app.inject`.
 */
export async function openGateway({
  workerEntry = sourceWorker,
  workLimits,
  secret = testSecret,
  requestMs,
  env = {},
  themes = fixtureThemes,
  sites = fixtureSites,
  database,
  renderPage,
}: Options = {}): Promise<TestGateway> {
  const opened = database ?? (await openTestDatabase())
  const dataDir = mkdtempSync(join(tmpdir(), 'sitewright-data-'))
  const log: Record<string, unknown>[] = []
  const logger = pino(
    { level: 'warn' },
    { write: (line: string) => void log.push(JSON.parse(line) as Record<string, unknown>) },
  )
  const routes: TestGateway['routes'] = []
  const { watched, strays } = watchScopes(opened)
  const gateway = await compose({
    onRoute: ({ url, method }) => void routes.push({ url, methods: [method].flat() }),
    settings: readSettings({ OPERATOR_SITE: 'alpha', DATA_DIR: dataDir, ...env }),
    secret,
    dataKey: testDataKey,
    database: watched,
    log: logger,
    dist: fileURLToPath(new URL('../../dist', import.meta.url)),
    themes,
    demo: sites,
    workerEntry,
    ...(workLimits ? { workLimits } : {}),
    ...(renderPage ? { renderPage } : {}),
    ...(requestMs ? { requestMs } : {}),
  })
  await gateway.app.ready()
  return {
    ...gateway,
    database: opened,
    log,
    routes,
    close: async () => {
      await gateway.app.close()
      await opened.close()
      rmSync(dataDir, { recursive: true, force: true })
      // Whatever a test has a gateway do, no query of it runs outside a scope: on the embedded database, which
      // everybody is superuser of, nothing else would tell.
      if (strays.length > 0)
        throw new Error(`${strays.length} queries of the gateway ran outside a scope. The first: ${strays[0]}`)
    },
  }
}

type RequestOptions = {
  /** Sent without the four headers of a call, or with those in `headers`. */
  unsigned?: boolean
  host?: string
  cookie?: string
  token?: string
  headers?: Record<string, string>
  body?: unknown
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'
  /** The client address of the connection. */
  from?: string
}

/** Sends a request like a browser on `host`: calls are signed. */
export async function ask(
  gateway: TestGateway,
  path: string,
  {
    host = 'alpha.localhost',
    cookie,
    token,
    headers = {},
    body,
    method = body === undefined ? 'GET' : 'POST',
    from,
    unsigned = false,
  }: RequestOptions = {},
) {
  const payload = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
  const hostname = host.replace(/:\d+$/, '')
  const signed =
    unsigned || !isCall(path)
      ? {}
      : await signatureOf(gateway, { method, hostname, url: onTheWire(path), body: payload }, cookie)
  const answer = await gateway.app.inject({
    method,
    url: path,
    ...(from ? { remoteAddress: from } : {}),
    headers: {
      host: host === hostname ? `${host}:5001` : host,
      ...(cookie ? { cookie } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(payload === undefined || payload === body ? {} : { 'content-type': 'application/json' }),
      ...signed,
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  })
  // Work after the response is complete when a test checks its effect.
  await gateway.services.afterResponse.idle()
  return answer
}

/** As `inject` writes it, which spells addresses like browsers. */
function onTheWire(path: string): string {
  const { pathname, search } = new URL(path, 'http://gateway')
  return pathname + search
}

/** The four headers of one call, for tests that send it themselves. */
export async function signatureOf(
  gateway: TestGateway,
  call: Parameters<typeof signedHeaders>[1],
  cookie?: string,
): Promise<Record<string, string>> {
  return signedHeaders(await signerOf(gateway, call.hostname, cookie), call)
}

/** The signing key of a page on the host; undefined where there is no site. */
async function signerOf(
  { services: { sites, callKeys, settings } }: TestGateway,
  hostname: string,
  cookie = '',
): Promise<Signer | undefined> {
  const override = /hostOverride=([^;]+)/.exec(cookie)?.[1]
  const site =
    (await sites.byHost(hostname)) ??
    (override && (await sites.byHost(decodeURIComponent(override)))) ??
    (await sites.byId(settings.operatorSite))
  return site ? { siteKey: site.publicKey, ...callKeys.issue(site.id) } : undefined
}

/** Signs a demo person of a fixture site in: the session cookie and the account token. */
export async function signIn(
  gateway: TestGateway,
  role: 'user' | 'manager' | 'admin',
  site = 'alpha',
): Promise<{ cookie: string; token: string }> {
  const answer = await ask(gateway, '/account/signin', {
    host: `${site}.localhost`,
    body: { email: `${role}@${site}.example`, password: 'sitewright-demo' },
  })
  if (answer.statusCode !== 200) throw new Error(`Sign-in failed: ${answer.body}`)
  const cookie = answer.cookies.find((each) => each.name === '_account')
  return {
    cookie: `_account=${cookie?.value ?? ''}`,
    token: (answer.json() as { session: { token: string } }).session.token,
  }
}
