import { isIP } from 'node:net'
import { reservedSiteKeys } from '@schemas/site/entities/site'
import { withoutEnd } from '@schemas/without-end'

/** Settings come from the environment only; a bad one stops the start with one line that names it and the fix. */
export type Settings = {
  port: number
  host: string
  env: 'localhost' | 'production'
  /** NODE_ENV or APP_ENV is production: no demo data, and a secret is required. */
  production: boolean
  /** The public address of the gateway; calls and absolute links of unknown hosts use it. */
  gatewayOrigin: string
  dataDir: string
  databaseUrl?: string
  tunnelHosts: readonly string[]
  trustProxy: string | false
  operatorSite: string
  seedDemo: boolean
  /** Undefined on the embedded default: created once and stored in the data folder. */
  sessionSecret?: string
  /** Earlier secrets: what they signed is valid until it expires. */
  previousSecrets: readonly string[]
  /** Seals columns of the database. Undefined on the embedded default: created once and stored in the data folder. */
  dataKey?: string
  /** Earlier data keys: they open what they sealed. */
  previousDataKeys: readonly string[]
  logLevel: string
  /** Undefined on the embedded default: files are stored in the data folder. */
  storage?: StorageSettings
  /** Quota in bytes for a person's own files, and for all other files of a site. */
  storageQuota: { person: number; site: number }
  /** Undefined on a machine without a mail server: mail is written into `outbox` of the data folder. */
  smtpUrl?: string
  /** The only address for /dss calls; undefined: they are disabled. */
  dssOrigin?: string
  /** Undefined: sign-in with LINE is disabled. */
  line?: LineSettings
  /** Sender address of all mail; undefined: `no-reply@` and the site's primary host. */
  mailFrom?: string
}

/** An S3-compatible store that both the gateway and browsers reach at `endpoint`. */
export type StorageSettings = { endpoint: string; bucket: string; region: string; accessKey: string; secretKey: string }

/** A LINE Login channel. `issuer` is another OpenID provider in LINE's place. */
export type LineSettings = { channelId: string; channelSecret: string; issuer?: string }

/** An unusable setting. `main` prints only its message. */
export class SettingsError extends Error {}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

export function readSettings(env: Record<string, string | undefined>): Settings {
  const readEnv = (name: string): string | undefined => env[name]?.trim() || undefined
  const port = readPort(readEnv('PORT'))
  // Either name of production applies all restrictions; forgetting one must not leave some open.
  const appEnv = readEnv('APP_ENV') ?? (env.NODE_ENV === 'production' ? 'production' : 'localhost')
  if (appEnv !== 'localhost' && appEnv !== 'production')
    throw new SettingsError(`Invalid environment: APP_ENV is "${appEnv}", use localhost or production.`)
  // Half of each would allow local hosts where a visitor controls the Host header.
  if (appEnv === 'localhost' && env.NODE_ENV === 'production')
    throw new SettingsError('APP_ENV is localhost although NODE_ENV is production: leave one of them out.')
  const production = appEnv === 'production'
  const databaseUrl = readEnv('DATABASE_URL')
  if (databaseUrl && !/^postgres(?:ql)?:\/\//.test(databaseUrl))
    throw new SettingsError('DATABASE_URL must start with postgres:// or postgresql://.')
  const logLevel = readEnv('LOG_LEVEL') ?? 'info'
  if (!logLevels.includes(logLevel))
    throw new SettingsError(`LOG_LEVEL is "${logLevel}", use one of ${logLevels.join(', ')}.`)
  const sessionSecret = readEnv('SESSION_SECRET')
  checkSecret('SESSION_SECRET', sessionSecret, production || Boolean(databaseUrl))
  const previousSecrets = readPrevious('SESSION_SECRET_PREVIOUS', readEnv('SESSION_SECRET_PREVIOUS'))
  const dataKey = readEnv('DATA_KEY')
  checkSecret('DATA_KEY', dataKey, production || Boolean(databaseUrl))
  const previousDataKeys = readPrevious('DATA_KEY_PREVIOUS', readEnv('DATA_KEY_PREVIOUS'))
  const operatorSite = readEnv('OPERATOR_SITE') ?? 'academy'
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(operatorSite))
    throw new SettingsError('OPERATOR_SITE must be a site id: lower-case letters, digits and hyphens.')
  if (reservedSiteKeys.includes(operatorSite))
    throw new SettingsError(
      `OPERATOR_SITE is "${operatorSite}", which names of files of all sites begin with: use another one.`,
    )
  const gatewayOrigin = readOrigin(readEnv('GATEWAY_ORIGIN'), port, appEnv)
  const storage = readStorage(readEnv, gatewayOrigin)
  const line = readLine(readEnv, production)
  const dssOrigin = readDss(readEnv('DSS_ORIGIN'), production)
  const smtpUrl = readSmtp(readEnv('SMTP_URL'))
  const mailFrom = readEnv('MAIL_FROM')
  if (mailFrom && !/^[^\s@<>"]+@[^\s@<>"]+$/.test(mailFrom))
    throw new SettingsError(`MAIL_FROM is "${mailFrom}", use an address such as no-reply@example.com.`)
  const quota = (name: string, otherwise: number) => readGibibytes(name, readEnv(name)) ?? otherwise * gibibyte
  return {
    port,
    host: readEnv('HOST') ?? '0.0.0.0',
    env: appEnv,
    production,
    gatewayOrigin,
    dataDir: readEnv('DATA_DIR') ?? '.data',
    ...(databaseUrl ? { databaseUrl } : {}),
    tunnelHosts: readHosts(readEnv('TUNNEL_HOSTS')),
    trustProxy: readProxies(readEnv('TRUST_PROXY')),
    operatorSite,
    seedDemo: readSwitch('SEED_DEMO', readEnv('SEED_DEMO'), !production),
    ...(sessionSecret ? { sessionSecret } : {}),
    previousSecrets,
    ...(dataKey ? { dataKey } : {}),
    previousDataKeys,
    logLevel,
    ...(storage ? { storage } : {}),
    storageQuota: { person: quota('STORAGE_QUOTA_PERSON', 5), site: quota('STORAGE_QUOTA_SITE', 50) },
    ...(line ? { line } : {}),
    ...(dssOrigin ? { dssOrigin } : {}),
    ...(smtpUrl ? { smtpUrl } : {}),
    ...(mailFrom ? { mailFrom } : {}),
  }
}

const gibibyte = 1024 ** 3

function readGibibytes(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined
  const count = Number(value)
  if (!/^\d+(?:\.\d+)?$/.test(value) || count <= 0 || count > 1_000_000)
    throw new SettingsError(`${name} is "${value}", use a number of gibibytes such as 20.`)
  return Math.floor(count * gibibyte)
}

/** All or nothing: half a store would accept uploads that it cannot keep. */
function readStorage(
  readEnv: (name: string) => string | undefined,
  gatewayOrigin: string,
): StorageSettings | undefined {
  const names = ['STORAGE_ENDPOINT', 'STORAGE_BUCKET', 'STORAGE_ACCESS_KEY', 'STORAGE_SECRET_KEY'] as const
  if (![...names, 'STORAGE_REGION'].some((name) => readEnv(name))) return undefined
  const missing = names.filter((name) => !readEnv(name))
  if (missing.length > 0)
    throw new SettingsError(
      `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing: an object store needs ${names.join(', ')}.`,
    )
  const [endpoint = '', bucket = '', accessKey = '', secretKey = ''] = names.map((name) => readEnv(name))
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username)
    throw new SettingsError(`STORAGE_ENDPOINT is "${endpoint}", use an address such as https://s3.example.com.`)
  // Browsers block http pictures on an https page.
  if (gatewayOrigin.startsWith('https:') && url.protocol !== 'https:')
    throw new SettingsError('STORAGE_ENDPOINT must start with https://, because GATEWAY_ORIGIN does.')
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new SettingsError(
      `STORAGE_BUCKET is "${bucket}", use the bucket's name: 3 to 63 lower-case letters, digits, dots and hyphens.`,
    )
  const region = readEnv('STORAGE_REGION') ?? 'us-east-1'
  if (!/^[a-z0-9-]{1,64}$/.test(region))
    throw new SettingsError(`STORAGE_REGION is "${region}", use a region's name such as us-east-1.`)
  return { endpoint: url.href.replace(/\/$/, ''), bucket, region, accessKey, secretKey }
}

function readLine(readEnv: (name: string) => string | undefined, production: boolean): LineSettings | undefined {
  const [channelId, channelSecret, issuer] = [
    readEnv('LINE_CHANNEL_ID'),
    readEnv('LINE_CHANNEL_SECRET'),
    readEnv('LINE_ISSUER'),
  ]
  if (!channelId && !channelSecret && !issuer) return undefined
  if (!channelId || !channelSecret)
    throw new SettingsError(
      `${channelId ? 'LINE_CHANNEL_SECRET' : 'LINE_CHANNEL_ID'} is missing: sign-in with LINE needs LINE_CHANNEL_ID and LINE_CHANNEL_SECRET.`,
    )
  const url = issuer !== undefined && URL.canParse(issuer) ? new URL(issuer) : undefined
  if (issuer !== undefined && !(url?.protocol === 'https:' || (url?.protocol === 'http:' && !production)))
    throw new SettingsError(`LINE_ISSUER is "${issuer}", use an address such as https://login.example.com.`)
  return { channelId, channelSecret, ...(issuer === undefined ? {} : { issuer }) }
}

/** Includes the path where calls begin, without the trailing slash. */
function readDss(value: string | undefined, production: boolean): string | undefined {
  if (value === undefined) return undefined
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (
    !url ||
    !(url.protocol === 'https:' || (url.protocol === 'http:' && !production)) ||
    url.search ||
    url.hash ||
    url.username
  )
    throw new SettingsError(`DSS_ORIGIN is "${value}", use an address such as https://dss.example.com.`)
  return withoutEnd(url.href, '/')
}

/** Its password must never be printed. */
function readSmtp(value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname)
    throw new SettingsError(
      'SMTP_URL cannot be read, use an address such as smtps://user:password@mail.example.com:465.',
    )
  return value
}

function readPort(value: string | undefined): number {
  const port = Number(value ?? 5001)
  if (!/^\d+$/.test(value ?? '5001') || port > 65535)
    throw new SettingsError(`PORT is "${value}", use a number from 1 to 65535.`)
  return port
}

function readOrigin(value: string | undefined, port: number, env: string): string {
  if (!value) {
    if (env === 'production')
      throw new SettingsError(
        'GATEWAY_ORIGIN is missing: in production, name the public address, such as https://gateway.example.com.',
      )
    return `http://localhost:${port}`
  }
  try {
    const url = new URL(value)
    if (url.protocol === 'http:' || url.protocol === 'https:') return url.origin
  } catch {
    // Reported below, with the same message as a wrong protocol.
  }
  throw new SettingsError(`GATEWAY_ORIGIN is "${value}", use an address such as https://gateway.example.com.`)
}

function readHosts(value: string | undefined): string[] {
  const hosts = (value ?? '')
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean)
  const bad = hosts.find((host) => !/^[a-z0-9.-]+$/.test(host))
  if (bad) throw new SettingsError(`TUNNEL_HOSTS has "${bad}", use host names separated by commas.`)
  return hosts
}

/** Only named proxies: a trusted one determines a request's address, host and scheme. */
function readProxies(value: string | undefined): string | false {
  const proxies = (value ?? '')
    .split(',')
    .map((proxy) => proxy.trim())
    .filter(Boolean)
  const bad = proxies.find((proxy) => {
    const [address = '', bits, ...rest] = proxy.split('/')
    const family = isIP(address)
    return !(
      ['loopback', 'linklocal', 'uniquelocal'].includes(proxy) ||
      (family &&
        rest.length === 0 &&
        (bits === undefined ||
          (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (family === 4 ? 32 : 128))))
    )
  })
  if (bad)
    throw new SettingsError(
      `TRUST_PROXY has "${bad}", use addresses or networks separated by commas (10.0.0.0/8), or loopback, linklocal, uniquelocal.`,
    )
  return proxies.length > 0 && proxies.join(',')
}

function readSwitch(name: string, value: string | undefined, otherwise: boolean): boolean {
  if (value === undefined) return otherwise
  if (value === '1' || value === 'true') return true
  if (value === '0' || value === 'false') return false
  throw new SettingsError(`${name} is "${value}", use 1 or 0.`)
}

/** Replaced secrets, separated by commas. */
function readPrevious(name: string, value = ''): string[] {
  const secrets = value
    .split(',')
    .map((secret) => secret.trim())
    .filter(Boolean)
  for (const secret of secrets) checkSecret(name, secret, false)
  return secrets
}

function checkSecret(name: string, secret: string | undefined, needed: boolean): void {
  if (!secret) {
    if (needed)
      throw new SettingsError(`${name} is missing: set at least 32 random characters (openssl rand -base64 48).`)
    return
  }
  if (secret.length < 32 || new Set(secret).size < 10)
    throw new SettingsError(`${name} is too weak: use at least 32 random characters (openssl rand -base64 48).`)
}
