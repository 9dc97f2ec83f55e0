import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addressFault } from '@schemas/site/entities/service-address'
import { documentPolicy } from './security-headers'

it('lets a page show, play and send files of the object store, but run none', () => {
  const rules = Object.fromEntries(
    documentPolicy({ scripts: [], styles: [], storage: 'https://s3.example.com' })
      .split('; ')
      .map((rule) => [rule.split(' ')[0], rule]),
  )
  for (const name of ['img-src', 'media-src', 'connect-src']) expect(rules[name]).toContain('https://s3.example.com')
  for (const name of ['script-src', 'style-src', 'frame-src', 'default-src'])
    expect(rules[name]).not.toContain('s3.example.com')
})

const named = (policy: string) => policy.split('; ').map((rule) => rule.split(' ')[0])

it('allows only the origin of a service or script address', () => {
  const plain = documentPolicy({ scripts: [], styles: [] })
  const after = fc.string({
    unit: fc.constantFrom(...Array.from("/;,'*%?#&=:@!() "), 'script-src', "'unsafe-inline'", 'a', '{ip}', '\n', '"'),
    maxLength: 12,
  })
  fc.assert(
    fc.property(after, (rest) => {
      const address = `https://a.example/${rest}`
      if (addressFault(address, 'script')) return
      const policy = documentPolicy({ scripts: [], styles: [], analytics: address, requested: [address] })
      expect(named(policy)).toEqual(named(plain))
      expect(policy.replaceAll(' https://a.example', '').replaceAll(/ +;/g, ';')).toBe(plain.replaceAll(/ +;/g, ';'))
    }),
  )
})
