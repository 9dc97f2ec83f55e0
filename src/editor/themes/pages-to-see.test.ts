import { expect, it } from 'vitest'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import { pagesToSee } from './use-pages-to-see'

const entry = (path: string, more: Partial<DocumentEntry>) =>
  ({ key: `page:${path}`, path, access: 'guest', ...more }) as DocumentEntry

it('opens published pages with the lowest role that may see them, whatever their drafts say', () => {
  const routes = ['/', '/members', '/staff', '/old', '/blog/{slug}', '/shop/{sku}'].map((path) => ({ path }))
  const documents = [
    entry('/', {}),
    entry('/members', { liveAccess: 'user' }),
    entry('/staff', { access: 'manager' }),
    entry('/new', { access: 'user', movedFrom: '/old' }),
    entry('/blog/{slug}', { sample: { slug: 'spring' } }),
    entry('/shop/{sku}', {}),
  ]
  expect(pagesToSee(routes, documents).map(({ address, as }) => [address, as])).toEqual([
    ['/', 'guest'],
    ['/members', 'user'],
    ['/staff', 'manager'],
    ['/old', 'user'],
    ['/blog/spring', 'guest'],
  ])
})
