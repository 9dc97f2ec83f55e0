import { describe, expect, it } from 'vitest'
import { vectorIv, vectors, vectorSigner } from '@tests/fixtures/call-vectors'
import { browserCrypto, type CallCrypto } from './call-crypto'
import { portableCrypto } from './portable-crypto'
import { loadPortableCrypto, signCall, signWith } from './sign-call'

const engines: [string, CallCrypto | undefined][] = [
  ['WebCrypto', browserCrypto()],
  ['plain script', portableCrypto],
]

describe.each(engines)('by %s', (_name, crypto) => {
  it.each(vectors)('signs $title as recorded', async ({ call, nonce, token, sign }) => {
    if (!crypto) throw new Error('There is no WebCrypto here.')
    expect(await signWith(crypto, call, vectorSigner, vectorIv, nonce)).toEqual({
      'client-token-key': 'pk_of_the_vectors',
      'x-content-key': vectorSigner.id,
      'x-content-token': token,
      'x-content-sign': sign,
    })
  })
})

const call = { method: 'POST', hostname: 'alpha.localhost', path: '/a', query: '', body: '{}' }

it('never produces the same token twice', async () => {
  const made = await Promise.all(Array.from({ length: 50 }, () => signCall(call, vectorSigner)))
  expect(new Set(made.map((headers) => headers['x-content-token'])).size).toBe(50)
})

it('needs only its own microtasks once the portable crypto is loaded, because a closing document has nothing more', async () => {
  await loadPortableCrypto()
  let signed: Record<string, string> | undefined
  void signCall(call, vectorSigner, true).then((headers) => (signed = headers))
  for (let turns = 0; turns < 20; turns++) await Promise.resolve()
  expect(signed).toHaveProperty('x-content-sign')
})
