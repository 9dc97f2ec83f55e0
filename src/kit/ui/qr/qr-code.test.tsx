import { renderToStaticMarkup } from 'react-dom/server'
import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { QrCode } from './qr-code'

describe('QrCode', () => {
  const text = 'https://academy.example.com/user/qrcode?code=abc'
  const markup = renderToStaticMarkup(<QrCode text={text} label="Sign in" />)

  it('has a dark square for exactly every dark module', () => {
    const { data, size } = encode(text, { ecc: 'M', border: 4 })
    const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
    for (const [, x, y, length] of markup.matchAll(/M(\d+) (\d+)h(\d+)v1/g))
      for (let at = 0; at < Number(length); at++) (drawn[Number(y)] as boolean[])[Number(x) + at] = true
    expect(drawn).toEqual(data)
  })

  it('names its purpose', () => expect(markup).toContain('aria-label="Sign in"'))
})
