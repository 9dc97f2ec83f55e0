import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { formSubmission, person } from '@gateway/db/tables'
import { writeMessage } from '@areas/messages/server/domain/write-message'
import { fixtureThemes, heading, page, row } from '@tests/fixtures/sites'
import { adding, editing } from '@tests/support/editing'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'

const themes = {
  ...fixtureThemes,
  '/themes/default/pages/message.json': page('/user/message', { user: [row(heading('Chat'))] }, { access: 'user' }),
  '/themes/default/pages/answers.json': page(
    '/answers',
    { manager: [row({ type: 'form/submissions-table', props: { form: 'join' } })] },
    { access: 'manager' },
  ),
}

let gateway: TestGateway
let work: Awaited<ReturnType<typeof editing>>
beforeAll(async () => {
  gateway = await openGateway({ themes })
  work = await editing(gateway)
})
afterAll(() => gateway.close())

type Items = { items: { id: string; entry?: string; count: number; label: string; detail?: string; to: string }[] }
const waitingOf = async (cookie = work.manager.cookie, lang = 'en') =>
  (
    await ask(gateway, '/api/workspace/waiting', { cookie: `${cookie}; lang=${lang}`, token: work.manager.token })
  ).json<Items>().items

const submit = (form: string, status: 'new' | 'done', site = 'alpha') =>
  gateway.services.withSite(site, (tx) =>
    tx
      .insert(formSubmission)
      .values({ siteId: site, id: randomUUID(), form, pagePath: '/join', answers: {}, locale: 'th', status }),
  )

it('is empty where nothing waits, and for staff alone', async () => {
  expect(await waitingOf()).toEqual([])
  const { token } = await signIn(gateway, 'user')
  expect((await ask(gateway, '/api/workspace/waiting', { token })).statusCode).toBe(403)
  expect((await ask(gateway, '/api/workspace/waiting')).statusCode).toBe(401)
})

it('counts what waits in each area, with the list that it opens', async () => {
  await Promise.all([submit('join', 'new'), submit('join', 'new'), submit('join', 'done')])
  // Nobody reads these here: no page lists them, or they are another site's.
  await Promise.all([submit('unlisted', 'new'), submit('join', 'new', 'beta')])
  await gateway.services.withSite('alpha', async (tx) => {
    const idOf = async (name: string) =>
      (
        await tx
          .select({ id: person.id })
          .from(person)
          .where(eq(person.email, `${name}@alpha.example`))
      )[0]?.id ?? ''
    const [author, reader] = [await idOf('user'), await idOf('manager')]
    for (const body of ['One', 'Two'])
      await writeMessage(tx, { site: 'alpha', kind: 'direct', members: [author, reader] }, { author, body })
  })
  const opened = await work.open('page:/roles')
  await work.save('page:/roles', 0, adding(opened.content, 'More'))
  expect(await waitingOf()).toEqual([
    {
      id: 'editor.drafts',
      entry: 'editor.pages',
      count: 1,
      label: 'Unpublished drafts: 1',
      to: '/?edit#drafts',
    },
    { id: 'forms.join', count: 2, label: 'New form responses: 2', detail: 'Page /answers', to: '/answers' },
    {
      id: 'messages.unread',
      entry: 'messages.inbox',
      count: 2,
      label: 'Unread messages: 2',
      to: '/user/message',
    },
  ])
  expect((await waitingOf(undefined, 'th')).map(({ label }) => label)).toEqual([
    'ฉบับร่างที่ยังไม่เผยแพร่ 1 รายการ',
    'คำตอบแบบฟอร์มใหม่ 2 รายการ',
    'ข้อความที่ยังไม่ได้อ่าน 2 ข้อความ',
  ])
})

it('counts a further draft, although the last count is remembered', async () => {
  const opened = await work.open('page:/lower')
  await work.save('page:/lower', 0, adding(opened.content, 'More'))
  expect((await waitingOf()).find(({ id }) => id === 'editor.drafts')?.count).toBe(2)
})
