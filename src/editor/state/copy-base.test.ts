import { expect, it } from 'vitest'
import { flatten } from '@schemas/layout/flat/flatten'
import { emptyHistory } from '../document/history'
import { mergePages } from '../document/merge'
import { alike, copyBaseOf } from './copy-base'

const content = (a: string, b: string) => ({
  format: 1 as const,
  path: '/',
  frame: 'default' as const,
  access: 'guest' as const,
  title: 'T',
  views: {
    guest: {
      rows: [
        {
          id: 'r',
          cells: [
            {
              id: 'c',
              blocks: [
                { id: 'a', type: 'content/heading', version: 1, props: { text: a } },
                { id: 'b', type: 'content/heading', version: 1, props: { text: b } },
              ],
            },
          ],
        },
      ],
    },
  },
})
const page = (a: string, b: string) => flatten(content(a, b))

it('asks about every difference when the base is unknown', () => {
  const [mine, theirs] = [page('Mine', 'Same'), page('Theirs', 'Same')]
  expect(mergePages(alike(mine, theirs), mine, theirs)).toMatchObject({ ok: false, conflicts: [{ id: 'a' }] })
})

it("uses the gateway's version as base when it is an unanswered save of this device, else the copy's base", async () => {
  const opened = (now: unknown) => ({ key: 'page:/', version: 5, content: now }) as never
  const copy = {
    key: 'page:/',
    version: 4,
    content: content('Typed on', 'Same'),
    history: emptyHistory,
    unsaved: true,
    at: 1,
    base: content('Before', 'Same'),
    unheard: [content('Typed', 'Same'), content('Typed o', 'Same')],
  }
  expect(await copyBaseOf(opened(content('Typed', 'Same')), copy)).toBeUndefined()
  expect(await copyBaseOf(opened(content('Theirs', 'Same')), copy)).toEqual(page('Before', 'Same'))
})
