import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider, PageProvider } from '@kit/boot'
import { type OverlayRequest, receiveOverlays } from '@kit/ui/overlay/overlay-requests'
import { queryClient } from '@kit/use-call'
import { ChangeForm } from './change-form'
import { MemberWallet } from './member-wallet'
import type { Props } from './schema'
import { View } from './view'

let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

it('reaches every member, and starts a new search at the first page', async () => {
  queryClient().clear()
  const member = (firstname: string) => ({
    id: firstname,
    firstname,
    lastname: '',
    email: `${firstname}@alpha.example`,
    role: 'user',
    balance: 0,
    currency: 'THB',
  })
  const pages: Record<string, object> = {
    '/api/wallet/members': { members: [member('First')], next: 'on' },
    '/api/wallet/members?cursor=on': { members: [member('Last')] },
    '/api/wallet/members?q=mal': { members: [member('Malee')] },
  }
  vi.spyOn(window, 'fetch').mockImplementation((request) => Promise.resolve(Response.json(pages[request as string])))
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const boot = { locale: 'en', session: { role: 'manager' } } as unknown as Boot
  root.render(
    <BootProvider boot={boot}>
      <PageProvider payload={{} as never}>
        <View {...({ blockId: 'b', level: 2 } as unknown as Props)} />
      </PageProvider>
    </BootProvider>,
  )
  await page.getByRole('button', { name: 'Next' }).click()
  await expect.element(page.getByRole('button', { name: /^Last / })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await page.getByRole('searchbox').fill('mal')
  await expect.element(page.getByRole('button', { name: /^Malee / })).toBeVisible()
  expect(page.getByRole('button', { name: 'Back' }).elements()).toHaveLength(0)
})

it('confirms once for repeated presses, books once, and keeps the input until then', async () => {
  sessionStorage.clear()
  const overlayRequests: OverlayRequest[] = []
  const stop = receiveOverlays((request) => void overlayRequests.push(request))
  const booked: object[] = []
  vi.spyOn(window, 'fetch').mockImplementation((_address, options) => {
    booked.push(JSON.parse(options?.body as string) as object)
    return Promise.resolve(Response.json({ balance: 150_000, currency: 'THB', transaction: 't' }))
  })
  const boot = { locale: 'en', session: { role: 'admin', userID: 'me' } } as unknown as Boot
  const draw = () => {
    root = createRoot(document.body.appendChild(document.createElement('div')))
    root.render(
      <BootProvider boot={boot}>
        <ChangeForm person="p" name="Malee" balance={100_000} level={3} onDone={() => {}} />
      </BootProvider>,
    )
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
  const dialogs = () => overlayRequests.filter((request) => request.kind === 'confirm')
  await vi.waitFor(() => expect(dialogs()).toHaveLength(1))
  dialogs()[0]?.resolve(true)
  await expect.element(page.getByLabelText('Amount in baht')).toHaveValue('')
  expect(dialogs()).toHaveLength(1)
  expect(booked).toEqual([{ person: 'p', amount: 50_000, reason: 'Paid at the desk' }])
  expect(sessionStorage.length).toBe(0)
  stop()
})

/** Requests and bookings of one member's wallet for a role; `decide` answers the dialogs. */
function deskOf(role: 'manager' | 'admin', decide: (request: OverlayRequest) => void) {
  sessionStorage.clear()
  queryClient().clear()
  const booked: [string, object][] = []
  const sentBodies: unknown[] = []
  const stop = receiveOverlays((request) =>
    request.kind === 'toast' ? void sentBodies.push(request.message) : decide(request),
  )
  const line = {
    id: 't1',
    no: 1,
    kind: 'increase',
    amount: 50_000,
    balance: 100_000,
    reason: 'A prize',
    at: '2026-11-21T00:00:00Z',
  }
  vi.spyOn(window, 'fetch').mockImplementation((request, options) => {
    const address = request as string
    if (address.startsWith('/api/wallet/read?'))
      return Promise.resolve(
        Response.json({
          member: { id: 'p', firstname: 'Malee', lastname: '', email: 'malee@alpha.example', role: 'user' },
          balance: 100_000,
          currency: 'THB',
          transactions: [line],
        }),
      )
    if (options?.method !== 'POST') return Promise.resolve(Response.json({ members: [] }))
    booked.push([address, JSON.parse(options.body as string) as object])
    return Promise.resolve(Response.json({ balance: 50_000, currency: 'THB', transaction: 't2' }))
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const boot = { locale: 'en', session: { role, userID: 'me' }, space: { timeZone: 'Asia/Bangkok' } } as unknown as Boot
  root.render(
    <BootProvider boot={boot}>
      <PageProvider payload={{ path: '/user/wallet' } as never}>
        <MemberWallet person="p" level={2} onBack={() => {}} />
      </PageProvider>
    </BootProvider>,
  )
  return { booked, said: sentBodies, stop }
}
async function change(mode: string, amount: string): Promise<void> {
  await page.getByRole('radio', { name: mode }).click()
  await page.getByLabelText('Amount in baht').fill(amount)
  await page.getByLabelText('Reason').fill('At the desk')
  await page.getByLabelText('Reason').click()
  await userEvent.keyboard('{Enter}')
}

it('lets a manager withdraw and correct downwards, but neither add nor reverse', async () => {
  const seenPaths: unknown[] = []
  const {
    booked,
    said: sentBodies,
    stop,
  } = deskOf('manager', (request) => {
    if (request.kind !== 'confirm') return
    seenPaths.push(request.message)
    request.resolve(true)
  })
  await expect.element(page.getByText('A prize')).toBeVisible()
  expect(page.getByRole('radio', { name: /Add money/ }).elements()).toHaveLength(0)
  expect(page.getByRole('button', { name: 'Reverse' }).elements()).toHaveLength(0)
  await change('Adjust', '20')
  await expect.element(page.getByText('Only admins can add money.')).toBeVisible()
  await change('Remove money', '2000')
  await expect.element(page.getByText('Not enough money in the wallet.')).toBeVisible()
  expect(booked).toEqual([])
  await change('Remove money', '500')
  await vi.waitFor(() => expect(booked).toHaveLength(1))
  await vi.waitFor(() => expect(sentBodies).toHaveLength(1))
  await change('Adjust', '-20')
  await vi.waitFor(() => expect(sentBodies).toHaveLength(2))
  expect(booked).toEqual([
    ['/api/wallet/decrease', { person: 'p', amount: 50_000, reason: 'At the desk' }],
    ['/api/wallet/adjust', { person: 'p', amount: -2000, reason: 'At the desk' }],
  ])
  expect(seenPaths).toEqual([
    'Remove ฿500.00 from Malee’s wallet? The new balance will be ฿500.00.',
    'Adjust Malee’s wallet by −฿20.00? The new balance will be ฿980.00.',
  ])
  stop()
})

it('lets an admin reverse a transaction with a reason, or cancel', async () => {
  let reason: string | null = null
  const {
    booked,
    said: sentBodies,
    stop,
  } = deskOf('admin', (request) => {
    if (request.kind !== 'prompt') return
    expect([request.options.title, request.options.validate?.('no'), request.options.validate?.('A mistake')]).toEqual([
      'Reverse ฿500.00',
      'Enter a reason of at least 3 characters.',
      undefined,
    ])
    request.resolve(reason)
  })
  const reverse = page.getByRole('button', { name: 'Reverse' })
  await reverse.click()
  await expect.element(reverse).toBeEnabled()
  expect(booked).toEqual([])
  reason = ' A mistake '
  await reverse.click()
  await vi.waitFor(() => expect(sentBodies).toEqual(['Done. Malee now has ฿500.00.']))
  expect(booked).toEqual([['/api/wallet/reverse', { transaction: 't1', reason: 'A mistake' }]])
  stop()
})
