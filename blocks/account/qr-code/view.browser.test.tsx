import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import type { Payload } from '@schemas/layout/render'
import { BootProvider, PageProvider } from '@kit/boot'
import { QrCode } from '@kit/ui/qr/qr-code'
import { queryClient } from '@kit/use-call'
import { View } from './view'

let root: Root
let answer: (address: string) => Response
beforeEach(() => {
  queryClient().clear()
  vi.spyOn(window, 'fetch').mockImplementation((request) => Promise.resolve(answer(request as string)))
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})
function draw(query: Record<string, string>, role = 'user') {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const boot = {
    locale: 'en',
    session: { role, userID: 'me & you', firstname: 'Usa', lastname: 'Dee' },
    site: { siteName: 'Alpha' },
    space: { name: 'Alpha', timeZone: 'Asia/Bangkok' },
    routes: [{ path: '/user/message' }],
  } as unknown as Boot
  root.render(
    <BootProvider boot={boot}>
      <PageProvider payload={{ path: '/user/qrcode', query } as unknown as Payload}>
        {createElement(View, { back: '/user', blockId: 'b' } as never)}
      </PageProvider>
    </BootProvider>,
  )
}
const refusal = (status: number, message: string) => Response.json({ error: { status, message } }, { status })

it("shows a code that leads to the person's card, and copies it", async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  draw({})
  const code = page.getByRole('img', { name: 'QR code for Usa Dee’s card' })
  await expect.element(code).toBeVisible()
  const link = `${location.origin}/user/qrcode?who=me%20%26%20you`
  const wanted = createRoot(document.body.appendChild(document.createElement('div')))
  wanted.render(<QrCode text={link} label="what it should be" />)
  const drawn = (locator: typeof code) => locator.element().querySelector('path')?.getAttribute('d')
  await expect.element(page.getByRole('img', { name: 'what it should be' })).toBeVisible()
  expect(drawn(code)).toBe(drawn(page.getByRole('img', { name: 'what it should be' })))
  wanted.unmount()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await vi.waitFor(() => expect(copied).toHaveBeenCalledWith(link))
})

it('shows the owner of a scanned code, and lets staff write to them', async () => {
  answer = (address) =>
    address === '/account/card/nok'
      ? Response.json({ firstname: 'Nok', lastname: 'Jaidee' })
      : refusal(404, 'Member not found.')
  draw({ who: 'nok' })
  await expect.element(page.getByText('Nok Jaidee')).toBeVisible()
  await expect.element(page.getByText('A member of Alpha')).toBeVisible()
  expect(page.getByRole('link', { name: 'Send a message' }).elements()).toHaveLength(0)
  root.unmount()
  draw({ who: 'nok' }, 'manager')
  await expect
    .element(page.getByRole('link', { name: 'Send a message' }))
    .toHaveAttribute('href', '/user/message?write=Nok')
  root.unmount()
  draw({ who: 'nobody' })
  await expect.element(page.getByText('Member not found.')).toBeVisible()
})

it('refuses a sign-in request, and reports an expired one', async () => {
  const answers: unknown[] = []
  vi.mocked(window.fetch).mockImplementation((request, options) => {
    if ((request as string).endsWith('/scan'))
      return Promise.resolve(
        Response.json({
          state: 'scanned',
          number: '42',
          browser: 'Firefox',
          system: 'Linux',
          address: '203.0.113.7',
          madeAt: '2026-11-21T00:00:00Z',
        }),
      )
    answers.push(JSON.parse(options?.body as string))
    return Promise.resolve(Response.json({ status: true }))
  })
  draw({ code: 'c' })
  await expect.element(page.getByRole('heading', { name: 'Sign in on another device?' })).toBeVisible()
  await page.getByRole('button', { name: 'Deny' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('The other device was not signed in.')
  expect(answers).toEqual([{ code: 'c', approve: false }])
  root.unmount()
  vi.mocked(window.fetch).mockImplementation(() =>
    Promise.resolve(refusal(410, 'This link has already been used or has expired.')),
  )
  draw({ code: 'late' })
  await expect.element(page.getByRole('alert')).toHaveTextContent('This link has already been used or has expired.')
  expect(page.getByRole('button', { name: 'Approve' }).elements()).toHaveLength(0)
})
