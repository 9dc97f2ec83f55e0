import { describe, expect, it } from 'vitest'
import type { DocumentEntry } from '@schemas/entities/document'
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

describe('the tree of pages', () => {
  it('has the homepage first, and pages below the address that they begin with', () => {
    expect(drawn(['/cms/{slug}', '/cms', '/', '/about', '/cms/tags'])).toEqual([
      '/',
      'about',
      'cms',
      '  tags',
      '  {slug}',
    ])
  })
  it('joins what leads to one page alone, and keeps what several share', () => {
    expect(drawn(['/cluster/user/dashboard', '/user/login', '/user/profile/edit'])).toEqual([
      'cluster/user/dashboard',
      'user …',
      '  login',
      '  profile/edit',
    ])
  })
  it('leaves out what is folded away', () => {
    expect(drawn(['/cms', '/cms/a', '/cms/a/b'], ['/cms'])).toEqual(['cms'])
    expect(drawn(['/cms', '/cms/a', '/cms/a/b'], ['/cms/a'])).toEqual(['cms', '  a'])
  })
})
