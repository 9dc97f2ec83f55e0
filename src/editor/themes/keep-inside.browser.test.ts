import { afterEach, expect, it } from 'vitest'
import { handlePreviewLinks } from './keep-inside'

afterEach(() => document.body.replaceChildren())

it('follows links to pages of the site, but not to files, the builder or other sites', () => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const page = frame.contentDocument as Document
  const led: string[] = []
  handlePreviewLinks(page, (path) => led.push(path))
  for (const href of [
    '/prices?from=here',
    '/api/media/file?item=1',
    '/_store/public/a/prices.pdf',
    '/assets/default/terms.pdf',
    '/about?edit',
    'https://elsewhere.example/',
  ]) {
    const link = page.body.appendChild(page.createElement('a'))
    link.href = new URL(href, location.origin).href
    link.append('There')
    link.click()
  }
  expect(led).toEqual(['/prices'])
})
