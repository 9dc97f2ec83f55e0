import { request, type IncomingHttpHeaders } from 'node:http'

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
  /** A string or bytes go as they are; anything else as JSON. */
  body?: unknown
  /** Cookies by name. */
  cookies?: Record<string, string>
  timeout?: number
}

/**
 * One request to the server at `base` in the name of `host`. Node does not resolve `*.localhost` and `fetch` drops a Host header,
 * so that with either of them every test would meet the default site. Redirects are answers, not followed.
 */
export function ask(base: string, host: string, path: string, { method = 'GET', headers = {}, body, cookies, timeout = 30_000 }: Ask = {}): Promise<Answer> {
  const { hostname, port } = new URL(base)
  const isRaw = typeof body === 'string' || body instanceof Uint8Array
  const payload = body === undefined || isRaw ? body : JSON.stringify(body)
  const cookie = cookies && Object.entries(cookies).map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
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
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes, text, json: <T>() => JSON.parse(text) as T })
        })
      },
    )
    sent.once('timeout', () => sent.destroy(new Error(`${method} ${host}${path} got no answer within ${timeout} ms.`)))
    sent.once('error', reject)
    sent.end(payload)
  })
}
