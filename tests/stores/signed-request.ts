import { createHash, createHmac } from 'node:crypto'
import { request as send } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { StorageSettings } from '@gateway/settings'

type Wanted = {
  method?: string
  /** After the bucket, already escaped. */
  path?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Buffer | string
  /** Signed in place of the body's SHA-256. */
  payload?: string
  at?: Date
  /** Sent without being signed. */
  unsigned?: Record<string, string>
  /** Makes the body from the request's signature, for bodies whose chunks continue its signing chain. */
  sign?: (seed: { signature: string; date: string; scope: string; secret: Buffer }) => Buffer
}

export type Answer = {
  status: number
  headers: NodeJS.Dict<string | string[]>
  body: Buffer
  text: string
  code: string | undefined
}

export const hmac = (key: Buffer | string, data: string) => createHmac('sha256', key).update(data).digest()
export const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex')

/**
 * A request with Signature Version 4, written from its specification and not from the code under test. Its path is
 * never normalised.
 */
export function signedRequest(
  { endpoint, bucket, region, accessKey, secretKey }: StorageSettings,
  wanted: Wanted,
): Promise<Answer> {
  const { method = 'GET', path = '', query = {}, headers = {}, body = '', at = new Date(), unsigned = {} } = wanted
  const url = new URL(endpoint)
  const date = at.toISOString().replace(/[-:]|\.\d{3}/g, '')
  const payload = wanted.payload ?? sha256(body)
  const all: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-date': date,
    'x-amz-content-sha256': payload,
  }
  const names = Object.keys(all).toSorted()
  const target = `${url.pathname === '/' ? '' : url.pathname}/${bucket}${path}`
  const search = Object.entries(query)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&')
  const canonical = [
    method,
    target,
    search,
    ...names.map((name) => `${name}:${all[name]}`),
    '',
    names.join(';'),
    payload,
  ].join('\n')
  const scope = `${date.slice(0, 8)}/${region}/s3/aws4_request`
  const secret = scope.split('/').reduce<Buffer>((key, part) => hmac(key, part), Buffer.from(`AWS4${secretKey}`))
  const signature = hmac(secret, ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')).toString('hex')
  const authorization = `AWS4-HMAC-SHA256 Credential=${accessKey}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`
  return plainRequest(url, `${target}${search ? `?${search}` : ''}`, {
    method,
    headers: { ...all, authorization, ...unsigned },
    body: wanted.sign?.({ signature, date, scope, secret }) ?? body,
  })
}

/** Unchanged: without a signature. */
export function plainRequest(
  url: URL,
  path: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: Buffer | string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = send(
      {
        host: url.hostname,
        port: url.port,
        method,
        path,
        headers: {
          ...(body.length > 0 || method === 'PUT' ? { 'content-length': String(Buffer.byteLength(body)) } : {}),
          ...headers,
        },
      },
      (answer) => {
        buffer(answer)
          .then((bytes) => {
            const text = bytes.toString()
            return {
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: bytes,
              text,
              code: /<Code>(\w+)<\/Code>/.exec(text)?.[1],
            }
          })
          .then(resolve, reject)
      },
    )
    request.once('error', reject)
    request.end(body)
  })
}
