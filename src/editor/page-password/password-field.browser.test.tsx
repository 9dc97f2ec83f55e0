import axe from 'axe-core'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import type { Boot } from '@schemas/boot'
import { type Builder, BuilderProvider } from '../state/builder'
import { Chrome } from '../ui/chrome'
import { PasswordField } from './password-field'
import '@mantine/core/styles.css'
import '../ui/editor.css'

let root: Root
let state: { no: number; isSet: boolean; setAt?: string; by?: string }
let sent: Record<string, unknown>[]
let copied: string
let isLate: boolean
let more: { movedFrom?: string; unseen?: boolean }

beforeEach(() => {
  state = { no: 0, isSet: false }
  sent = []
  copied = ''
  isLate = false
  more = {}
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void (copied = text))
  vi.spyOn(window, 'fetch').mockImplementation(async (request, options) => {
    const { pathname } = new URL(String(request instanceof Request ? request.url : request), location.origin)
    const document = {
      key: 'page:/prices',
      path: '/prices',
      title: 'Prices',
      frame: 'default',
      access: 'guest',
      views: ['guest'],
      state: 'site',
      draft: false,
      trashed: false,
      fixed: false,
      ...more,
    }
    if (pathname.endsWith('/editor/pages')) return Response.json({ documents: [document] })
    if (pathname.endsWith('/editor/page-password')) return Response.json(state)
    const body = JSON.parse(options?.body as string) as Record<string, unknown>
    sent.push(body)
    if (isLate)
      return Response.json(
        {
          error: {
            status: 409,
            message: 'Someone else changed this page’s password while you were editing.',
            requestId: '1',
          },
        },
        { status: 409 },
      )
    state = pathname.endsWith('/set-page-password')
      ? { no: state.no + 1, isSet: true, setAt: '2026-11-24T09:00:00Z', by: 'Mana Two' }
      : { ...state, isSet: body.isBack === true }
    return Response.json(state)
  })
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  queryClient().clear()
  vi.restoreAllMocks()
})

function open() {
  const boot = {
    locale: 'en',
    site: { id: 'test' },
    space: { locales: ['th', 'en'], timeZone: 'Asia/Bangkok' },
    session: { role: 'manager' },
    routes: [],
    assets: {},
  } as unknown as Boot
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <BuilderProvider value={{ key: 'page:/prices', say: () => {} } as unknown as Builder}>
        <Chrome>
          <PasswordField path="/prices" />
        </Chrome>
      </BuilderProvider>
    </BootProvider>,
  )
}
const button = (name: string) => screen.getByRole('button', { name, exact: true })
const field = () => screen.getByRole('textbox', { name: /assword/ })
const input = () => document.querySelector<HTMLInputElement>('[role="dialog"] input')

it('sets a generated password and shows it once with the link', async () => {
  open()
  await button('Set a password…').click()
  const dialog = screen.getByRole('dialog', { name: 'Password for “Prices”' })
  await expect.element(dialog).toHaveTextContent('have their own public addresses')
  await userEvent.fill(input() as HTMLInputElement, 'short')
  await button('Set password').click()
  await expect.element(dialog).toHaveTextContent('Use at least 6 characters.')
  await expect.poll(() => document.activeElement).toBe(input())
  expect(sent).toEqual([])
  await button('Generate').click()
  const made = input()?.value ?? ''
  expect(made).toMatch(/^\w{4}-\w{4}-\w{4}$/)
  await expect.element(field()).toBeVisible()
  expect((await axe.run('[role="dialog"]')).violations.map(({ id }) => id)).toEqual([])
  await button('Set password').click()
  expect(sent).toEqual([{ key: 'page:/prices', password: made, seen: 0 }])
  await button('Copy link and password').click()
  await expect.poll(() => copied).toBe(`${location.origin}/prices\nPassword: ${made}`)
  await button('Done').click()
  await expect.element(screen.getByText('Anyone with the password')).toBeVisible()
  await expect.element(screen.getByText('Set by Mana Two on', { exact: false })).toBeVisible()
})

it('shows the address that visitors have, or says that they have none yet', async () => {
  for (const [fields, address, isShown] of [
    [{ movedFrom: '/old-prices', unseen: true }, '/old-prices', false],
    [{ unseen: true }, '/prices', true],
  ] as const) {
    more = fields
    open()
    await button(state.isSet ? 'Change…' : 'Set a password…').click()
    await button('Generate').click()
    await button('Set password').click()
    await button('Copy link and password').click()
    await expect.poll(() => copied).toMatch(new RegExp(`^${location.origin}${address}\\n`))
    expect(
      screen.getByText('Visitors can open this address once the page is published.', { exact: false }).query() !== null,
    ).toBe(isShown)
    root.unmount()
    queryClient().clear()
  }
})

it('keeps focus where the password can be set again', async () => {
  state = { no: 3, isSet: true, setAt: '2026-11-24T09:00:00Z' }
  open()
  await expect.element(button('Remove')).toBeVisible()
  ;(button('Remove').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Set a password…')).toHaveFocus()
})

it('removes a password and restores it from the notice, although nobody knows it', async () => {
  state = { no: 3, isSet: true, setAt: '2026-11-24T09:00:00Z' }
  open()
  await button('Remove').click()
  await expect.element(button('Set a password…')).toBeVisible()
  await button('Undo').click()
  await expect.element(button('Change…')).toBeVisible()
  expect(sent).toEqual([
    { key: 'page:/prices', seen: 3 },
    { key: 'page:/prices', seen: 3, isBack: true },
  ])
})

it('reports that another person was first, and keeps what was typed', async () => {
  state = { no: 3, isSet: true, setAt: '2026-11-24T09:00:00Z' }
  isLate = true
  open()
  await button('Change…').click()
  await userEvent.fill(input() as HTMLInputElement, 'another-word')
  await button('Set password').click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Someone else changed this page’s password while you were editing.')
  expect(input()?.value).toBe('another-word')
})
