import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider, PageProvider } from '@kit/boot'
import { type OverlayRequest, receiveOverlays } from '@kit/ui/overlay/overlay-requests'
import { queryClient } from '@kit/use-call'
import { View } from './view'

const malee = {
  id: 'p1',
  email: 'malee@alpha.example',
  firstname: 'Malee',
  lastname: '',
  role: 'user',
  status: 'active',
  isMe: false,
  createdAt: '2026-01-01T00:00:00Z',
  lastActiveAt: '2026-11-21T00:00:00Z',
}
let root: Root
let stop: () => void
let members: object[]
let refusal: Response | undefined
const done: [string, object][] = []
const sentBodies: unknown[] = []
const confirmRequests: Extract<OverlayRequest, { kind: 'confirm' }>[] = []
beforeEach(() => {
  queryClient().clear()
  sessionStorage.clear()
  members = [malee, { ...malee, id: 'me', email: 'ada@alpha.example', firstname: 'Ada', role: 'admin', isMe: true }]
  refusal = undefined
  for (const list of [done, sentBodies, confirmRequests]) list.length = 0
  stop = receiveOverlays((request) => {
    if (request.kind === 'toast') sentBodies.push(request.message)
    if (request.kind === 'confirm') confirmRequests.push(request)
  })
  vi.spyOn(window, 'fetch').mockImplementation((address, options) => {
    if (options?.method !== 'POST') return Promise.resolve(Response.json({ members, total: members.length }))
    if (refusal) return Promise.resolve(refusal.clone())
    const body = JSON.parse(options.body as string) as { email?: string; status?: string }
    done.push([(address as string).slice('/api/member/'.length), body])
    if (body.status) members = [{ ...malee, status: body.status }, ...members.slice(1)]
    return Promise.resolve(Response.json({ member: { ...malee, ...body }, ended: 2, status: true, sent: true }))
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const boot = {
    locale: 'en',
    session: { role: 'admin', userID: 'me' },
    space: { timeZone: 'Asia/Bangkok' },
  } as unknown as Boot
  root.render(
    <BootProvider boot={boot}>
      <PageProvider payload={{ path: '/user/members', query: {} } as never}>
        {createElement(View, { level: 1, perPage: 20, align: 'start', blockId: 'b' } as never)}
      </PageProvider>
    </BootProvider>,
  )
})
afterEach(async () => {
  stop()
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
  await page.viewport(414, 896)
})
const menuOf = async (name: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  return page.getByRole('menu').getByRole('menuitem')
}
const press = async (name: string) => {
  await menuOf('Malee')
  await page.getByRole('menuitem', { name }).click()
}
const entriesOf = async (name: string) => {
  const entries = (await menuOf(name)).elements().map(({ textContent }) => textContent)
  await userEvent.keyboard('{Escape}')
  return entries
}
const answerConfirm = async (isSure: boolean) => {
  await vi.waitFor(() => expect(confirmRequests).toHaveLength(1))
  confirmRequests.pop()?.resolve(isSure)
}

it('invites a person, and shows refusals at their fields', async () => {
  await page.getByRole('button', { name: 'Invite a member' }).click()
  const form = page.getByRole('form', { name: 'Invite a member' })
  await form.getByLabelText('First name').fill('Nok')
  await form.getByLabelText('Email').fill('malee@alpha.example')
  await form.getByLabelText('Role').selectOptions('Manager')
  refusal = Response.json(
    { error: { status: 409, message: 'Refused.', fields: { email: 'Somebody has this address.' } } },
    { status: 409 },
  )
  await form.getByRole('button', { name: 'Send invitation' }).click()
  await expect.element(form.getByLabelText('Email')).toHaveAccessibleDescription('Somebody has this address.')
  refusal = undefined
  await form.getByLabelText('Email').fill('nok@alpha.example')
  await form.getByRole('button', { name: /^(?:Send invitation|Error)$/ }).click()
  await vi.waitFor(() => expect(sentBodies).toEqual(['Invitation to nok@alpha.example is on its way.']))
  expect(done).toEqual([['invite', { firstname: 'Nok', lastname: '', email: 'nok@alpha.example', role: 'manager' }]])
  await expect.element(form).not.toBeInTheDocument()
})

it('closes an account after confirmation, and reopens it', async () => {
  await press('Suspend account')
  await answerConfirm(false)
  await press('Suspend account')
  await answerConfirm(true)
  await vi.waitFor(() => expect(sentBodies).toEqual(['Malee’s account is suspended.']))
  await expect.element(page.getByRole('row', { name: /Malee/ }).getByText('Suspended')).toBeVisible()
  // A closed account offers only the action it needs.
  expect(await entriesOf('Malee')).toEqual(['Reactivate account'])
  await press('Reactivate account')
  await vi.waitFor(() => expect(sentBodies.at(-1)).toBe('Malee’s account is active again.'))
  expect(done).toEqual([
    ['set-status', { id: 'p1', status: 'disabled' }],
    ['set-status', { id: 'p1', status: 'active' }],
  ])
})

it('signs a member out everywhere and sends a password mail, and offers only the mail for oneself', async () => {
  await press('Sign out everywhere')
  await vi.waitFor(() => expect(sentBodies).toEqual(['Sessions ended: 2.']))
  await press('Send password reset')
  await vi.waitFor(() => expect(sentBodies.at(-1)).toBe('Email to malee@alpha.example is on its way.'))
  expect(done).toEqual([
    ['end-sessions', { id: 'p1' }],
    ['send-recovery', { id: 'p1' }],
  ])
  expect(await entriesOf('Ada')).toEqual(['Send password reset'])
  await expect.element(page.getByRole('combobox', { name: 'Role of Ada' })).not.toBeInTheDocument()
})

it('shows why an action failed', async () => {
  refusal = Response.json({ error: { status: 409, message: 'One admin stays.' } }, { status: 409 })
  await press('Sign out everywhere')
  await vi.waitFor(() => expect(sentBodies).toEqual(['One admin stays.']))
})

it('changes a role in place after confirmation', async () => {
  const role = page.getByRole('combobox', { name: 'Role of Malee' })
  await role.selectOptions('Manager')
  await answerConfirm(false)
  await expect.element(role).toHaveValue('user')
  await role.selectOptions('Manager')
  await answerConfirm(true)
  await vi.waitFor(() => expect(sentBodies).toEqual(['Malee now has the role “Manager”.']))
  expect(done).toEqual([['set-role', { id: 'p1', role: 'manager' }]])
})

it('suspends the selected members but not oneself, and undoes it', async () => {
  await page.viewport(1280, 800)
  await page.getByRole('checkbox', { name: 'Select all rows' }).click()
  await page
    .getByRole('group', { name: 'Actions for selected rows' })
    .getByRole('button', { name: 'Suspend account' })
    .click()
  await answerConfirm(true)
  await expect.element(page.getByText('Accounts suspended: 1.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Undone.')).toBeVisible()
  expect(done).toEqual([
    ['set-status', { id: 'p1', status: 'disabled' }],
    ['set-status', { id: 'p1', status: 'active' }],
  ])
})
