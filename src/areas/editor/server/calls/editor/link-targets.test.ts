import { afterAll, beforeAll, expect, it } from 'vitest'
import { heading, row } from '@tests/fixtures/sites'
import { type Editing, openEditing } from '@tests/support/editing'
import { type TestGateway } from '@tests/support/gateway'

let gateway: TestGateway
let work: Editing
beforeAll(async () => {
  ;({ gateway, work } = await openEditing())
})
afterAll(() => gateway.close())

type Target = { path: string; anchors: string[]; forms: string[] }
const targets = async (who = work.manager) =>
  (await work.get('/api/editor/link-targets', who)).json<{ pages: Target[] }>().pages
const of = async (path: string, who?: typeof work.manager) => (await targets(who)).find((each) => each.path === path)

/** Appends rows to a page and saves it. */
async function add(key: string, who: typeof work.manager, ...rows: unknown[]): Promise<void> {
  const { version, content } = await work.open(key, who)
  const answer = await work.save(
    key,
    version,
    {
      ...content,
      views: {
        ...content.views,
        guest: { rows: [...content.views.guest.rows, ...(rows as Record<string, unknown>[])] },
      },
    },
    { who },
  )
  expect(answer.statusCode, answer.body).toBe(200)
}

const form = { id: 'contact-form', type: 'form/form', version: 1, props: { form: 'contact', fields: [] } }
const tabs = {
  id: 'the-tabs',
  type: 'content/tabs',
  version: 1,
  props: { items: [{ key: 'one', label: 'One' }] },
  slots: { one: [row({ ...heading('Deep'), anchor: 'deep' })] },
}

it('lists anchors and forms of edited pages, at any depth', async () => {
  expect(await of('/lower')).toBeUndefined()
  await add('page:/lower', work.manager, { ...row(heading('Prices')), anchor: 'prices' }, row(tabs), row(form))
  expect(await of('/lower')).toEqual({ path: '/lower', anchors: ['prices', 'deep'], forms: ['contact'] })
})

it("lists those in a page's section too", async () => {
  const made = await work.post('create-section', {
    title: 'Offers',
    rows: [{ ...row(heading('Offers')), anchor: 'offers' }],
  })
  expect(made.statusCode, made.body).toBe(200)
  const { key } = made.json<{ key: string }>()
  const link = row({
    id: 'the-offers',
    type: 'site/section',
    version: 1,
    props: { section: key.slice('section:'.length) },
  })
  await add('page:/lower', work.manager, link)
  expect((await of('/lower'))?.anchors).toContain('offers')
})

it('lists nothing of a trashed page', async () => {
  expect((await work.post('trash', { key: 'page:/lower' })).statusCode).toBe(200)
  expect(await of('/lower')).toBeUndefined()
})
