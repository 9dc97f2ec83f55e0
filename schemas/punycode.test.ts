import { domainToUnicode } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readableHost } from './punycode'

describe('a host name as people read it', () => {
  it.each(['xn--72c1a1bt4awk9o.xn--o3cw4h', 'mail.xn--mnchen-3ya.de', 'example.com', 'xn--fiqs8s', 'xn--p1ai.example'])(
    '%s is read as Node reads it',
    (hostname) => expect(readableHost(hostname)).toBe(domainToUnicode(hostname)),
  )

  it('agrees with Node on names of any script', () => {
    const label = fc.string({
      unit: fc.constantFrom(...Array.from('กขคงาิ้ตัวอย่าง例え測試пример地डेمثالabcxyz019')),
      minLength: 1,
      maxLength: 15,
    })
    fc.assert(
      fc.property(label, (name) => {
        const address = `http://${name}.example`
        fc.pre(URL.canParse(address))
        const { hostname } = new URL(address)
        expect(readableHost(hostname)).toBe(domainToUnicode(hostname))
      }),
      { numRuns: 300 },
    )
  })

  it.each(['xn--', 'xn--\u0e01', 'xn--99999999', 'xn--a-!'])('%s is no punycode and stays or ends', (hostname) =>
    expect(() => readableHost(hostname)).not.toThrow(),
  )
})
