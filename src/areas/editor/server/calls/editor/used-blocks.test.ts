import { afterAll, beforeAll, expect, it } from 'vitest'
import { fixtureThemes, heading, page, row } from '@tests/fixtures/sites'
import { type Editing, openEditing } from '@tests/support/editing'
import { type TestGateway } from '@tests/support/gateway'

const badge = (id: string) => ({ id, type: 'content/badge', version: 1, props: { items: [{ text: 'x' }] } })
/** Its text looks like a block. */
const listed = {
  id: 'listed',
  type: 'content/list',
  version: 1,
  props: { items: [{ id: 'a', type: 'content/steps', version: 1 }] },
  slots: { content: [row(badge('inner'))] },
}
const themes = {
  ...fixtureThemes,
  '/themes/default/pages/about.json': page('/about', {
    guest: [row(badge('one')), row(badge('two'))],
    user: [row(listed)],
  }),
  '/themes/default/pages/prices.json': page('/prices', { guest: [row(heading('Prices'))] }),
  '/themes/default/pages/inside.json': page('/inside', { admin: [row(badge('secret'))] }, { access: 'admin' }),
}

let gateway: TestGateway
let work: Editing
beforeAll(async () => {
  ;({ gateway, work } = await openEditing({ themes }))
})
afterAll(() => gateway.close())

type Use = { key: string; blocks: number; first: string }
const usesOf = async (type: string, who = work.manager) =>
  (await work.get(`/api/editor/block-uses?type=${encodeURIComponent(type)}`, who)).json<{ uses: Use[] }>().uses
const countOf = async (type: string, who = work.manager) =>
  (await work.get('/api/editor/used-blocks', who))
    .json<{ types: { type: string; blocks: number; documents: number }[] }>()
    .types.find((each) => each.type === type)

it('lists where blocks of a type are, in every view and slot, with counts', async () => {
  expect(await usesOf('content/badge')).toEqual([{ key: 'page:/about', blocks: 3, first: 'one' }])
  expect(await countOf('content/badge')).toEqual({ type: 'content/badge', blocks: 3, documents: 1 })
})

it('mistakes no block content for a block', async () => {
  expect(await usesOf('content/steps')).toEqual([])
  expect(await countOf('content/steps')).toBeUndefined()
})

it('reveals nothing admin-only to a manager', async () => {
  expect((await usesOf('content/badge', work.admin)).map(({ key }) => key)).toEqual(['page:/about', 'page:/inside'])
  expect(await countOf('content/badge', work.admin)).toMatchObject({ blocks: 4, documents: 2 })
})

it('follows drafts, published or not, and leaves out the trash', async () => {
  const { version, content } = await work.open('page:/prices')
  expect(
    (await work.save('page:/prices', version, { ...content, views: { guest: { rows: [row(badge('new'))] } } }))
      .statusCode,
  ).toBe(200)
  expect((await usesOf('content/badge')).map(({ key, first }) => [key, first])).toEqual([
    ['page:/about', 'one'],
    ['page:/prices', 'new'],
  ])
  expect((await usesOf('content/heading')).map(({ key }) => key)).not.toContain('page:/prices')
  expect((await work.post('trash', { key: 'page:/prices' })).statusCode).toBe(200)
  expect((await usesOf('content/badge')).map(({ key }) => key)).toEqual(['page:/about'])
  expect(await countOf('content/badge')).toMatchObject({ documents: 1 })
})
