import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addressFault, siteServices } from './service-address'

const isServiceAddress = (address: string) => addressFault(address, 'service') === undefined
const isScriptAddress = (address: string) => addressFault(address, 'script') === undefined

it('accepts https, and plain http only for this machine', () => {
  const good = [
    'https://ip.example/',
    'https://ip.example:8443/json?of={ip}',
    'https://xn--72c.example/{ip}',
    'https://192.0.2.1/',
    'http://localhost:9000/',
    'http://api.localhost/',
    'http://127.0.0.1/log',
  ]
  const bad = [
    'http://ip.example/',
    'http://127.0.0.1.example/',
    'http://localhost.example/',
    'http://notlocalhost/',
    'ftp://ip.example/',
    'javascript:alert(1)',
    'data:text/plain,x',
    '//ip.example',
    'ip.example',
    '/here',
    '',
    'https://',
    'https://user:word@ip.example/',
    'https://{ip}.example/',
    'https://*/',
    'https://a;script-src/',
    "https://'unsafe-inline'/",
    'https://[::1]/',
    'https://a,b/',
    'https://a.example/;script-src *',
    'https://a.example/"x',
    'https://a.example/<x>',
    'https://a.example\\x',
    'https://a.example/\nscript-src',
  ]
  expect([good.filter((each) => !isServiceAddress(each)), bad.filter(isServiceAddress)]).toEqual([[], []])
  // Scripts must always come over https.
  expect([good.filter(isScriptAddress), bad.filter(isScriptAddress)]).toEqual([
    good.filter((each) => each.startsWith('https:')),
    [],
  ])
})

it('never accepts an origin that is more than one source of a policy', () => {
  const host = fc.string({
    unit: fc.constantFrom(...Array.from('ab.-;*,\'"{}()[]:@%!$&+=~_ ')),
    minLength: 1,
    maxLength: 12,
  })
  fc.assert(
    fc.property(host, (name) => {
      const address = `https://${name}/`
      expect(isScriptAddress(address)).toBe(isServiceAddress(address))
      if (isServiceAddress(address)) expect(new URL(address).origin).toMatch(/^https:\/\/[a-z0-9.-]+(?::\d+)?$/)
    }),
  )
})

it('is trimmed, may be blank, and explains what is wrong', () => {
  expect(siteServices.parse({ ip: ' https://ip.example/ ', location: '', log: undefined })).toEqual({
    ip: 'https://ip.example/',
    location: '',
  })
  expect(siteServices.safeParse({ log: 'http://log.example' }).error?.issues).toMatchObject([
    { path: ['log'], message: expect.stringContaining('https://') },
  ])
  expect(
    siteServices.safeParse({ analytics: 'http://localhost/count.js', ip: 'https://a.example/;script-src *' }).error
      ?.issues,
  ).toMatchObject([
    { path: ['ip'], params: { en: expect.stringContaining('spaces'), th: expect.stringContaining('ช่องว่าง') } },
    {
      path: ['analytics'],
      params: { en: expect.stringContaining('https://'), th: expect.stringContaining('https://') },
    },
  ])
})
