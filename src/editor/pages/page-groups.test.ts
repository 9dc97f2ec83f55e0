import { expect, it } from 'vitest'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import { pageGroups } from './page-groups'
import { isInState, type PageState, pageStates } from './page-states'

const entry = (key: string, more: Partial<DocumentEntry> = {}): DocumentEntry => ({
  key,
  ...(key.startsWith('page:') ? { path: key.slice(5) } : {}),
  title: key,
  frame: 'default',
  access: 'guest',
  views: ['guest'],
  state: 'site',
  draft: false,
  trashed: false,
  fixed: false,
  ...more,
})
const documents = [
  entry('page:/', { state: 'theme', title: 'Home' }),
  entry('page:/a', {
    draft: true,
    updatedAt: '2026-01-02T00:00:00Z',
    isMine: true,
    title: { en: 'Zebra', th: 'ม้าลาย' },
  }),
  entry('page:/a/b', { draft: true, unseen: true, updatedAt: '2026-01-03T00:00:00Z', notes: 2, title: 'Page 10' }),
  entry('page:/c', { state: 'customised', hasPassword: true, noindex: true, title: 'Page 9' }),
  entry('page:/d', { access: 'user', open: 'never', title: 'Members' }),
  entry('page:/e', { liveAccess: 'manager', open: { until: '2000-01-01T00:00:00Z' }, liveOpen: null }),
  entry('slot:header', { state: 'customised', draft: true }),
  entry('section:menu-main', { state: 'theme' }),
  entry('section:x'),
  entry('page:/gone', { trashed: true, draft: true, notes: 1 }),
]
const options = {
  search: '',
  state: undefined,
  order: 'address' as const,
  folded: new Set<string>(),
  isPlanned: (key: string) => key === 'page:/c',
  title: ({ title }: DocumentEntry) => (typeof title === 'string' ? title : (title.en ?? '')),
}
const listed = (more: Partial<Parameters<typeof pageGroups>[1]>) =>
  pageGroups(documents, { ...options, ...more }).map(({ id, entries }) => [id, ...entries.map(({ key }) => key)])

it('counts the documents in each state, without the trash', () => {
  const found = Object.fromEntries(
    pageStates.map((state) => [
      state,
      documents.filter((each) => isInState(each, state, options.isPlanned)).map(({ key }) => key),
    ]),
  ) as Record<PageState, string[]>
  expect(found).toEqual({
    changed: ['page:/a', 'slot:header'],
    unseen: ['page:/a/b'],
    planned: ['page:/c'],
    notes: ['page:/a/b'],
    mine: ['page:/a'],
    customised: ['page:/c', 'slot:header'],
    theme: ['page:/', 'section:menu-main'],
    offline: ['page:/d'],
    password: ['page:/c'],
    noindex: ['page:/c'],
    roles: ['page:/d', 'page:/e'],
  })
})

it('lists search and filter results as one list, and all documents by kind otherwise', () => {
  expect(listed({ state: 'changed' })).toEqual([['found', 'page:/a', 'slot:header']])
  expect(listed({ state: 'changed', search: ' ม้า ' })).toEqual([['found', 'page:/a']])
  expect(listed({ state: 'notes', search: 'zebra' })).toEqual([])
  expect(
    pageGroups(
      ['slot:footer', 'page:/z', 'page:/b/c', 'page:/b', 'page:/'].map((key) => entry(key)),
      { ...options, search: 'e' },
    )[0]?.entries.map(({ key }) => key),
  ).toEqual(['page:/', 'page:/b', 'page:/b/c', 'page:/z', 'slot:footer'])
  expect(listed({ search: 'gone' })).toEqual([['found', 'page:/gone']])
  expect(listed({ folded: new Set(['/a']) })).toEqual([
    ['pages', 'page:/', 'page:/a', 'page:/a/b', 'page:/c', 'page:/d', 'page:/e'],
    ['menus', 'section:menu-main'],
    ['frame', 'slot:header'],
    ['sections', 'section:x'],
    ['trash', 'page:/gone'],
  ])
})

it('keeps screens of the product apart from what the site says, but not a page of the site’s own', () => {
  const all = [
    entry('page:/_error', { state: 'theme' }),
    entry('page:/user/login', { state: 'theme' }),
    entry('page:/user/club'),
    entry('page:/users', { state: 'theme' }),
    entry('page:/event/{slug}', { state: 'theme' }),
    entry('page:/event/_plugin/manager', { state: 'customised' }),
    entry('slot:workspace', { state: 'theme' }),
  ]
  const keysOf = (search: string) =>
    pageGroups(all, { ...options, search }).map(({ id, entries }) => [id, ...entries.map(({ key }) => key)])
  expect(keysOf('')).toEqual([
    ['pages', 'page:/user/club', 'page:/users', 'page:/event/{slug}'],
    ['system', 'page:/_error', 'page:/user/login', 'page:/event/_plugin/manager', 'slot:workspace'],
  ])
  expect(keysOf('login')).toEqual([['found', 'page:/user/login']])
})

it('sorts by last change first, and titles alphabetically with numbers by value', () => {
  expect(listed({ order: 'changed' })[0]?.slice(0, 3)).toEqual(['pages', 'page:/a/b', 'page:/a'])
  expect(
    pageGroups(documents, { ...options, order: 'title' })[0]?.lines.map(({ entry: each, level }) => [
      level,
      options.title(each as DocumentEntry),
    ]),
  ).toEqual([
    [0, 'Home'],
    [0, 'Members'],
    [0, 'Page 9'],
    [0, 'Page 10'],
    [0, 'page:/e'],
    [0, 'Zebra'],
  ])
})
