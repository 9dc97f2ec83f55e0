import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Boot } from '@schemas/boot'
import type { Payload } from '@schemas/layout/render'
import { fixtureThemes, heading, page, row } from '@tests/fixtures/sites'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'

const pages: Record<string, string> = {
  dashboard: page('/user/dashboard', { user: [row(heading('Mine'))] }, { access: 'user' }),
  members: page('/user/members', { admin: [row(heading('Members'))] }, { access: 'admin' }),
  login: page('/user/login', { guest: [row(heading('Sign in'))] }),
  code: page('/user/qrcode', { user: [row(heading('Code'))] }, { access: 'user', frame: 'fullscreen' }),
  board: page('/cluster/board', { guest: [row(heading('Board'))] }),
}
const themes = {
  ...fixtureThemes,
  '/themes/default/workspace.json': JSON.stringify({ format: 1, rows: [row({ type: 'site/workspace' })] }),
  ...Object.fromEntries(Object.entries(pages).map(([name, text]) => [`/themes/default/pages/user/${name}.json`, text])),
}

let gateway: TestGateway
const cookies: Record<string, string> = {}
beforeAll(async () => {
  gateway = await openGateway({ themes })
  for (const role of ['user', 'manager', 'admin'] as const) cookies[role] = (await signIn(gateway, role)).cookie
})
afterAll(() => gateway.close())

const asRole = (role: string) => (cookies[role] === undefined ? {} : { cookie: cookies[role] })
const frameAt = async (path: string, role: string) =>
  ((await ask(gateway, `${path}/_payload.json`, asRole(role))).json() as Payload).frame
async function bootOf(path: string, role: string): Promise<Boot> {
  const { body } = await ask(gateway, path, asRole(role))
  return JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(body)?.[1] ?? '') as Boot
}

it.each([
  ['/user/dashboard', { user: 'default', manager: 'workspace', admin: 'workspace' }],
  ['/cluster/board', { guest: 'default', user: 'default', manager: 'workspace' }],
  ['/user/login', { guest: 'default', manager: 'default' }],
  ['/user/qrcode', { user: 'fullscreen', manager: 'fullscreen' }],
  ['/roles', { guest: 'default', manager: 'default', admin: 'default' }],
  // Errors of staff stay where they work.
  ['/user/nothing-here', { user: 'default', manager: 'workspace' }],
])('frames %s by role', async (path, frames) => {
  const found: Record<string, string> = {}
  // Twice: an answer from memory is of the same role.
  for (const role of [...Object.keys(frames), ...Object.keys(frames)]) found[role] = await frameAt(path, role)
  expect(found).toEqual(frames)
})

it('sends the workspace to those who see it, and nothing of it to others', async () => {
  for (const role of ['guest', 'user']) {
    const boot = await bootOf('/roles', role)
    expect([boot.slots.workspace, boot.workspace]).toEqual([undefined, undefined])
    expect((await ask(gateway, '/roles', asRole(role))).body).not.toContain('site/workspace')
  }
  const boot = await bootOf('/roles', 'manager')
  expect(JSON.stringify(boot.slots.workspace)).toContain('"site/workspace"')
})

it('offers entries whose pages the site has, and says of the others who may', async () => {
  const entries = async (role: string) =>
    Object.fromEntries(
      ((await bootOf('/user/dashboard', role)).workspace ?? []).map(({ id, isLocked }) => [id, isLocked ?? false]),
    )
  const manager = await entries('manager')
  expect(manager).toMatchObject({ 'account.home': false, 'account.members': true, 'editor.pages': false })
  // There is no such page here, and the operator's screens are for admins.
  expect(Object.keys(manager)).not.toContain('messages.inbox')
  expect(Object.keys(manager)).not.toContain('editor.sites')
  expect(await entries('admin')).toMatchObject({ 'account.members': false, 'editor.sites': false })
})

it('draws the page of a manager in the workspace', async () => {
  const { body } = await ask(gateway, '/user/dashboard', asRole('manager'))
  expect(body).toContain('data-frame="workspace"')
  expect(body).toContain('class="site-workspace"')
  expect(body).not.toContain('class="site-header"')
  expect((await ask(gateway, '/user/dashboard', asRole('user'))).body).toContain('class="site-header"')
})
