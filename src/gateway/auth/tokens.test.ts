import { createHmac, generateKeyPairSync } from 'node:crypto'
import fc from 'fast-check'
import { SignJWT } from 'jose'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { namedSecrets } from './secrets'
import { createTokens } from './tokens'

const secret = 'a secret of this test, long enough: 0123456789'
const key = new TextEncoder().encode(secret)
const tokens = createTokens(namedSecrets(secret))
const claims = { person: 'p1', session: 's1', role: 'admin' } as const
const sign = () => tokens.sign('session', 'alpha', claims, 3600)
const verify = (token: string, kind: 'session' | 'account' = 'session', site = 'alpha') =>
  tokens.verify(kind, site, token)
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>

/** The token with parts of its header and payload changed, signed again by `hash` with the true secret. */
async function resigned({
  header = {},
  payload = {},
  hash = 'sha256',
}: {
  header?: object
  payload?: object
  hash?: string
}): Promise<string> {
  const [first = '', second = ''] = (await sign()).split('.')
  const text = `${encode({ ...decode(first), ...header })}.${encode({ ...decode(second), ...payload })}`
  return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`
}

afterEach(() => {
  vi.useRealTimers()
})

describe('tokens', () => {
  it('identifies the person it was made for', async () => {
    expect(await verify(await sign())).toEqual(claims)
    expect(await verify(await resigned({}))).toEqual(claims)
  })

  it('refuses a token with any changed bit', async () => {
    const token = Buffer.from(await sign())
    const taken: string[] = []
    for (let bit = 0; bit < token.length * 8; bit++) {
      const other = Buffer.from(token)
      other[bit >> 3] = (other[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      if (await verify(other.toString('latin1'))) taken.push(`bit ${bit}`)
    }
    expect(taken).toEqual([])
  })

  it('refuses a truncated token, a mixed one and arbitrary text', async () => {
    const [token, other] = [await sign(), await tokens.sign('session', 'alpha', { ...claims, person: 'p2' }, 3600)]
    const [a, b] = [token.split('.'), other.split('.')]
    for (const mixed of [
      `${a[0]}.${b[1]}.${a[2]}`,
      `${a[0]}.${a[1]}.${b[2]}`,
      `${a[0]}.${a[1]}`,
      `${a[0]}.${a[1]}.`,
      `${token}.`,
      `.${token}`,
      ` ${token}`,
      '..',
      '',
    ])
      expect(await verify(mixed), mixed).toBeUndefined()
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => (await verify(text)) === undefined),
      { numRuns: 200 },
    )
    await fc.assert(
      fc.asyncProperty(
        fc.nat(token.length - 1),
        async (length) => (await verify(token.slice(0, length))) === undefined,
      ),
      { numRuns: 100 },
    )
  })

  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const forged: [string, () => Promise<string>][] = [
    [
      'of no algorithm',
      async () => `${(await resigned({ header: { alg: 'none' } })).split('.').slice(0, 2).join('.')}.`,
    ],
    ['of no algorithm, with a signature all the same', () => resigned({ header: { alg: 'none' } })],
    ['that says None', () => resigned({ header: { alg: 'None' } })],
    ['by HS384', () => resigned({ header: { alg: 'HS384' }, hash: 'sha384' })],
    ['by HS512', () => resigned({ header: { alg: 'HS512' }, hash: 'sha512' })],
    ['that says RS256', () => resigned({ header: { alg: 'RS256' } })],
    [
      'by RS256',
      () =>
        new SignJWT({ sid: 's1', role: 'admin' })
          .setProtectedHeader({ alg: 'RS256', typ: 'session+jwt' })
          .setSubject('p1')
          .setIssuer('sitewright')
          .setAudience('alpha')
          .setNotBefore('0s')
          .setExpirationTime('1h')
          .sign(privateKey),
    ],
    ['that brings its key', () => resigned({ header: { jwk: { kty: 'oct', k: encode(secret) }, kid: 'mine' } })],
    ['of a critical extension', () => resigned({ header: { crit: ['b64'], b64: false } })],
    ['of another type', () => resigned({ header: { typ: 'JWT' } })],
    ['of no type', () => resigned({ header: { typ: undefined } })],
    ['that is an account token', () => tokens.sign('account', 'alpha', claims, 3600)],
    ['that has ended', () => resigned({ payload: { exp: Math.floor(Date.now() / 1000) - 60 } })],
    ['without an end', () => resigned({ payload: { exp: undefined } })],
    ['whose time is to come', () => resigned({ payload: { nbf: Math.floor(Date.now() / 1000) + 60 } })],
    ['without a beginning', () => resigned({ payload: { nbf: undefined } })],
    ['of another site', () => resigned({ payload: { aud: 'beta' } })],
    ['of no site', () => resigned({ payload: { aud: undefined } })],
    ['of another issuer', () => resigned({ payload: { iss: 'somebody' } })],
    ['without a session', () => resigned({ payload: { sid: undefined } })],
    ['without a person', () => resigned({ payload: { sub: undefined } })],
    [
      'by another secret',
      () =>
        createTokens(namedSecrets('another secret of this test: 0123456789 abc')).sign(
          'session',
          'alpha',
          claims,
          3600,
        ),
    ],
  ]
  it.each(forged)('refuses a forged token: %s', async (_what, make) => {
    expect(await verify(await make())).toBeUndefined()
  })

  it('accepts session tokens only for pages, and account tokens only for calls', async () => {
    expect(await verify(await sign(), 'account')).toBeUndefined()
    expect(await verify(await tokens.sign('account', 'alpha', claims, 300), 'session')).toBeUndefined()
  })
})

describe('replaced secrets', () => {
  const next = 'the secret that comes after it: 0123456789 xyz'
  const rotated = createTokens(namedSecrets(next, [secret]))

  it('verifies what the old secret signed, but signs nothing more with it', async () => {
    expect(await rotated.verify('session', 'alpha', await sign())).toEqual(claims)
    const fresh = await rotated.sign('session', 'alpha', claims, 3600)
    expect(await rotated.verify('session', 'alpha', fresh)).toEqual(claims)
    expect(await verify(fresh)).toBeUndefined()
    expect(await createTokens(namedSecrets(next)).verify('session', 'alpha', fresh)).toEqual(claims)
  })

  it('verifies nothing once the secret is removed, and never extends a token', async () => {
    const old = await sign()
    expect(await createTokens(namedSecrets(next)).verify('session', 'alpha', old)).toBeUndefined()
    vi.useFakeTimers({ now: Date.now() + 3_700_000, toFake: ['Date'] })
    expect(await rotated.verify('session', 'alpha', old)).toBeUndefined()
  })

  it('verifies tokens from before secrets had names', async () => {
    expect(await rotated.verify('session', 'alpha', await resigned({ header: { kid: undefined } }))).toEqual(claims)
  })

  it('gives secrets names that reveal nothing', () => {
    const [named] = namedSecrets(secret)
    expect(named.id).toMatch(/^[\w-]{8}$/)
    expect(secret).not.toContain(named.id)
  })
})
