import { expect, it } from 'vitest'
import { liveVersionOf, locksOf, type PagePassword, unlockedAt } from './locked-pages'
import type { Site } from '../platform/sites'

const password = (id: string, path: string | null, ...former: [path: string, until: number][]): PagePassword => ({
  id,
  no: 1,
  path,
  former: former.map(([at, until]) => ({ path: at, until })),
})
const locked = (passwords: PagePassword[], versions: Record<string, number>, live = ['/a', '/b']) =>
  Object.fromEntries(
    [
      ...locksOf(
        { passwords },
        liveVersionOf(
          {
            versions: Object.fromEntries(Object.entries(versions).map(([path, version]) => [`page:${path}`, version])),
          },
          (path) => live.includes(path),
        ),
      ),
    ].map(([path, { id }]) => [path, id]),
  )

it('locks a left address while the page is live there, whatever is at its new one', () => {
  const moved = [password('moved', '/b', ['/a', 3])]
  expect(locked(moved, { '/a': 2, '/b': 7 })).toEqual({ '/a': 'moved', '/b': 'moved' })
  expect(locked(moved, { '/a': 3, '/b': 7 })).toEqual({ '/b': 'moved' })
  // The theme's content belongs to no draft.
  expect(locked(moved, {})).toEqual({ '/a': 'moved', '/b': 'moved' })
  expect(locked(moved, { '/a': 2 }, ['/b'])).toEqual({ '/b': 'moved' })
})

it('uses the password of the live page, of several that were at an address', () => {
  const several = [
    password('third', '/a'),
    password('second', null, ['/a', 6]),
    password('first', '/b', ['/a', 3], ['/a', 9]),
  ]
  expect([1, 4, 7, 9].map((version) => locked(several, { '/a': version })['/a'])).toEqual([
    'first',
    'second',
    'first',
    'third',
  ])
})

it('unlocks single addresses, not others of the same page', () => {
  const site = { passwords: [password('one', '/a', ['/b', 3]), password('other', '/c')] } as unknown as Site
  expect(unlockedAt(site, new Set(['/a'])).passwords).toEqual([
    password('one', null, ['/b', 3]),
    password('other', '/c'),
  ])
})
