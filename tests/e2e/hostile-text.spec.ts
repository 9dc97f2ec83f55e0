import { randomUUID } from 'node:crypto'
import { scriptStrings } from '../fixtures/hostile-strings'
import { watchForMarkup } from '../support/hostile-watch'
import { ask } from '../support/hosts'
import { gatewayBase, siteUrl } from '../support/site-url'
import { asManager } from './as-manager'
import { canvasOf } from './in-builder'
import { expect, goTo, test } from './test'

const host = 'academy.localhost'
const path = '/words-of-strangers'

test.use({ role: 'manager' })

test('shows hostile text as plain text: on a page, in its builder, in a form’s submissions', async ({
  page,
  browser,
}) => {
  const post = await asManager('academy')
  const blocks = scriptStrings.flatMap((text, at) => [
    { id: `h${at}`, version: 1, type: 'content/heading', props: { text, eyebrow: text, level: 3 } },
    { id: `b${at}`, version: 1, type: 'content/button', props: { text, note: text, link: { to: '/about' } } },
  ])
  const content = {
    format: 1,
    path,
    title: 'Words',
    views: { guest: { rows: [{ id: 'r1', cells: [{ id: 'c1', blocks }] }] } },
  }
  await post('/api/editor/create', { path, title: scriptStrings[0], content })
  try {
    const { address } = await post<{ address: string }>('/api/editor/preview-link', {
      keys: [`page:${path}`],
      hours: 1,
    })
    const guest = await (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage()
    const [ofGuest, ofManager] = [watchForMarkup(guest), watchForMarkup(page)]
    await goTo(guest, siteUrl('academy', address))
    await expect(guest.getByRole('heading', { level: 3 })).toHaveCount(scriptStrings.length)
    expect(
      (await guest.getByRole('heading', { level: 3 }).allTextContents()).map((text, at) =>
        text.includes(scriptStrings[at] ?? '') ? '' : text,
      ),
    ).toEqual(scriptStrings.map(() => ''))
    expect(await ofGuest()).toEqual([])
    await guest.context().close()

    await goTo(page, siteUrl('academy', `${path}?edit`))
    await expect(
      (await canvasOf(page)).locator('#canvas-page').getByRole('heading', { level: 3 }).first(),
    ).toBeVisible()
    expect(await ofManager()).toEqual([])
  } finally {
    await post('/api/editor/trash', { key: `page:${path}` })
  }

  const name = `<img src=x onerror=alert(1)> ${randomUUID().slice(0, 8)}`
  const answers = {
    prefix: 'mr',
    name,
    phone: '081 234 5678',
    email: null,
    thaiId: null,
    province: 'TH-50',
    postcode: null,
    session: 'compost',
    grows: 'no',
    diet: null,
    transport: 'own',
    consent: true,
    news: null,
  }
  // The form is in the guests' view of its page, and the list of submissions in the managers'.
  const sent = await ask(gatewayBase(), host, '/api/form/submit', {
    method: 'POST',
    body: { page: '/register-interest', block: 'register', answers, key: randomUUID(), website: '', seconds: 30 },
  })
  expect(sent.status, sent.text).toBe(200)
  const ofList = watchForMarkup(page)
  await goTo(page, siteUrl('academy', '/register-interest'))
  await expect(page.getByText(name, { exact: false }).first()).toBeVisible()
  expect(await ofList()).toEqual([])
})
