import { createCipheriv, createHash, createHmac, randomBytes } from 'node:crypto'

/** The four headers of a call (schemas/call-signature), made by hand for a gateway called through `ask(path)`. */
export async function signCall(ask, { method, hostname, path, query = '', body = '' }) {
  const site = JSON.parse((await ask(`/api/getHost?hostname=${hostname}`)).body).hostData.key
  const { id, secret, now } = JSON.parse((await ask('/api/key')).body)
  const key = Buffer.from(secret, 'base64url')
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key.subarray(0, 32), iv)
  const sealed = cipher.update(
    JSON.stringify({ key: id, timestamp: now, nonce: randomBytes(16).toString('base64url') }),
  )
  const token = Buffer.concat([iv, sealed, cipher.final(), cipher.getAuthTag()]).toString('base64url')
  const hash = createHash('sha256').update(body).digest('base64url')
  const sign = createHmac('sha256', key.subarray(32))
    .update(['sitewright-call-1', method, hostname, path, query, hash, token].join('\n'))
    .digest('base64url')
  return { 'client-token-key': site, 'x-content-key': id, 'x-content-token': token, 'x-content-sign': sign }
}
