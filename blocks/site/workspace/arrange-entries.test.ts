import { expect, it } from 'vitest'
import type { WorkspaceLink } from '@schemas/workspace'
import { arrangeEntries, entryAt, inGroups, tabsOf } from './arrange-entries'
import { moveEntry, orderedEntries } from './move-entry'

const link = (id: string, group: WorkspaceLink['group'], more: Partial<WorkspaceLink> = {}): WorkspaceLink => ({
  id,
  group,
  label: { en: id, th: id },
  icon: 'home',
  to: `/${id.replace('.', '/')}`,
  role: 'manager',
  keywords: '',
  ...more,
})
const links = [
  link('a.home', 'home', { to: '/user/dashboard', tab: 1 }),
  link('f.mine', 'files', { to: '/user/files', tab: 3 }),
  link('f.shared', 'files', { to: '/user/files/shared' }),
  link('m.inbox', 'messages', { tab: 2 }),
  link('p.members', 'people', { isLocked: true, tab: 4 }),
  link('x.search', 'site', { isSearchOnly: true }),
]
const ids = (of: readonly WorkspaceLink[]) => of.map(({ id }) => id)

it('shows what may be used, without hidden entries, in the manager’s order', () => {
  expect(ids(arrangeEntries(links, []))).toEqual(['a.home', 'f.mine', 'f.shared', 'm.inbox'])
  const arranged = arrangeEntries(links, [
    { id: 'f.shared', hidden: false },
    { id: 'm.inbox', hidden: true },
    { id: 'gone.entry', hidden: false },
  ])
  expect(inGroups(arranged).map(({ group, links: own }) => [group, ids(own)])).toEqual([
    ['home', ['a.home']],
    ['files', ['f.shared', 'f.mine']],
  ])
})

it('takes the tabs by their rank, and not those that are hidden or locked', () => {
  expect(ids(tabsOf(arrangeEntries(links, [])))).toEqual(['a.home', 'm.inbox', 'f.mine'])
  expect(ids(tabsOf(arrangeEntries(links, [{ id: 'm.inbox', hidden: true }])))).toEqual(['a.home', 'f.mine'])
})

it.each([
  ['/user/files', 'f.mine'],
  ['/user/files/shared', 'f.shared'],
  ['/user/files/other', 'f.mine'],
  ['/user/filesystem', undefined],
])('marks the entry of %s', (path, id) => {
  expect(entryAt(links, path)?.id).toBe(id)
})

it('moves an entry within the list that the builder shows, locked ones too', () => {
  const ordered = orderedEntries(links, [])
  expect(ids(ordered)).toEqual(['a.home', 'f.mine', 'f.shared', 'm.inbox', 'p.members'])
  const moved = moveEntry(ordered, 2, -1)
  expect(ids(moved).slice(1, 3)).toEqual(['f.shared', 'f.mine'])
  expect(
    ids(
      orderedEntries(
        links,
        moved.map(({ id }) => ({ id, hidden: false })),
      ),
    ),
  ).toEqual(ids(moved))
  expect(ids(moveEntry(ordered, 0, -1))).toEqual(ids(ordered))
})
