import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '@kit/boot'
import gone from './examples/gone.json'
import shared from './examples/shared.json'
import sky from './examples/sky.json'
import { chartTabs, type Props } from './schema'
import { View } from './view'

const boot = {
  locale: 'en',
  routes: [],
  session: { role: 'guest' },
  space: { timeZone: 'Asia/Bangkok', locales: ['th', 'en'] },
} as unknown as Boot
const chart = { ...sky.data.sky.value, place: undefined }

const fetched = vi.fn<typeof fetch>()
const answer = (body: unknown, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }))
const casts = () => fetched.mock.calls.filter(([, options]) => options?.method === 'POST')

let root: Root
function show(data: unknown = sky.data, session: object = boot.session) {
  const props = {
    blockId: 'b1',
    level: 1,
    bar: false,
    numerals: 'auto',
    tabs: [...chartTabs],
    saving: true,
    place: sky.props.place,
    data,
  } as unknown as Props
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={{ ...boot, session } as unknown as Boot}>
      <View {...props} />
    </BootProvider>,
  )
}
beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  fetched.mockReset()
  fetched.mockImplementation(() => answer(chart))
  vi.stubGlobal('fetch', fetched)
  await page.viewport(1440, 1000)
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

async function fill(year = '2568') {
  await page.getByRole('textbox', { name: 'Day', exact: true }).fill('13')
  await page.getByRole('combobox', { name: 'Month' }).selectOptions('April')
  await page.getByRole('textbox', { name: 'Year' }).fill(year)
  await page.getByRole('textbox', { name: 'Time of birth' }).fill('6:00')
}

it('shows the sky of the hour first, and sends nothing before the form is sent', async () => {
  show()
  await expect.element(page.getByRole('heading', { name: 'The sky of this hour' })).toBeVisible()
  await fill()
  expect(fetched).not.toHaveBeenCalled()
})

it('asks which era is meant, checks the date at once, and casts by Enter without touching the address', async () => {
  show()
  const address = location.href
  await fill()
  await expect.element(page.getByText('Did you mean 2568 BE?')).toBeVisible()
  await page.getByRole('button', { name: 'Yes, use BE' }).click()
  await expect.element(page.getByText('Sunday, waning 1, month 5')).toBeVisible()
  await page.getByRole('textbox', { name: 'Time of birth' }).click()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => casts().length).toBe(1)
  const [input, options] = casts()[0] ?? []
  expect(input).toBe('/api/hora/chart')
  expect(JSON.parse(options?.body as string)).toMatchObject({ date: '2568-04-13', era: 'be', time: '06:00' })
  await expect.element(page.getByRole('heading', { name: 'Birth chart' })).toBeVisible()
  expect(location.href).toBe(address)
})

it('keeps the last casts on the device, opens them again, and clears them in one act', async () => {
  show()
  await fill()
  await page.getByRole('radio', { name: 'BE' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Mother')
  await page.getByRole('button', { name: 'Cast', exact: true }).click()
  await expect.element(page.getByRole('heading', { name: 'Mother' })).toBeVisible()
  await page.getByRole('button', { name: 'Start over' }).click()
  fetched.mockImplementation(() => Promise.reject(new TypeError('offline')))
  await page.getByRole('button', { name: /^Mother/ }).click()
  await expect.element(page.getByRole('heading', { name: 'Mother' })).toBeVisible()
  await page.getByRole('button', { name: 'Cast', exact: true }).click()
  await expect.element(page.getByText('No connection. The charts you opened last are below.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear all' }).click()
  expect(localStorage.getItem('hora:recent')).toBeNull()
})

it('shows a person no casts of another on the same device', async () => {
  const session = { role: 'user', userID: 'u1' }
  show(sky.data, session)
  await fill()
  await page.getByRole('radio', { name: 'BE' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Mother')
  await page.getByRole('button', { name: 'Cast', exact: true }).click()
  await expect.element(page.getByRole('heading', { name: 'Mother' })).toBeVisible()
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect.element(page.getByRole('button', { name: /^Mother/ })).toBeVisible()
  root.unmount()
  show()
  await expect.element(page.getByRole('heading', { name: 'The sky of this hour' })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Year' })).toBeEnabled()
  expect(page.getByRole('button', { name: /^Mother/ }).elements()).toHaveLength(0)
  expect(page.getByRole('button', { name: 'Clear all' }).elements()).toHaveLength(0)
})

it('puts errors at their fields and keeps what was written', async () => {
  show()
  await page.getByRole('button', { name: 'Cast', exact: true }).click()
  await expect.element(page.getByText('Enter the day, month and year of birth.')).toBeVisible()
  await expect.element(page.getByText('Enter the time, or choose “Unknown”.')).toBeVisible()
  await fill('2025')
  fetched.mockImplementation(() =>
    answer({ error: { message: 'Twice', fields: { fold: 'This time occurred twice: choose one.' } } }, 400),
  )
  await page.getByRole('button', { name: 'Cast', exact: true }).click()
  await expect.element(page.getByText('This time occurred twice: choose one.')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Year' })).toHaveValue('2025')
  await page.getByText('The second', { exact: true }).click()
  fetched.mockImplementation(() => answer(chart))
  await page.getByRole('button', { name: 'Cast', exact: true }).click()
  await expect.poll(() => casts().length).toBe(2)
  expect(JSON.parse(casts()[1]?.[1]?.body as string)).toMatchObject({ fold: 'second' })
})

it('leaves the address out of indexes and referrers for a shared chart, and holds no birth', async () => {
  show(shared.data)
  await expect.element(page.getByRole('heading', { name: 'Shared chart' })).toBeVisible()
  expect(document.querySelector('meta[name=referrer]')?.getAttribute('content')).toBe('no-referrer')
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex')
  expect(
    page
      .getByRole('tab')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Positions'])
})

it('says of a link that is no longer open only that', async () => {
  show(gone.data)
  await expect.element(page.getByText('This chart is no longer shared.')).toBeVisible()
})
