import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import type { Boot } from '@schemas/boot'
import { Chrome } from '../ui/chrome'
import { ShareForm } from './share-dialog'
import '@mantine/core/styles.css'

const endsAt = '2099-11-26T07:00:00.000Z'
let root: Root
let over: object[]
let links: { id: string; keys: string[]; isYours: boolean; endsAt: string }[]

beforeEach(() => {
  links = []
  over = []
  vi.spyOn(window, 'fetch').mockImplementation(async (request, options) => {
    const url = String(request instanceof Request ? request.url : request)
    if (url.includes('/end-preview')) {
      const { id } = JSON.parse(options?.body as string) as { id: string }
      links = links.filter((link) => link.id !== id)
      return Response.json({ status: true })
    }
    if (url.includes('/preview-links')) return Response.json({ links, over })
    if (url.includes('/preview-link')) {
      links = [{ id: 'made', keys: ['page:/about'], isYours: true, endsAt }, ...links]
      return Response.json({ address: '/about?preview=token', id: 'made', endsAt })
    }
    return Response.json({})
  })
  const boot = {
    locale: 'en',
    site: { id: 'test' },
    space: { locales: ['en'], timeZone: 'Asia/Bangkok' },
    session: { role: 'manager' },
    routes: [],
    assets: {},
  } as unknown as Boot
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <ShareForm
          title="Share"
          body=""
          offers={[{ label: 'About', keys: ['page:/about'] }]}
          theme={undefined}
          saving={{ flush: () => Promise.resolve(true) }}
          documents={[]}
          onClose={() => {}}
        />
      </Chrome>
    </BootProvider>,
  )
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  queryClient().clear()
  vi.restoreAllMocks()
})

const address = screen.getByRole('textbox', { name: 'The link' })
async function end(at: number): Promise<void> {
  await screen
    .getByRole('button', { name: /^Revoke: the link to/ })
    .nth(at)
    .click()
  await screen
    .getByRole('group', { name: /^Revoke: the link to/ })
    .getByRole('button', { name: 'Revoke' })
    .click()
}

it('removes a link that was just ended, and keeps focus next to its list', async () => {
  links = [{ id: 'other', keys: ['page:/other'], isYours: true, endsAt }]
  await screen.getByRole('button', { name: 'Create link' }).click()
  await expect.element(address).toHaveValue(new URL('/about?preview=token', location.origin).href)
  await end(1)
  await expect.element(screen.getByText('The link to /other was revoked.')).toBeInTheDocument()
  await expect.element(address).toBeVisible()
  await end(0)
  await expect.element(address).not.toBeInTheDocument()
  await expect.element(screen.getByText('No active links.')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Active links' })).toHaveFocus()
})

it('does not offer an ended link again, whichever is ended next', async () => {
  links = [{ id: 'other', keys: ['page:/other'], isYours: true, endsAt }]
  await screen.getByRole('button', { name: 'Create link' }).click()
  await expect.element(address).toBeVisible()
  await expect
    .element(screen.getByRole('img', { name: 'QR code for the link', includeHidden: true }))
    .toBeInTheDocument()
  await end(0)
  await expect.element(address).not.toBeInTheDocument()
  await end(0)
  await expect.element(screen.getByText('No active links.')).toBeVisible()
  await expect.element(address).not.toBeInTheDocument()
})

it('says of recently ended links whether they expired or who revoked them', async () => {
  over = [
    {
      id: 'a',
      keys: ['page:/offer'],
      isYours: true,
      endsAt: '2026-11-24T02:00:00.000Z',
      endedAt: '2026-11-24T02:00:00.000Z',
      endedBy: 'Ada Three',
    },
    { id: 'b', keys: ['page:/about'], by: 'Mana Two', isYours: false, endsAt: '2026-11-23T02:00:00.000Z' },
  ]
  await screen.getByRole('button', { name: 'Create link' }).click()
  await screen.getByText('Recently ended links (2)').click()
  await expect.element(screen.getByText(/^Revoked .* by Ada Three · created by you$/)).toBeVisible()
  await expect.element(screen.getByText(/^Expired .* · created by Mana Two$/)).toBeVisible()
})
