import { expect, it } from 'vitest'
import { vectorIv, vectors, vectorSigner } from '@tests/fixtures/call-vectors'
import { browserCrypto } from './call-crypto'
import { portableCrypto } from './portable-crypto'
import { signWith } from './sign-call'

it.each(vectors)(
  'signs $title in a browser as Node does, with and without Web Crypto',
  async ({ call, nonce, token, sign }) => {
    for (const crypto of [browserCrypto(), portableCrypto]) {
      if (!crypto) throw new Error('This browser has no crypto of its own.')
      expect(await signWith(crypto, call, vectorSigner, vectorIv, nonce)).toMatchObject({
        'x-content-token': token,
        'x-content-sign': sign,
      })
    }
  },
)
