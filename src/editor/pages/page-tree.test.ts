import { describe, expect, it } from 'vitest'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import { pageLines } from './page-tree'

const page = (path: string): DocumentEntry => ({
  key: `page:${path}`,
  path,
  title: path,
  frame: 'default',
  access: 'guest',
  views: ['guest'],
  state: 'theme',
  draft: false,
  trashed: false,
  fixed: false,
})
const drawn = (paths: string[], folded: string[] = []) =>
  pageLines(paths.map(page), new Set(folded)).map(
    ({ level, name, entry }) => `${'  '.repeat(level)}${name}${entry ? '' : ' …'}`,
  )

describe('tree of pages', () => {
  it('puts the homepage first, and pages below their parent addresses', () => {
    expect(drawn(['/cms/{slug}', '/cms', '/', '/about', '/cms/tags'])).toEqual([
      '/',
      'about',
      'cms',
      '  tags',
      '  {slug}',
    ])
  })
  it('merges segments that lead to a single page, and keeps shared ones', () => {
    expect(drawn(['/cluster/user/dashboard', '/user/login', '/user/profile/edit'])).toEqual([
      'cluster/user/dashboard',
      'user …',
      '  login',
      '  profile/edit',
    ])
  })
  it('omits collapsed entries', () => {
    expect(drawn(['/cms', '/cms/a', '/cms/a/b'], ['/cms'])).toEqual(['cms'])
    expect(drawn(['/cms', '/cms/a', '/cms/a/b'], ['/cms/a'])).toEqual(['cms', '  a'])
  })
})
