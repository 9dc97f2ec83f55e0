import { expect, it } from 'vitest'
import { flatten } from '@schemas/layout/flat/flatten'
import { mergePages } from '../document/merge'
import { alike } from './copy-base'

const page = (a: string, b: string) =>
  flatten({
    format: 1, path: '/', frame: 'default', access: 'guest', title: 'T',
    views: { guest: { rows: [{ id: 'r', cells: [{ id: 'c', blocks: [{ id: 'a', type: 'content/heading', version: 1, props: { text: a } }, { id: 'b', type: 'content/heading', version: 1, props: { text: b } }] }] }] } },
  })

it('asks about every difference when nobody knows any more who made it', () => {
  const [mine, theirs] = [page('Mine', 'Same'), page('Theirs', 'Same')]
  expect(mergePages(alike(mine, theirs), mine, theirs)).toMatchObject({ ok: false, conflicts: [{ id: 'a' }] })
})
