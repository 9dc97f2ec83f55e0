import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import type { OwnProfile } from '@schemas/entities/person'
import { BootProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import type { Props } from './schema'
import { View } from './view'

const profile: OwnProfile = { userID: 'me', firstname: 'Usa', lastname: '', email: 'usa@alpha.example', role: 'user', phone: '', locale: 'en', hasPassword: true, linked: [], createdAt: '2026-01-01T00:00:00Z', version: 4 }
const boot = { locale: 'en', session: { role: 'user' }, space: { timeZone: 'Asia/Bangkok' } } as unknown as Boot

let root: Root
let saved: { version: number }[]
let answer: () => Response
beforeEach(() => {
  queryClient().clear()
  saved = []
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue([])
  vi.spyOn(window, 'fetch').mockImplementation((asked, options) => {
    if (asked !== '/account/update-profile') return Promise.resolve(Response.json({ success: true, data: [], error: null }))
    saved.push(JSON.parse(options?.body as string) as { version: number })
    return Promise.resolve(answer())
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<BootProvider boot={boot}><View {...({ address: true, blockId: 'b', data: { profile: { ok: true, value: { status: true, profile } } } } as unknown as Props)} /></BootProvider>)
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})
const refuse = (status: number, fields: Record<string, string>, details?: object) => () => Response.json({ error: { status, message: 'Refused.', fields, ...(details ? { details } : {}) } }, { status })
/** By the key in a field: after a refusal the button says so for a while. */
const save = async (field: string | RegExp = 'First name') => {
  await page.getByRole('textbox', { name: field }).click()
  await userEvent.keyboard('{Enter}')
}

it('shows what another device saved beside what was written here, and overwrites it only knowingly', async () => {
  await page.getByRole('textbox', { name: 'First name' }).fill('Nok')
  await page.getByRole('textbox', { name: /^Telephone/ }).fill('081 234 5678')
  answer = refuse(409, {}, { profile: { ...profile, firstname: 'Malee', lastname: 'Jaidee', phone: '02 111 2222', version: 6 } })
  await save()
  const others = page.getByRole('list', { name: 'Stored elsewhere' })
  await expect.element(others).toHaveTextContent('First nameMaleeUse this')
  await expect.element(others).toHaveTextContent('Telephone02 111 2222Use this')
  // What was not touched here is the other's without a word.
  await expect.element(page.getByRole('textbox', { name: /^Last name/ })).toHaveValue('Jaidee')
  await expect.element(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Nok')
  await page.getByRole('button', { name: 'Use this: Telephone' }).click()
  await expect.element(page.getByRole('textbox', { name: /^Telephone/ })).toHaveValue('02 111 2222')
  answer = () => Response.json({ profile: { ...profile, firstname: 'Nok', lastname: 'Jaidee', phone: '02 111 2222', version: 7 } })
  await save()
  await expect.element(others).not.toBeInTheDocument()
  expect(saved.map(({ version }) => version)).toEqual([4, 6])
  expect(saved[1]).toMatchObject({ firstname: 'Nok', lastname: 'Jaidee', phone: '02 111 2222' })
})

it('asks nothing of its person where only another part of the account changed', async () => {
  await page.getByRole('textbox', { name: 'First name' }).fill('Nok')
  const stale = refuse(409, {}, { profile: { ...profile, role: 'manager', version: 5 } })
  answer = () => (saved.length === 1 ? stale() : Response.json({ profile: { ...profile, firstname: 'Nok', version: 6 } }))
  await save()
  await expect.element(page.getByRole('button', { name: 'Success' })).toBeVisible()
  expect(saved.map(({ version }) => version)).toEqual([4, 5])
})

it('says what is missing of an address at its parts, and once they are written sends again', async () => {
  await userEvent.click(page.getByRole('checkbox', { name: 'I have an address in Thailand' }))
  answer = refuse(400, { 'address.line': 'Please write the house number and the road.', 'address.province': 'Please choose a province.' })
  await save()
  await expect.element(page.getByRole('combobox', { name: 'Province' })).toHaveAccessibleDescription('Please choose a province.')
  await page.getByRole('textbox', { name: /^House/ }).fill('9')
  await save()
  await vi.waitFor(() => expect(saved).toHaveLength(2))
})
