import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider, PageProvider } from '@kit/boot'
import { type OverlayRequest, receiveOverlays } from '@kit/ui/overlay/overlay-requests'
import { queryClient } from '@kit/use-call'
import { ChangeForm } from './change-form'
import type { Props } from './schema'
import { View } from './view'

let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

it('leads to every member, and other words begin at the first page', async () => {
  queryClient().clear()
  const member = (firstname: string) => ({ id: firstname, firstname, lastname: '', email: `${firstname}@alpha.example`, role: 'user', balance: 0, currency: 'THB' })
  const pages: Record<string, object> = {
    '/api/wallet/members': { members: [member('First')], next: 'on' },
    '/api/wallet/members?cursor=on': { members: [member('Last')] },
    '/api/wallet/members?q=mal': { members: [member('Malee')] },
  }
  vi.spyOn(window, 'fetch').mockImplementation((asked) => Promise.resolve(Response.json(pages[asked as string])))
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const boot = { locale: 'en', session: { role: 'manager' } } as unknown as Boot
  root.render(<BootProvider boot={boot}><PageProvider payload={{} as never}><View {...({ blockId: 'b', level: 2 } as unknown as Props)} /></PageProvider></BootProvider>)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(page.getByRole('button', { name: /^Last / })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await page.getByRole('searchbox').fill('mal')
  await expect.element(page.getByRole('button', { name: /^Malee / })).toBeVisible()
  expect(page.getByRole('button', { name: 'Back' }).elements()).toHaveLength(0)
})

it('asks once however often it is pressed, books once, and keeps what was written until then', async () => {
  sessionStorage.clear()
  const asked: OverlayRequest[] = []
  const stop = receiveOverlays((request) => void asked.push(request))
  const booked: object[] = []
  vi.spyOn(window, 'fetch').mockImplementation((_address, options) => {
    booked.push(JSON.parse(options?.body as string) as object)
    return Promise.resolve(Response.json({ balance: 150_000, currency: 'THB', transaction: 't' }))
  })
  const boot = { locale: 'en', session: { role: 'admin', userID: 'me' } } as unknown as Boot
  const draw = () => {
    root = createRoot(document.body.appendChild(document.createElement('div')))
    root.render(<BootProvider boot={boot}><ChangeForm person="p" name="Malee" balance={100_000} level={3} onDone={() => {}} /></BootProvider>)
  }
  draw()
  await page.getByLabelText('Amount in baht').fill('500')
  await page.getByLabelText('Reason').fill('Paid at the desk')
  root.unmount()
  document.body.replaceChildren()
  draw()
  await expect.element(page.getByLabelText('Amount in baht')).toHaveValue('500')
  await page.getByLabelText('Reason').click()
  await userEvent.keyboard('{Enter}{Enter}')
  const dialogs = () => asked.filter((request) => request.kind === 'confirm')
  await vi.waitFor(() => expect(dialogs()).toHaveLength(1))
  dialogs()[0]?.settle(true)
  await expect.element(page.getByLabelText('Amount in baht')).toHaveValue('')
  expect(dialogs()).toHaveLength(1)
  expect(booked).toEqual([{ person: 'p', amount: 50_000, reason: 'Paid at the desk' }])
  expect(sessionStorage.length).toBe(0)
  stop()
})
