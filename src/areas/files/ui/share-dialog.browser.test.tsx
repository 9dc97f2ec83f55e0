import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import type { Share } from '@schemas/files/entities/share'
import { BootProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import { ShareDialog } from './share-dialog'

let root: Root
/** The link as stored by the gateway, and the requests that change it. */
let storedShare: Share
/** Whether the item has a link at all. */
let isLinked: boolean
let sent: Record<string, unknown>[]
beforeEach(() => {
  storedShare = {
    id: 's',
    version: 1,
    item: { id: 'i', name: 'Trip', type: 'file' },
    code: 'code',
    address: 'https://site.example/external/storage/file/code',
    state: 'active',
    label: 'Somchai',
    isPassword: false,
    expiresAt: null,
    permissions: { read: true, update: false, create: false, delete: false, share: false },
    downloadsAllowed: null,
    downloadsUsed: 0,
    madeBy: null,
    createdAt: '2026-11-20T02:10:00.000Z',
    visitedAt: null,
  }
  sent = []
  isLinked = true
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (method === 'GET') return answer({ share: isLinked ? storedShare : null })
    if (address.includes('/share/reset'))
      return answer(
        (storedShare = {
          ...storedShare,
          version: storedShare.version + 1,
          code: 'new',
          address: storedShare.address.replace(/code$/, 'new'),
          downloadsUsed: 0,
        }),
      )
    if (address.includes('/share/revoke'))
      return answer((storedShare = { ...storedShare, version: storedShare.version + 1, state: 'revoked' }))
    const {
      itemId: _item,
      isShare,
      version,
      isPassword,
      label,
      downloadsAllowed,
      ...rest
    } = JSON.parse(body as string) as Record<string, unknown>
    sent.push({ isShare, version, isPassword, label, downloadsAllowed, ...rest })
    if (version !== undefined && version !== (isLinked ? storedShare.version : 0))
      return answer({ error: { message: 'Newer.', details: { share: storedShare } } }, 409)
    isLinked = true
    storedShare = {
      ...storedShare,
      version: storedShare.version + 1,
      state: isShare ? 'active' : 'off',
      isPassword: (isPassword as boolean | undefined) ?? storedShare.isPassword,
      label: (label as string | undefined) ?? storedShare.label,
      downloadsAllowed:
        downloadsAllowed === undefined ? storedShare.downloadsAllowed : (downloadsAllowed as number | null),
    }
    return answer({ status: true, message: '', item: {}, share: storedShare })
  })
})
afterEach(() => {
  root.unmount()
  queryClient().clear()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})
const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
let host: HTMLElement
const open = (timeZone?: string) => {
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
  root.render(
    <BootProvider
      boot={
        { locale: 'en', session: { role: 'user', timeZone }, space: { timeZone: 'Asia/Bangkok' } } as unknown as Boot
      }
    >
      <ShareDialog item={{ _id: 'i', name: 'Trip', type: 'file' }} onClose={() => {}} />
    </BootProvider>,
  )
}
const save = () => page.getByRole('button', { name: 'Save' }).click()
const note = page.getByLabelText(/Note to self/)
const askPassword = page.getByRole('checkbox', { name: /Require a password/ })

it('shows saved values when reopened, and sends only changes', async () => {
  open()
  await askPassword.click()
  await page.getByLabelText('Password', { exact: true }).fill('กุ้งเผา 9')
  await save()
  await vi.waitFor(() => expect(storedShare.isPassword).toBe(true))
  root.unmount()
  open()
  await expect.element(askPassword).toBeChecked()
  await note.fill('Malee')
  await save()
  await vi.waitFor(() => expect(storedShare.label).toBe('Malee'))
  expect(storedShare.isPassword).toBe(true)
  expect(sent.at(-1)).toEqual({ isShare: true, version: 2, label: 'Malee' })
})

it('shows both values after a concurrent change, and overwrites nothing unasked', async () => {
  open()
  await note.fill('Malee')
  storedShare = { ...storedShare, version: 2, isPassword: true, label: 'Prasert' }
  await save()
  await expect.element(page.getByText('Currently saved: Prasert')).toBeVisible()
  await expect.element(askPassword).toBeChecked()
  await expect.element(note).toHaveValue('Malee')
  expect(storedShare.label).toBe('Prasert')
  await save()
  await vi.waitFor(() => expect(storedShare).toMatchObject({ label: 'Malee', isPassword: true }))
})

it('keeps unsaved edits while the link is disabled and re-enabled', async () => {
  open()
  await note.fill('Malee')
  const isOn = page.getByRole('checkbox', { name: /Anyone with the link/ })
  await isOn.click()
  await expect.element(page.getByText(/stay here/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Not saved yet.')).toBeVisible()
  await isOn.click()
  await expect.element(note).toHaveValue('Malee')
})

it("shows the expiry in its person's time zone, also beside a concurrent value", async () => {
  storedShare = { ...storedShare, expiresAt: '2026-12-01T03:00:00.000Z' }
  open('America/New_York')
  await page.getByLabelText('Last day').fill('2026-12-20')
  storedShare = { ...storedShare, version: 2, expiresAt: '2026-12-05T03:00:00.000Z' }
  await save()
  // There it is still the previous day.
  await expect.element(page.getByText(/Currently saved: .*4 Dec/)).toBeVisible()
})

it('shows a QR code, limits, renews and revokes the link, each after confirmation', async () => {
  open()
  await page.getByRole('button', { name: 'QR code' }).click()
  await expect.element(page.getByRole('img', { name: 'QR code for the link to Trip' })).toBeVisible()
  const limit = page.getByLabelText(/Download limit/)
  await limit.fill('0')
  await save()
  await expect.element(limit).toHaveAttribute('aria-invalid', 'true')
  expect(sent).toEqual([])
  await limit.fill('3')
  await save()
  await vi.waitFor(() => expect(storedShare.downloadsAllowed).toBe(3))
  await page.getByRole('button', { name: 'New link' }).click()
  await page.getByRole('group', { name: 'New link' }).getByRole('button', { name: 'Cancel' }).click()
  expect(storedShare.code).toBe('code')
  await page.getByRole('button', { name: 'New link' }).click()
  await page.getByRole('group', { name: 'New link' }).getByRole('button', { name: 'New link' }).click()
  await expect
    .element(page.getByLabelText('Link', { exact: true }))
    .toHaveValue('https://site.example/external/storage/file/new')
  await page.getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('group', { name: 'Revoke' }).getByRole('button', { name: 'Revoke' }).click()
  await expect.element(page.getByText('Link revoked.')).toBeVisible()
  // Another link begins with its settings, as the first did.
  await expect.element(page.getByRole('button', { name: 'Create link' })).toBeVisible()
})

it('makes a link with its settings at once, and nothing before', async () => {
  isLinked = false
  open()
  await expect.element(page.getByRole('checkbox', { name: /Anyone with the link/ })).not.toBeInTheDocument()
  await askPassword.click()
  const create = page.getByRole('button', { name: 'Create link' })
  await create.click()
  // Without its password there is no link.
  await expect.element(page.getByText('Please enter a password.')).toBeVisible()
  expect(sent).toEqual([])
  await page.getByLabelText('Password', { exact: true }).fill('กุ้งเผา 9')
  await page.getByLabelText(/Download limit/).fill('3')
  await create.click()
  await expect.element(page.getByText('Link created.')).toBeVisible()
  expect(sent).toEqual([{ isShare: true, version: 0, isPassword: true, sharePassword: 'กุ้งเผา 9', downloadsAllowed: 3 }])
  await expect.element(page.getByLabelText('Link', { exact: true })).toHaveValue(storedShare.address)
  await expect.element(create).not.toBeInTheDocument()
})

it('shows the link that someone else made meanwhile, and keeps what was chosen', async () => {
  isLinked = false
  open()
  await note.fill('Malee')
  isLinked = true
  await page.getByRole('button', { name: 'Create link' }).click()
  await expect.element(page.getByText('Currently saved: Somchai')).toBeVisible()
  await expect.element(note).toHaveValue('Malee')
  expect(storedShare.label).toBe('Somchai')
})
