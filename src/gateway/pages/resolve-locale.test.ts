import { describe, expect, it } from 'vitest'
import { siteAddresses } from '@schemas/layout/site-addresses'
import { resolveLocale } from './resolve-locale'

const addresses = siteAddresses([
  { path: '/about', own: { th: '/เกี่ยวกับเรา' } },
  { path: '/team', own: { th: '/ทีม', en: '/the-team' } },
  { path: '/news/{slug}', own: { en: '/news/{slug}', th: '/ข่าว/{slug}' } },
  { path: '/plain', own: {} },
])
type More = Partial<Parameters<typeof resolveLocale>[0]>
const resolve = (pathname: string, more: More = {}) =>
  resolveLocale({
    addresses,
    pathname,
    requested: undefined,
    preferred: 'th',
    offered: ['th', 'en'],
    isPayload: false,
    ...more,
  })
const thai = encodeURI('/เกี่ยวกับเรา')

describe('the language of an address', () => {
  it('of its own is said by it, whatever the visitor reads elsewhere', () => {
    expect(resolve(thai, { preferred: 'en' })).toEqual({ locale: 'th', pathname: '/about' })
    expect(resolve('/the-team')).toEqual({ locale: 'en', pathname: '/team' })
    expect(resolve('/news/a%20b')).toEqual({ locale: 'en', pathname: '/news/a%20b' })
  })
  it('under the page’s path is the visitor’s', () => {
    expect(resolve('/about')).toEqual({ locale: 'th', pathname: '/about', to: thai })
    expect(resolve('/about', { preferred: 'en' })).toEqual({ locale: 'en', pathname: '/about' })
    expect(resolve('/team', { preferred: 'en' })).toMatchObject({ to: '/the-team' })
  })
  it('named in the query leads to that language’s address', () => {
    expect(resolve('/about', { requested: 'th', preferred: 'en' })).toMatchObject({ locale: 'th', to: thai })
    expect(resolve(thai, { requested: 'en' })).toEqual({ locale: 'en', pathname: '/about', to: '/about?lang=en' })
    expect(resolve(encodeURI('/ข่าว/ก'), { requested: 'en' })).toMatchObject({ to: encodeURI('/news/ก') })
    expect(resolve('/about', { requested: 'en' })).toEqual({ locale: 'en', pathname: '/about' })
  })
  it('of a running document is the document’s', () => {
    expect(resolve(thai, { preferred: 'en', isPayload: true })).toEqual({
      locale: 'en',
      pathname: '/about',
      to: '/about',
    })
    expect(resolve('/the-team', { isPayload: true })).toMatchObject({ locale: 'th', to: encodeURI('/ทีม') })
  })
  it('that the site does not offer any more leads to the page', () => {
    expect(resolve(thai, { preferred: 'en', offered: ['en'] })).toEqual({
      locale: 'en',
      pathname: '/about',
      to: '/about',
    })
  })
  it('of any other page is the visitor’s', () => {
    expect(resolve('/plain', { requested: 'en' })).toEqual({ locale: 'en', pathname: '/plain' })
    expect(resolve('/nowhere')).toEqual({ locale: 'th', pathname: '/nowhere' })
  })
})
