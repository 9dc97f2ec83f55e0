import { describe, expect, it } from 'vitest'
import { languageAddresses } from './language-addresses'

const home = 'https://a.example'
const options = { home, path: '/about', offered: ['th', 'en'] as const }
const hrefs = (own: Parameters<typeof languageAddresses>[0]['own']) => {
  const { of, alternates } = languageAddresses({ ...options, own })
  return { canonical: [of('th'), of('en')], alternates: alternates.map(({ lang, href }) => `${lang} ${href}`) }
}

describe('language alternates for search engines', () => {
  it('lists an address per language, the shared one for the first', () => {
    expect(hrefs({})).toEqual({
      canonical: [`${home}/about`, `${home}/about?lang=en`],
      alternates: [`th ${home}/about`, `en ${home}/about?lang=en`, `x-default ${home}/about`],
    })
  })
  it('includes a localised address in the first language', () => {
    expect(hrefs({ th: '/x' })).toEqual({
      canonical: [`${home}/x`, `${home}/about?lang=en`],
      alternates: [`th ${home}/x`, `en ${home}/about?lang=en`, `x-default ${home}/about`],
    })
  })
  it('includes a localised address in another language', () => {
    expect(hrefs({ en: '/x' }).alternates).toEqual([`th ${home}/about`, `en ${home}/x`, `x-default ${home}/about`])
  })
  it('includes a localised address in each language, and a shared one', () => {
    expect(hrefs({ th: '/x', en: '/about' }).canonical).toEqual([`${home}/x`, `${home}/about`])
    expect(hrefs({ th: '/x', en: '/x' }).canonical).toEqual([`${home}/x?lang=th`, `${home}/x?lang=en`])
  })
  it('includes a localised address only in an offered language', () => {
    expect(
      languageAddresses({ ...options, offered: ['en'], own: { en: '/x' } }).alternates.map(({ lang }) => lang),
    ).toEqual(['en', 'x-default'])
  })
})
