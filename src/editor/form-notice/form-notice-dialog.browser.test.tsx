import axe from 'axe-core'
import { createRoot, type Root } from 'react-dom/client'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import type { Boot } from '@schemas/boot'
import { Chrome } from '../ui/chrome'
import { useNoticeRequest } from './notice-request'
import { FormNoticeDialog } from './form-notice-dialog'
import '@mantine/core/styles.css'
import '../ui/editor.css'

type Notice = { addresses: string[]; isOn: boolean }

let root: Root
let stored: Notice & { version: string }
let sends: boolean
let sent: { form: string; notice: Notice; version: string }[]
let outcomes: object[][]

beforeEach(() => {
  stored = { addresses: ['desk@one.example'], isOn: true, version: 'v1' }
  sends = true
  sent = []
  outcomes = []
  vi.spyOn(window, 'fetch').mockImplementation(async (request, options) => {
    const { pathname } = new URL(String(request instanceof Request ? request.url : request), location.origin)
    if (pathname.endsWith('/form/notice')) return Response.json({ ...stored, own: 'me@one.example', sends })
    if (pathname.endsWith('/form/test-notice')) return Response.json({ test: '00000000-0000-4000-8000-000000000001' })
    if (pathname.endsWith('/form/notice-test'))
      return Response.json({ mails: outcomes.length > 1 ? outcomes.shift() : outcomes[0] })
    const body = JSON.parse(options?.body as string) as (typeof sent)[number]
    sent.push(body)
    if (body.version !== stored.version)
      return Response.json(
        {
          error: {
            status: 409,
            message: 'Someone else changed who gets new responses while you were editing.',
            requestId: '1',
          },
        },
        { status: 409 },
      )
    stored = { ...body.notice, version: `v${sent.length + 1}` }
    return Response.json(stored)
  })
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  queryClient().clear()
  vi.restoreAllMocks()
})

function open() {
  useNoticeRequest.setState({ form: 'contact' })
  const boot = {
    locale: 'en',
    site: { id: 'test' },
    space: { locales: ['th', 'en'], timeZone: 'Asia/Bangkok' },
    session: { role: 'manager' },
    routes: [],
    assets: {},
  } as unknown as Boot
  function Opened() {
    const [isOpen, setOpen] = useState(true)
    return isOpen && <FormNoticeDialog onClose={() => setOpen(false)} />
  }
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <Opened />
      </Chrome>
    </BootProvider>,
  )
}

const field = screen.getByLabelText('Add an email')
const button = (name: string) => screen.getByRole('button', { name, exact: true })
const dialog = screen.getByRole('dialog', { name: 'Who gets new responses' })

it('adds oneself with one press and others by typing, saves the list, and undoes it', async () => {
  open()
  await expect.element(field).toHaveFocus()
  await button('Add me (me@one.example)').click()
  await expect.element(button('Add me (me@one.example)')).not.toBeInTheDocument()
  await field.fill(' Owner@One.Example ')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('')
  await button('Remove desk@one.example').click()
  await expect.element(field).toHaveFocus()
  // Typed but not added yet: counts as well.
  await field.fill('last@one.example')
  await button('Save').click()
  await expect.element(screen.getByText('Saved. Applies from the next response.')).toBeVisible()
  expect(sent).toEqual([
    {
      form: 'contact',
      version: 'v1',
      notice: { addresses: ['me@one.example', 'owner@one.example', 'last@one.example'], isOn: true },
    },
  ])
  expect((await axe.run(dialog.element(), { resultTypes: ['violations'] })).violations).toEqual([])
  await button('Undo').click()
  await expect
    .poll(() => sent.at(-1))
    .toEqual({ form: 'contact', version: 'v2', notice: { addresses: ['desk@one.example'], isOn: true } })
  await expect.element(screen.getByText('Change undone.')).toBeVisible()
})

it('shows invalid and duplicate addresses at the field, and asks before discarding changes', async () => {
  open()
  await field.fill('owner@')
  await button('Save').click()
  await expect.element(screen.getByText('Enter a valid email, such as name@example.com.')).toBeVisible()
  await expect.element(field).toHaveFocus()
  await field.fill('DESK@one.example')
  await button('Add').click()
  await expect.element(screen.getByText('This email is already in the list.')).toBeVisible()
  expect(sent).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog', { name: 'Discard what you typed?' })).toBeVisible()
  await button('Keep editing').click()
  await expect.element(field).toHaveValue('DESK@one.example')
})

it('merges the changes of two people', async () => {
  open()
  await button('Add me (me@one.example)').click()
  await button('Remove desk@one.example').click()
  stored = { addresses: ['desk@one.example', 'theirs@one.example'], isOn: false, version: 'theirs' }
  await button('Save').click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Someone else changed who gets new responses while you were editing.')
  await button('Reload').click()
  await expect.element(screen.getByText('theirs@one.example')).toBeVisible()
  await expect.element(screen.getByRole('switch')).not.toBeChecked()
  await button('Save').click()
  await expect
    .poll(() => sent.at(-1))
    .toEqual({
      form: 'contact',
      version: 'theirs',
      notice: { addresses: ['theirs@one.example', 'me@one.example'], isOn: false },
    })
})

it('shows the result of a test for each address', async () => {
  outcomes = [
    [{ to: 'desk@one.example', status: 'waiting' }],
    [{ to: 'desk@one.example', status: 'failed', problem: '550 No such mailbox' }],
  ]
  open()
  await button('Send a test').click()
  await expect.element(screen.getByText('sending')).toBeVisible()
  await expect.element(screen.getByText('not sent: 550 No such mailbox')).toBeVisible()
  await button('Remove desk@one.example').click()
  await expect.element(button('Send a test')).toBeDisabled()
  await expect.element(screen.getByText('550 No such mailbox')).not.toBeInTheDocument()
  await button('Close').last().click()
  await expect.element(screen.getByRole('dialog', { name: 'Discard what you typed?' })).not.toBeInTheDocument()
  await expect.element(dialog).not.toBeInTheDocument()
})

it('says clearly when the server sends no mail at all', async () => {
  sends = false
  open()
  await expect.element(screen.getByText('This gateway can’t send email', { exact: false })).toBeVisible()
})
