import { afterAll, beforeAll, expect, it } from 'vitest'
import { fixtureThemes, heading, page, row } from '@tests/fixtures/sites'
import { editing, type Editing } from '@tests/support/editing'
import { openGateway, type TestGateway } from '@tests/support/gateway'

const richWords = { id: 'rich', type: 'content/rich-text', version: 1, props: { text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Call us ' }, { type: 'text', text: 'this evening', marks: [{ type: 'bold' }] }] }] } } }
const themes = {
  ...fixtureThemes,
  '/themes/default/pages/about.json': page('/about', { guest: [row(heading('Evening classes'))] }),
  '/themes/default/pages/prices.json': page('/prices', { guest: [row(richWords)] }),
  '/themes/default/pages/inside.json': page('/inside', { admin: [row(heading('Evening plans'))] }, { access: 'admin' }),
}

let gateway: TestGateway
let work: Editing
beforeAll(async () => {
  gateway = await openGateway({ themes })
  work = await editing(gateway)
})
afterAll(() => gateway.close())

const find = async (words: string, { who = work.manager, isCaseKept = false } = {}) =>
  (await work.get(`/api/editor/find-words?words=${encodeURIComponent(words)}${isCaseKept ? '&case=true' : ''}`, who)).json<{ keys: string[] }>().keys

it('finds pages by words that the theme, or nobody but a draft, has', async () => {
  expect(await find('evening classes')).toEqual(['page:/about'])
  await work.write('page:/about', 'Morning classes')
  expect(await find('evening classes')).toEqual(['page:/about'])
  expect(await find('morning classes')).toEqual(['page:/about'])
  expect(await find('morning classes', { isCaseKept: true })).toEqual([])
})

it('finds words of which some are bold', async () => {
  expect(await find('us this evening')).toEqual(['page:/prices'])
})

it('does not take what a block is for its words', async () => {
  expect(await find('content/rich-text')).toEqual([])
})

it('tells a manager nothing of what is the admins’', async () => {
  expect(await find('evening plans')).toEqual([])
  expect(await find('evening plans', { who: work.admin })).toEqual(['page:/inside'])
})

it('leaves out what lies in the trash', async () => {
  expect((await work.post('trash', { key: 'page:/prices' })).statusCode).toBe(200)
  expect(await find('us this evening')).toEqual([])
})
