import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '@kit/boot'
import worked from './examples/worked.json'
import type { Props } from './schema'
import { View } from './view'

const sky = worked.data.sky.value
/** The example with the Moon in the sign before. */
const moved = {
  ...sky,
  bodies: { ...sky.bodies, moon: { ...sky.bodies.moon, arcmin: 10_706, sign: 5, degree: 28, minute: 26 } },
}

const fetched = vi.fn<typeof fetch>()
const answer = (body: unknown, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }))
const calls = () => fetched.mock.calls.map(([input, options]) => `${options?.method ?? 'GET'} ${input as string}`)

let root: Root
const show = (session: object = { role: 'guest' }) => {
  const boot = { locale: 'en', routes: [], session, space: { locales: ['th', 'en'] } } as unknown as Boot
  const props = { blockId: 'b1', level: 1, numerals: 'auto', differences: false, data: worked.data } as unknown as Props
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <View {...props} />
    </BootProvider>,
  )
}
beforeEach(async () => {
  localStorage.clear()
  fetched.mockReset()
  fetched.mockImplementation((input, options) => {
    const text = `${input as string} ${(options?.body ?? '') as string}`
    return answer(text.includes('lahiri') ? moved : sky)
  })
  vi.stubGlobal('fetch', fetched)
  await page.viewport(1200, 1000)
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  localStorage.clear()
  dispatchEvent(new Event('storage'))
  vi.unstubAllGlobals()
})
const stored = (key = 'hora:options') =>
  JSON.parse(localStorage.getItem(key) ?? 'null') as Record<string, string> | null

it('keeps a chosen method on the device, keeps the focus, and forgets it again', async () => {
  show()
  const card = page.getByRole('article').filter({ hasText: 'Nirayana (Lahiri)' })
  await card.getByRole('button', { name: /^Use as my default/ }).click()
  await expect.element(page.getByText('Nirayana (Lahiri) is now your default.')).toBeVisible()
  expect(stored()).toMatchObject({ planets: 'lahiri', ascendant: 'antonathi' })
  const chosen = card.getByRole('button', { name: 'My default: Nirayana (Lahiri)' })
  await expect.element(chosen).toHaveFocus()
  await expect.element(chosen).toBeEnabled()
  expect(fetched).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Use the site’s defaults' }).click()
  await expect.element(page.getByText('The site’s defaults are used again.')).toBeVisible()
  expect(stored()).toBeNull()
  expect(document.activeElement).not.toBe(document.body)
})

it('keeps the choice in the account too, and says when that failed', async () => {
  localStorage.setItem('hora:options:u1', JSON.stringify({ planets: 'sayana' }))
  show({ role: 'user', userID: 'u1' })
  fetched.mockImplementation(() => answer({ error: { message: 'Down' } }, 500))
  await page
    .getByRole('article')
    .filter({ hasText: 'Nirayana (Lahiri)' })
    .getByRole('button', { name: /^Use as my default/ })
    .click()
  await expect.element(page.getByText('Saved on this device, but your account could not be reached.')).toBeVisible()
  expect(calls().some((call) => !call.startsWith('GET ') && call.includes('/api/hora/preferences'))).toBe(true)
  expect(stored('hora:options:u1')).toMatchObject({ planets: 'lahiri' })
})

it('shows a person no choice of another on the same device', async () => {
  localStorage.setItem('hora:options', JSON.stringify({ planets: 'sayana' }))
  localStorage.setItem('hora:options:u1', JSON.stringify({ planets: 'sayana' }))
  fetched.mockImplementation(() => answer({ options: { planets: 'lahiri' } }))
  show({ role: 'user', userID: 'u2' })
  await expect.element(page.getByRole('button', { name: 'My default: Nirayana (Lahiri)', exact: true })).toBeVisible()
  expect(stored('hora:options:u2')).toEqual({ planets: 'lahiri' })
  expect(stored()).toEqual({ planets: 'sayana' })
})

it('compares the example by two methods, lists the cells that change, and gives the focus back', async () => {
  show()
  const opener = page.getByRole('button', { name: 'See what changes: Nirayana (Lahiri)' })
  await opener.click()
  const comparison = page.getByRole('region', { name: 'Suriyayart compared with Nirayana (Lahiri)' })
  await expect.element(comparison.getByText('Changes: 1')).toBeVisible()
  const row = comparison.getByRole('row', { name: /Moon/ })
  await expect.element(row).toHaveTextContent(/Libra 0°53′.*Virgo 28°26′.*other sign/)
  expect(comparison.getByRole('group', { name: /Chart|Wheel/i }).elements()).toHaveLength(2)
  await comparison.getByRole('button', { name: 'Close' }).click()
  await expect.element(opener).toHaveFocus()
  expect(page.getByRole('region', { name: /compared with/ }).elements()).toHaveLength(0)
})

it('offers no comparison for the method that is used already', async () => {
  show()
  await expect.element(page.getByRole('button', { name: 'See what changes: Nirayana (Lahiri)' })).toBeVisible()
  expect(page.getByRole('button', { name: 'See what changes: Suriyayart' }).elements()).toHaveLength(0)
})

it('sends a birth of this device only when it is chosen, and in a body', async () => {
  const place = { label: 'Chiang Mai', lat: 18.7883, lon: 98.9853, zone: 'Asia/Bangkok' }
  const form = {
    label: 'Mother',
    day: '9',
    month: '6',
    year: '1990',
    era: 'ce',
    time: '21:10',
    precision: 'exact',
    place,
  }
  localStorage.setItem('hora:recent', JSON.stringify([{ at: '2026-01-01T00:00:00Z', form, chart: sky }]))
  show()
  await page.getByRole('button', { name: 'See what changes: Sayana (tropical)' }).click()
  const choice = page.getByRole('combobox', { name: 'Chart to compare' })
  await expect.element(choice).toBeVisible()
  expect(calls().filter((call) => call.startsWith('POST'))).toEqual([])
  await choice.selectOptions('Mother')
  await expect.poll(() => calls().filter((call) => call === 'POST /api/hora/chart').length).toBe(2)
  expect(calls().join(' ')).not.toContain('1990')
  const sent = fetched.mock.calls.flatMap(([, options]) => (options?.method === 'POST' ? [options.body as string] : []))
  expect(sent.map((body) => (JSON.parse(body) as { planets: string }).planets).sort()).toEqual(['sayana', 'suriyayart'])
})
