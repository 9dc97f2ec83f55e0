import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fixtureThemes, heading, page, row } from '@tests/fixtures/sites'
import { type Editing, openEditing } from '@tests/support/editing'
import { editedInTurn } from '@gateway/drafts/edited-contents'
import { type TestGateway } from '@tests/support/gateway'

const richBlock = {
  id: 'rich',
  type: 'content/rich-text',
  version: 1,
  props: {
    text: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'Call us ' },
            { type: 'text', text: 'this evening', marks: [{ type: 'bold' }] },
          ],
        },
      ],
    },
  },
}
const themes = {
  ...fixtureThemes,
  '/themes/default/pages/about.json': page('/about', { guest: [row(heading('Evening classes'))] }),
  '/themes/default/pages/prices.json': page('/prices', { guest: [row(richBlock)] }),
  '/themes/default/pages/given-back.json': page('/given-back', { guest: [row(heading('Words of the theme'))] }),
  '/themes/default/pages/inside.json': page('/inside', { admin: [row(heading('Evening plans'))] }, { access: 'admin' }),
}

let gateway: TestGateway
let work: Editing
beforeAll(async () => {
  ;({ gateway, work } = await openEditing({ themes }))
})
afterAll(() => gateway.close())

const find = async (query: string, { who = work.manager, isCaseKept: isCaseSensitive = false } = {}) =>
  (
    await work.get(
      `/api/editor/find-words?words=${encodeURIComponent(query)}${isCaseSensitive ? '&case=true' : ''}`,
      who,
    )
  ).json<{ keys: string[] }>().keys

it('finds text that only the theme has, or only a draft', async () => {
  expect(await find('evening classes')).toEqual(['page:/about'])
  await work.write('page:/about', 'Morning classes')
  expect(await find('evening classes')).toEqual(['page:/about'])
  expect(await find('morning classes')).toEqual(['page:/about'])
  expect(await find('morning classes', { isCaseKept: true })).toEqual([])
})

it('finds text that is partly bold', async () => {
  expect(await find('us this evening')).toEqual(['page:/prices'])
})

it('ignores block types and other non-text', async () => {
  expect(await find('content/rich-text')).toEqual([])
})

it('shows a manager nothing that is admin-only', async () => {
  expect(await find('evening plans')).toEqual([])
  expect(await find('evening plans', { who: work.admin })).toEqual(['page:/inside'])
})

it("finds the theme's text on a reverted page, and not what visitors still see", async () => {
  const { version, content } = await work.open('page:/given-back', work.admin)
  expect(
    (
      await work.save(
        'page:/given-back',
        version,
        { ...content, access: 'admin', views: { admin: { rows: [row(heading('Secret figures'))] } } },
        { who: work.admin },
      )
    ).statusCode,
  ).toBe(200)
  expect((await work.post('publish', { keys: ['page:/given-back'] }, work.admin)).statusCode).toBe(200)
  expect(await find('secret figures', { who: work.admin })).toEqual(['page:/given-back'])
  expect((await work.post('revert', { key: 'page:/given-back' }, work.admin)).statusCode).toBe(200)
  for (const who of [work.manager, work.admin]) {
    expect(await find('secret figures', { who })).toEqual([])
    expect(await find('words of the theme', { who })).toEqual(['page:/given-back'])
  }
})

it('leaves out trashed documents', async () => {
  expect((await work.post('trash', { key: 'page:/prices' })).statusCode).toBe(200)
  expect(await find('us this evening')).toEqual([])
})

it('finds text on more drafts than are read at once', async () => {
  const keys = Array.from({ length: 45 }, (_, nr) => `page:/many-${String(nr).padStart(2, '0')}`)
  for (const key of keys)
    expect(
      (
        await work.post('create', {
          path: key.slice(5),
          title: 'One of many',
          content: JSON.parse(page(key.slice(5), { guest: [row(heading('Forty-five alike'))] })) as unknown,
        })
      ).statusCode,
    ).toBe(200)
  expect((await find('forty-five alike')).toSorted()).toEqual(keys)
})

it('reveals nothing that becomes admin-only during the search', async () => {
  const site = await gateway.services.sites.byId('alpha')
  if (!site) throw new Error('There is no site.')
  const author = { site, themes: gateway.services.themes, role: 'manager', locale: 'en', person: undefined } as const
  let isListed = false
  const seen: string[] = []
  const tx: Parameters<typeof editedInTurn>[0] = async (read) => {
    if (isListed) {
      const { version, content } = await work.open('page:/many-00', work.admin)
      if (content.access !== 'admin')
        expect(
          (
            await work.save(
              'page:/many-00',
              version,
              { ...content, access: 'admin', views: { admin: content.views.guest } },
              { who: work.admin },
            )
          ).statusCode,
        ).toBe(200)
    }
    isListed = true
    return gateway.services.withSite('alpha', read)
  }
  for await (const { entry } of editedInTurn(tx, author, pino({ enabled: false }))) seen.push(entry.key)
  expect(seen).toContain('page:/many-01')
  expect(seen).not.toContain('page:/many-00')
})
