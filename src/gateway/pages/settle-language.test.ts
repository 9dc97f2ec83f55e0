import { describe, expect, it } from 'vitest'
import { siteAddresses } from '@schemas/layout/site-addresses'
import { settleLanguage } from './settle-language'

const addresses = siteAddresses([
  { path: '/about', own: { th: '/เกี่ยวกับเรา' } },
  { path: '/team', own: { th: '/ทีม', en: '/the-team' } },
  { path: '/news/{slug}', own: { en: '/news/{slug}', th: '/ข่าว/{slug}' } },
  { path: '/plain', own: {} },
])
type More = Partial<Parameters<typeof settleLanguage>[0]>
const settle = (pathname: string, more: More = {}) =>
  settleLanguage({ addresses, pathname, said: undefined, kept: 'th', offered: ['th', 'en'], isPayload: false, ...more })
const thai = encodeURI('/เกี่ยวกับเรา')

describe('the language of an address', () => {
  it('of its own is said by it, whatever the visitor reads elsewhere', () => {
    expect(settle(thai, { kept: 'en' })).toEqual({ locale: 'th', pathname: '/about' })
    expect(settle('/the-team')).toEqual({ locale: 'en', pathname: '/team' })
    expect(settle('/news/a%20b')).toEqual({ locale: 'en', pathname: '/news/a%20b' })
  })
  it('under the page’s path is the visitor’s', () => {
    expect(settle('/about')).toEqual({ locale: 'th', pathname: '/about', to: thai })
    expect(settle('/about', { kept: 'en' })).toEqual({ locale: 'en', pathname: '/about' })
    expect(settle('/team', { kept: 'en' })).toMatchObject({ to: '/the-team' })
  })
  it('named in the query leads to that language’s address', () => {
    expect(settle('/about', { said: 'th', kept: 'en' })).toMatchObject({ locale: 'th', to: thai })
    expect(settle(thai, { said: 'en' })).toEqual({ locale: 'en', pathname: '/about', to: '/about?lang=en' })
    expect(settle(encodeURI('/ข่าว/ก'), { said: 'en' })).toMatchObject({ to: encodeURI('/news/ก') })
    expect(settle('/about', { said: 'en' })).toEqual({ locale: 'en', pathname: '/about' })
  })
  it('of a running document is the document’s', () => {
    expect(settle(thai, { kept: 'en', isPayload: true })).toEqual({ locale: 'en', pathname: '/about', to: '/about' })
    expect(settle('/the-team', { isPayload: true })).toMatchObject({ locale: 'th', to: encodeURI('/ทีม') })
  })
  it('that the site does not offer any more leads to the page', () => {
    expect(settle(thai, { kept: 'en', offered: ['en'] })).toEqual({ locale: 'en', pathname: '/about', to: '/about' })
  })
  it('of any other page is the visitor’s', () => {
    expect(settle('/plain', { said: 'en' })).toEqual({ locale: 'en', pathname: '/plain' })
    expect(settle('/nowhere')).toEqual({ locale: 'th', pathname: '/nowhere' })
  })
})
