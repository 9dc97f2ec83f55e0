import { request, type IncomingHttpHeaders } from 'node:http'
import { isCall, signedHeaders, type Signer } from './sign'

export type Answer = {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  text: string
  json: <T = unknown>() => T
}

export type Ask = {
  method?: string
  headers?: Record<string, string>
  /** Strings and bytes are sent unchanged; anything else as JSON. */
  body?: unknown
  /** Cookies by name. */
  cookies?: Record<string, string>
  timeout?: number
}

/** One request, made with `sendTo`; calls are signed like a page's, with a key of the gateway. */
export async function ask(base: string, host: string, path: string, options: Ask = {}): Promise<Answer> {
  if (!isCall(path) || unsigned.test(path)) return sendTo(base, host, path, options)
  const { method = 'GET', body, headers } = options
  const text = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body)
  const name = `${base} ${host}`
  for (let tries = 0; ; tries++) {
    const signer = signers.get(name) ?? (await askSigner(base, host, options))
    if (signer) signers.set(name, signer)
    const answer = await sendTo(base, host, path, {
      ...options,
      headers: {
        ...(await signedHeaders(signer, { method, hostname: host.replace(/:\d+$/, ''), url: path, body: text })),
        ...headers,
      },
    })
    // Another gateway may use the same port by now.
    if (answer.status !== 403 || tries > 0 || !answer.text.includes('"signature"')) return answer
    signers.delete(name)
  }
}

const unsigned = /^\/api\/(?:health|getHost|key)\b|^\/account\/session\b/
const signers = new Map<string, Signer>()

/** The signing key of a page on the host; undefined where there is no site. */
async function askSigner(base: string, host: string, { cookies, timeout }: Ask): Promise<Signer | undefined> {
  const requestOptions = { ...(cookies ? { cookies } : {}), ...(timeout ? { timeout } : {}) }
  const [site, key] = [
    await sendTo(base, host, `/api/getHost?hostname=${host.replace(/:\d+$/, '')}`, requestOptions),
    await sendTo(base, host, '/api/key', requestOptions),
  ]
  return site.status === 200 && key.status === 200
    ? {
        siteKey: site.json<{ hostData: { key: string } }>().hostData.key,
        ...key.json<{ id: string; secret: string }>(),
      }
    : undefined
}

/**
 * One request to the server at `base` under the host name `host`. Node does not resolve `*.localhost` and `fetch` drops
 * a Host header, so with either of them every test would reach the default site. Redirects are returned, not followed.
 */
function sendTo(
  base: string,
  host: string,
  path: string,
  { method = 'GET', headers = {}, body, cookies, timeout = 30_000 }: Ask = {},
): Promise<Answer> {
  const { hostname, port } = new URL(base)
  const isRaw = typeof body === 'string' || body instanceof Uint8Array
  const payload = body === undefined || isRaw ? body : JSON.stringify(body)
  const cookie =
    cookies &&
    Object.entries(cookies)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; ')
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        hostname,
        port,
        path,
        method,
        timeout,
        headers: {
          host: host.includes(':') ? host : `${host}:${port}`,
          ...(payload === undefined ? {} : { 'content-length': Buffer.byteLength(payload) }),
          ...(body === undefined || isRaw ? {} : { 'content-type': 'application/json' }),
          ...(cookie ? { cookie } : {}),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.once('error', reject)
        response.once('end', () => {
          const bytes = Buffer.concat(chunks)
          const text = bytes.toString('utf8')
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: bytes,
            text,
            json: <T>() => JSON.parse(text) as T,
          })
        })
      },
    )
    sent.once('timeout', () => sent.destroy(new Error(`${method} ${host}${path} got no answer within ${timeout} ms.`)))
    sent.once('error', reject)
    sent.end(payload)
  })
}
