import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** A store's only key pair, for Signature Version 4 of the S3 protocol. */
export type SigningKey = { accessKey: string; secretKey: string; region: string }

export type SignedRequest = {
  method: string
  /** As in the request line, still escaped, without the query. */
  path: string
  /** As in the request line, without `?`. */
  query: string
  /** Lower-case names. */
  headers: Record<string, string | undefined>
}

/** A valid signature. */
export type Accepted = {
  ok: true
  /** Its statement about the body: the SHA-256 in hex, `UNSIGNED-PAYLOAD`, or how a chunked body is signed. */
  payload: string
  /** Whether it came in the address, so that a browser may have added headers. */
  isAddress: boolean
  /** Names of the headers it covers. */
  names: readonly string[]
  /** Start of the chunk signatures. */
  chain: SignatureChain
}
export type SignatureChain = { date: string; scope: string; signature: string; secret: Buffer }
export type Verdict = Accepted | { ok: false; status: number; code: string; message: string }

const algorithm = 'AWS4-HMAC-SHA256'
const unsigned = 'UNSIGNED-PAYLOAD'
/** Tolerated clock difference (ms). */
const skewMs = 15 * 60_000
/** Maximum validity of an address: a week (s). */
const longestSeconds = 604_800

/** Verifies a request's signature for its method, path, query, headers and time. */
export function verifyRequest(request: SignedRequest, key: SigningKey, now: number): Verdict {
  const query = readQuery(request.query)
  const path = canonicalPath(request.path)
  if (!query || path === undefined) return refuse(400, 'InvalidURI', 'The address cannot be read.')
  const isAddress = query.some(([name]) => name === 'X-Amz-Signature')
  // Intermediaries might decide differently which of the two counts.
  if (isAddress && request.headers.authorization !== undefined)
    return refuse(
      400,
      'InvalidArgument',
      'Only one auth mechanism allowed; only the X-Amz-Algorithm query parameter or the Authorization header should be specified.',
    )
  const credentials = isAddress ? fromQuery(query, now) : fromHeader(request.headers, now)
  if ('ok' in credentials) return credentials
  const { credential, signedHeaders, signature, date, payload } = credentials
  const [accessKey, day, region, service, end, ...rest] = credential.split('/')
  if (
    day !== date.slice(0, 8) ||
    region !== key.region ||
    service !== 's3' ||
    end !== 'aws4_request' ||
    rest.length > 0
  )
    return refuse(400, 'AuthorizationHeaderMalformed', 'The credential names another day, region or service.')
  if (accessKey !== key.accessKey) return refuse(403, 'InvalidAccessKeyId', 'The access key is unknown.')
  const names = signedHeaders.split(';')
  // Unsigned headers could be changed on the way: the host must be covered, and everything that controls the store.
  const loose = Object.keys(request.headers).find(
    (name) => (name === 'host' || name.startsWith('x-amz-')) && !names.includes(name),
  )
  if (loose || !names.includes('host'))
    return refuse(403, 'AccessDenied', `The header ${loose ?? 'host'} is not signed.`)
  const expected = signatureOf({ ...request, path, query, names, payload, date }, key)
  if (!isSame(signature, expected))
    return refuse(403, 'SignatureDoesNotMatch', 'The signature does not match the request.')
  return {
    ok: true,
    payload,
    isAddress,
    names,
    chain: { date, scope: scopeOf(date, key), signature, secret: secretOf(date, key) },
  }
}

/** An address with its own signature: valid for the method, the host and the named headers, for so many seconds. */
export function presign(
  request: {
    method: string
    origin: string
    path: string
    query?: [string, string][]
    headers: Record<string, string>
    seconds: number
  },
  key: SigningKey,
  now: number,
): string {
  const date = amzDate(now)
  const headers: Record<string, string> = { ...request.headers, host: new URL(request.origin).host }
  const names = Object.keys(headers).toSorted()
  const path = request.path.split('/').map(encode).join('/')
  const query: [string, string][] = [
    ...(request.query ?? []),
    ['X-Amz-Algorithm', algorithm],
    ['X-Amz-Content-Sha256', unsigned],
    ['X-Amz-Credential', `${key.accessKey}/${scopeOf(date, key)}`],
    ['X-Amz-Date', date],
    ['X-Amz-Expires', String(request.seconds)],
    ['X-Amz-SignedHeaders', names.join(';')],
  ]
  const signature = signatureOf({ method: request.method, path, query, headers, names, payload: unsigned, date }, key)
  return `${request.origin}${path}?${canonicalQuery(query)}&X-Amz-Signature=${signature}`
}

type Claim = { credential: string; signedHeaders: string; signature: string; date: string; payload: string }

function fromQuery(query: [string, string][], now: number): Claim | Verdict {
  const named = new Map(query)
  const value = (name: string) => named.get(`X-Amz-${name}`) ?? ''
  const seconds = Number(value('Expires'))
  const signedAt = readDate(value('Date'))
  // A repeated parameter is ambiguous.
  if (
    named.size !== query.length ||
    value('Algorithm') !== algorithm ||
    signedAt === undefined ||
    !Number.isInteger(seconds) ||
    seconds < 1 ||
    seconds > longestSeconds
  )
    return refuse(400, 'AuthorizationQueryParametersError', 'The signed address is not whole.')
  if (signedAt > now + skewMs) return refuse(403, 'AccessDenied', 'The address is not valid yet.')
  if (now > signedAt + seconds * 1000) return refuse(403, 'AccessDenied', 'Request has expired')
  return {
    credential: value('Credential'),
    signedHeaders: value('SignedHeaders'),
    signature: value('Signature'),
    date: value('Date'),
    payload: named.get('X-Amz-Content-Sha256') ?? unsigned,
  }
}

function fromHeader(headers: SignedRequest['headers'], now: number): Claim | Verdict {
  if (!headers.authorization) return refuse(403, 'AccessDenied', 'Access Denied')
  const found = /^AWS4-HMAC-SHA256 +Credential=([^,\s]+), *SignedHeaders=([^,\s]+), *Signature=([0-9a-f]{64})$/.exec(
    headers.authorization,
  )
  const date = headers['x-amz-date'] ?? ''
  const signedAt = readDate(date)
  const payload = headers['x-amz-content-sha256']
  if (!found || signedAt === undefined || !payload)
    return refuse(400, 'AuthorizationHeaderMalformed', 'The authorization header is not whole.')
  if (Math.abs(now - signedAt) > skewMs)
    return refuse(403, 'RequestTimeTooSkewed', 'The request was signed too long ago, or by a clock that is wrong.')
  const [, credential = '', signedHeaders = '', signature = ''] = found
  return { credential, signedHeaders, signature, date, payload }
}

type Signed = {
  method: string
  path: string
  query: [string, string][]
  headers: SignedRequest['headers']
  names: string[]
  payload: string
  date: string
}

function signatureOf({ method, path, query, headers, names, payload, date }: Signed, key: SigningKey): string {
  const lines = names.map((name) => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}\n`)
  const canonical = [
    method,
    path,
    canonicalQuery(query.filter(([name]) => name !== 'X-Amz-Signature')),
    lines.join(''),
    names.join(';'),
    payload,
  ].join('\n')
  const scope = scopeOf(date, key)
  const text = [algorithm, date, scope, createHash('sha256').update(canonical).digest('hex')].join('\n')
  return hmac(secretOf(date, key), text).toString('hex')
}

/** The key of one day, region and service. */
const secretOf = (date: string, key: SigningKey) =>
  scopeOf(date, key)
    .split('/')
    .reduce<Buffer>((last, part) => hmac(last, part), Buffer.from(`AWS4${key.secretKey}`))

const scopeOf = (date: string, key: SigningKey) => `${date.slice(0, 8)}/${key.region}/s3/aws4_request`
export const hmac = (secret: Buffer, text: string) => createHmac('sha256', secret).update(text).digest()
const refuse = (status: number, code: string, message: string): Verdict => ({ ok: false, status, code, message })
const amzDate = (now: number) => new Date(now).toISOString().replace(/[-:]|\.\d{3}/g, '')

function readDate(text: string): number | undefined {
  const found = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text)
  const moment = found
    ? Date.parse(`${found[1]}-${found[2]}-${found[3]}T${found[4]}:${found[5]}:${found[6]}Z`)
    : Number.NaN
  return Number.isNaN(moment) ? undefined : moment
}

/** Everything except RFC 3986's unreserved characters; `encodeURIComponent` leaves a few more. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

function canonicalPath(path: string): string | undefined {
  const parts = path.split('/').map(decode)
  return parts.every((part) => part !== undefined) ? parts.map(encode).join('/') : undefined
}

function readQuery(query: string): [string, string][] | undefined {
  const pairs = query
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const at = pair.indexOf('=')
      return at < 0 ? [decode(pair), ''] : [decode(pair.slice(0, at)), decode(pair.slice(at + 1))]
    })
  return pairs.every((pair): pair is [string, string] => pair.every((part) => part !== undefined)) ? pairs : undefined
}

function canonicalQuery(query: [string, string][]): string {
  const compare = (a = '', b = '') => (a < b ? -1 : a > b ? 1 : 0)
  return query
    .map((pair) => pair.map(encode))
    .toSorted(([name, value], [otherName, otherValue]) => compare(name, otherName) || compare(value, otherValue))
    .map((pair) => pair.join('='))
    .join('&')
}

export function isSame(actual: string, expected: string): boolean {
  const [left, right] = [Buffer.from(actual), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}
