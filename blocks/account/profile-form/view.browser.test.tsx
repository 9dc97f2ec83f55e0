import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import type { OwnProfile } from '@schemas/account/entities/person'
import { BootProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import type { Props } from './schema'
import { View } from './view'

const profile: OwnProfile = {
  userID: 'me',
  firstname: 'Usa',
  lastname: '',
  email: 'usa@alpha.example',
  role: 'user',
  phone: '',
  locale: 'en',
  hasPassword: true,
  linked: [],
  createdAt: '2026-01-01T00:00:00Z',
  version: 4,
}
const boot = { locale: 'en', session: { role: 'user' }, space: { timeZone: 'Asia/Bangkok' } } as unknown as Boot

let root: Root
let saved: { version: number }[]
let answer: () => Response | Promise<Response>
let elsewhere: (address: string) => Promise<Response> | undefined
const come = (stored: OwnProfile) => ({ ok: true, value: { status: true, profile: stored } })
const draw = (result = come(profile), session: Boot['session'] = boot.session) => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={{ ...boot, session }}>
      <View {...({ address: true, blockId: 'b', data: { profile: result } } as unknown as Props)} />
    </BootProvider>,
  )
}
const leave = () => {
  root.unmount()
  document.body.replaceChildren()
}
beforeEach(() => {
  queryClient().clear()
  sessionStorage.clear()
  saved = []
  elsewhere = () => undefined
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue([])
  vi.spyOn(window, 'fetch').mockImplementation((request, options) => {
    const other = elsewhere(request as string)
    if (other) return other
    if (request !== '/account/update-profile')
      return Promise.resolve(Response.json({ success: true, data: [], error: null }))
    saved.push(JSON.parse(options?.body as string) as { version: number })
    return Promise.resolve(answer())
  })
  draw()
})
afterEach(() => {
  leave()
  vi.restoreAllMocks()
})
const refuse = (status: number, fields: Record<string, string>, details?: object) => () =>
  Response.json({ error: { status, message: 'Refused.', fields, ...(details ? { details } : {}) } }, { status })
/** Saves with Enter: after a refusal the button shows the failure for a while. */
const save = async (field: string | RegExp = 'First name') => {
  await page.getByRole('textbox', { name: field }).click()
  await userEvent.keyboard('{Enter}')
}

it("shows another device's values beside local edits, and overwrites them only on purpose", async () => {
  await page.getByRole('textbox', { name: 'First name' }).fill('Nok')
  await page.getByRole('textbox', { name: /^Phone/ }).fill('081 234 5678')
  answer = refuse(
    409,
    {},
    { profile: { ...profile, firstname: 'Malee', lastname: 'Jaidee', phone: '02 111 2222', version: 6 } },
  )
  await save()
  const others = page.getByRole('list', { name: 'Saved elsewhere' })
  await expect.element(others).toHaveTextContent('First nameMaleeUse this')
  await expect.element(others).toHaveTextContent('Phone02 111 2222Use this')
  // A field not edited here silently takes the other value.
  await expect.element(page.getByRole('textbox', { name: /^Last name/ })).toHaveValue('Jaidee')
  await expect.element(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Nok')
  await page.getByRole('button', { name: 'Use this: Phone' }).click()
  await expect.element(page.getByRole('textbox', { name: /^Phone/ })).toHaveValue('02 111 2222')
  answer = () =>
    Response.json({ profile: { ...profile, firstname: 'Nok', lastname: 'Jaidee', phone: '02 111 2222', version: 7 } })
  await save()
  await expect.element(others).not.toBeInTheDocument()
  expect(saved.map(({ version }) => version)).toEqual([4, 6])
  expect(saved[1]).toMatchObject({ firstname: 'Nok', lastname: 'Jaidee', phone: '02 111 2222' })
})

it('asks nothing when only another part of the account changed', async () => {
  await page.getByRole('textbox', { name: 'First name' }).fill('Nok')
  const stale = refuse(409, {}, { profile: { ...profile, role: 'manager', version: 5 } })
  answer = () =>
    saved.length === 1 ? stale() : Response.json({ profile: { ...profile, firstname: 'Nok', version: 6 } })
  await save()
  await expect.element(page.getByRole('button', { name: 'Success' })).toBeVisible()
  expect(saved.map(({ version }) => version)).toEqual([4, 5])
})

it('shows missing parts of an address at their fields, and sends once they are filled', async () => {
  await userEvent.click(page.getByRole('checkbox', { name: 'I have an address in Thailand' }))
  answer = refuse(400, {
    'address.line': 'Enter the house number and street.',
    'address.province': 'Choose a province.',
  })
  await save()
  await expect
    .element(page.getByRole('combobox', { name: 'Province' }))
    .toHaveAccessibleDescription('Choose a province.')
  await page.getByRole('textbox', { name: /^House/ }).fill('9')
  await save()
  await vi.waitFor(() => expect(saved).toHaveLength(2))
})

it('keeps edits made during a save, and sends them with the next', async () => {
  let take: (response: Response) => void = () => {}
  answer = () => new Promise((resolve) => (take = resolve))
  await page.getByRole('textbox', { name: 'First name' }).fill('Nok')
  await save()
  await vi.waitFor(() => expect(saved).toHaveLength(1))
  await page.getByRole('textbox', { name: /^Phone/ }).fill('081 234 5678')
  take(Response.json({ profile: { ...profile, firstname: 'Nok', version: 5 } }))
  await expect.element(page.getByRole('button', { name: 'Success' })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: /^Phone/ })).toHaveValue('081 234 5678')
  await save()
  await vi.waitFor(() => expect(saved).toHaveLength(2))
  expect(saved[1]).toMatchObject({ firstname: 'Nok', phone: '081 234 5678', version: 5 })
})

it('restores a draft after any change, and shows conflicting fields', async () => {
  const session: Boot['session'] = { role: 'user', userID: 'me' }
  const back = (stored: OwnProfile) => {
    leave()
    queryClient().clear()
    draw(come(stored), session)
  }
  back(profile)
  await page.getByRole('textbox', { name: 'First name' }).fill('Nok')
  back({ ...profile, role: 'manager', phone: '02 111 2222', version: 9 })
  await expect.element(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Nok')
  await expect.element(page.getByRole('textbox', { name: /^Phone/ })).toHaveValue('02 111 2222')
  await expect.element(page.getByRole('list', { name: 'Saved elsewhere' })).not.toBeInTheDocument()
  back({ ...profile, firstname: 'Malee', version: 10 })
  await expect.element(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Nok')
  await expect.element(page.getByRole('list', { name: 'Saved elsewhere' })).toHaveTextContent('First nameMaleeUse this')
})

it('reflects a removed picture when the page is shown again', async () => {
  leave()
  // The document's page data is as old as its load, and thus older than later changes.
  const result = come({ ...profile, avatar: '/old.webp' })
  draw(result)
  elsewhere = (address) =>
    address === '/account/set-avatar' ? Promise.resolve(Response.json({ avatar: null })) : undefined
  const away = page.getByRole('button', { name: 'Remove' })
  await away.click()
  await expect.element(away).not.toBeInTheDocument()
  leave()
  draw(result)
  await expect.element(page.getByRole('button', { name: 'Choose a picture' })).toBeVisible()
  await expect.element(away).not.toBeInTheDocument()
})
