import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLineLogin, type LineLogin } from './line-login'

type Key = Awaited<ReturnType<typeof generateKeyPair>>['privateKey']

const channel = { channelId: 'the-channel', channelSecret: 'the-secret-of-the-channel-0123456789' }
const redirectUri = 'http://localhost/user/authen/line/callback'
const secretOf = (text: string) => new TextEncoder().encode(text)

describe('LINE ID token', () => {
  let line: LineLogin
  let issuer = ''
  let sent = ''
  let otherKey: Key
  let strangers: Key
  const server = createServer()
  beforeAll(async () => {
    const [own, strange] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')])
    otherKey = own.privateKey
    strangers = strange.privateKey
    const keys = [{ ...(await exportJWK(own.publicKey)), alg: 'ES256', use: 'sig' }]
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    server.on('request', (request, response) => {
      const answers: Record<string, unknown> = {
        '/.well-known/openid-configuration': {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          id_token_signing_alg_values_supported: ['ES256', 'HS256', 'none'],
        },
        '/keys': { keys },
        '/token': { access_token: 'x', token_type: 'Bearer', id_token: sent },
      }
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answers[request.url ?? ''] ?? {}))
    })
    line = createLineLogin({ ...channel, issuer })
  })
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })

  const claims = (nonce: string, more: object = {}) => ({
    iss: issuer,
    aud: channel.channelId,
    sub: 'somebody',
    nonce,
    iat: Math.floor(Date.now() / 1000),
    exp: Math.floor(Date.now() / 1000) + 60,
    ...more,
  })
  async function finish(write: (nonce: string) => Promise<string> | string) {
    const { nonce, verifier } = await line.begin({ redirectUri, state: 'a-state', locale: 'th' })
    sent = await write(nonce)
    return line.finish({ redirectUri, state: 'a-state', code: 'a-code', nonce, verifier })
  }
  const signed = (payload: Record<string, unknown>, key: Key | Uint8Array = otherKey, alg = 'ES256') =>
    new SignJWT(payload).setProtectedHeader({ alg }).sign(key)

  it.each([
    [
      'by the provider’s key',
      (nonce: string) => signed(claims(nonce, { name: 'Some\u0007body', email: 'a@b.example' })),
    ],
    [
      'by the channel’s secret, as LINE does',
      (nonce: string) =>
        signed(claims(nonce, { name: 'Some body', email: 'a@b.example' }), secretOf(channel.channelSecret), 'HS256'),
    ],
  ])('accepts a token signed %s', async (_case, write) => {
    expect(await finish(write)).toEqual({ subject: 'somebody', name: 'Some body', email: 'a@b.example' })
  })

  it.each([
    ['is signed by a stranger', (nonce: string) => signed(claims(nonce), strangers)],
    [
      'is signed by another secret',
      (nonce: string) => signed(claims(nonce), secretOf('another secret, as long as the channel’s'), 'HS256'),
    ],
    ['is not signed', (nonce: string) => new UnsecuredJWT(claims(nonce)).encode()],
    ['is of another provider', (nonce: string) => signed(claims(nonce, { iss: 'https://other.example' }))],
    ['is for another channel', (nonce: string) => signed(claims(nonce, { aud: 'another-channel' }))],
    ['answers another question', () => signed(claims('another-nonce'))],
    ['is over', (nonce: string) => signed(claims(nonce, { iat: 1, exp: 2 }))],
    ['is no token', () => 'nonsense'],
  ])('refuses a token that %s', async (_case, write) => {
    await expect(finish(write)).rejects.toThrow()
  })
})
