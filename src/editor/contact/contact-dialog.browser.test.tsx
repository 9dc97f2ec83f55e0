import { notifications } from '@mantine/notifications'
import { createRoot, type Root } from 'react-dom/client'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import type { Boot } from '@schemas/boot'
import type { Contact } from '@schemas/site/entities/space'
import { type Builder, BuilderProvider } from '../state/builder'
import { setUi } from '../state/ui-store'
import { Chrome } from '../ui/chrome'
import { ContactDialog } from './contact-dialog'
import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'
import '../ui/editor.css'

const first: Contact = {
  phone: '02-000-2561',
  address: { th: '1 ถนนตัวอย่าง', en: '1 Example Road' },
  hours: [{ days: { th: 'จันทร์', en: 'Monday' }, time: '12:00–21:30' }],
  social: [{ network: 'facebook', to: 'https://www.facebook.com/one' }],
}

let root: Root
let stored: { contact: Contact; version: string }
let sent: { contact: Contact; version: string }[]
let refusal: { status: number; body: object } | undefined
let notices: string[]

beforeEach(() => {
  stored = { contact: first, version: 'v1' }
  sent = []
  refusal = undefined
  notices = []
  vi.spyOn(window, 'fetch').mockImplementation(async (request, options) => {
    const url = new URL(String(request instanceof Request ? request.url : request), location.origin)
    if (url.pathname.endsWith('/editor/frame')) return Response.json({ frame: {} })
    if (refusal) return Response.json(refusal.body, { status: refusal.status })
    if (url.pathname.endsWith('/editor/contact')) return Response.json(stored)
    const body = JSON.parse(options?.body as string) as typeof stored
    sent.push(body)
    if (body.version !== stored.version)
      return Response.json(
        {
          error: {
            status: 409,
            message: 'Someone else changed the contact details while you were editing.',
            requestId: '1',
          },
        },
        { status: 409 },
      )
    stored = { contact: body.contact, version: `v${sent.length + 1}` }
    return Response.json(stored)
  })
})
afterEach(() => {
  root.unmount()
  notifications.clean()
  document.body.replaceChildren()
  queryClient().clear()
  vi.restoreAllMocks()
})

function open(locales = ['th', 'en']) {
  setUi({ locale: 'en' })
  const boot = {
    locale: 'en',
    site: { id: 'test' },
    space: { locales, timeZone: 'Asia/Bangkok' },
    session: { role: 'manager' },
    routes: [],
    assets: {},
  } as unknown as Boot
  function Opened() {
    const [isOpen, setOpen] = useState(true)
    return isOpen && <ContactDialog onClose={() => setOpen(false)} />
  }
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <BuilderProvider
          value={
            {
              key: 'page:/',
              boot,
              payload: { path: '/' },
              say: (text: string) => void notices.push(text),
              announce: (text: string) => void notices.push(text),
            } as unknown as Builder
          }
        >
          <Opened />
        </BuilderProvider>
      </Chrome>
    </BootProvider>,
  )
}

const field = (label: string, nth = 0) => screen.getByLabelText(label, { exact: true }).nth(nth)
const press = (name: string) => screen.getByRole('button', { name, exact: true }).click()
const dialog = screen.getByRole('dialog', { name: 'Contact details' })

it('saves contact details, announces it, and undoes it with the same call', async () => {
  open()
  await expect.element(field('Phone')).toHaveFocus()
  await field('Phone').fill(' 081 234 5678 ต่อ 9 ')
  await field('Map location').fill('13.7563, 100.5018')
  await press('Add social network')
  await field('Address', 1).fill('www.instagram.com/one')
  await press('Save')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent).toEqual([
    {
      version: 'v1',
      contact: {
        ...first,
        phone: '081 234 5678 ต่อ 9',
        map: { latitude: 13.7563, longitude: 100.5018 },
        social: [...(first.social ?? []), { network: 'instagram', to: 'https://www.instagram.com/one' }],
      },
    },
  ])
  await expect.element(screen.getByText('Visitors see them now.', { exact: false })).toBeVisible()
  await press('Undo')
  await expect.poll(() => sent.at(-1)).toEqual({ version: 'v2', contact: first })
  await expect.poll(() => notices).toContain('Contact details reverted.')
})

it('shows errors at their fields and sends nothing', async () => {
  open()
  await field('Phone').fill('call us')
  await field('Email').fill('hello@')
  await field('LINE ID').fill('ไลน์')
  await field('Map location').fill('100.5, 13.7')
  await field('Address').fill('http://facebook.com/one')
  await press('Add hours')
  await press('Save')
  await expect.element(field('Phone')).toHaveFocus()
  for (const message of [
    '3 to 15 digits',
    'such as name@example.com',
    'Latin letters, digits',
    'latitude (−90',
    'starting with https://',
  ])
    await expect.element(screen.getByText(message, { exact: false })).toBeVisible()
  expect(screen.getByText('Fill this in, or remove the line.').elements()).toHaveLength(2)
  expect(sent).toEqual([])
  // A corrected field no longer shows an error.
  await field('Phone').fill('1669')
  await expect.element(screen.getByText('3 to 15 digits', { exact: false })).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog', { name: 'Discard what you typed?' })).toBeVisible()
  await press('Keep editing')
  await expect.element(field('Email')).toHaveValue('hello@')
})

it('merges another person’s changes with what was typed', async () => {
  open()
  await field('Phone').fill('1669')
  stored = { version: 'theirs', contact: { ...first, phone: '1150', email: 'new@one.example' } }
  await press('Save')
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Someone else changed the contact details while you were editing.')
  await press('Reload')
  await expect.element(screen.getByText('Someone else also changed: Phone.', { exact: false })).toBeVisible()
  await expect.element(field('Phone')).toHaveValue('1669')
  await expect.element(field('Email')).toHaveValue('new@one.example')
  await press('Save')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent.at(-1)).toEqual({ version: 'theirs', contact: { ...first, phone: '1669', email: 'new@one.example' } })
})

it('moves lines with arrow keys, removes lines, and shares a text until a language gets its own', async () => {
  stored.contact = {
    ...first,
    social: [
      { network: 'facebook', to: 'https://www.facebook.com/one' },
      { network: 'Pantip', to: 'https://pantip.com/one' },
    ],
  }
  open()
  await field('Time, Thai').fill('10:00–18:00')
  await expect.element(field('Time, English')).toHaveValue('10:00–18:00')
  await field('Days, English').fill('Mondays')
  const handle = screen.getByRole('button', { name: 'Move line 2 of “Social media”.', exact: false })
  ;(handle.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(field('Network')).toHaveValue('Pantip')
  await expect
    .element(screen.getByRole('button', { name: 'Move line 1 of “Social media”.', exact: false }))
    .toHaveFocus()
  await press('Remove line 2 of “Social media”')
  await expect.element(field('Address')).toHaveFocus()
  await press('Save')
  await expect
    .poll(() => sent.at(-1)?.contact)
    .toEqual({
      ...first,
      hours: [{ days: { th: 'จันทร์', en: 'Mondays' }, time: '10:00–18:00' }],
      social: [{ network: 'Pantip', to: 'https://pantip.com/one' }],
    })
})

it('shows only the language of a single-language site, and keeps what is written in it', async () => {
  open(['th'])
  await field('Address').fill('2 ถนนตัวอย่าง')
  await expect.element(screen.getByLabelText('Address, English')).not.toBeInTheDocument()
  await press('Save')
  await expect.poll(() => sent.at(-1)?.contact.address).toEqual({ th: '2 ถนนตัวอย่าง', en: '1 Example Road' })
})

it('shows a loading error and retries', async () => {
  refusal = { status: 403, body: { error: { status: 403, message: 'Something failed.', requestId: '1' } } }
  open()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Something failed.')
  refusal = undefined
  await press('Try again')
  await expect.element(field('Phone')).toHaveValue('02-000-2561')
})
