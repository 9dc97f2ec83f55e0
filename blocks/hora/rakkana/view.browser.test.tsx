import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '@kit/boot'
import worked from './examples/worked.json'
import type { Props } from './schema'
import { View } from './view'

const boot = {
  locale: 'en',
  routes: [],
  session: { role: 'guest' },
  space: { timeZone: 'Asia/Bangkok', locales: ['th', 'en'] },
} as unknown as Boot
const { place, ...chart } = worked.data.sky.value

const fetched = vi.fn<typeof fetch>()
const answer = (body: unknown, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }))

let root: Root
beforeEach(async () => {
  localStorage.clear()
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  await page.viewport(1200, 1000)
  const props = { blockId: 'b1', level: 1, numerals: 'auto', data: worked.data } as unknown as Props
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <View {...props} />
    </BootProvider>,
  )
  await vi.waitFor(() => page.getByRole('button', { name: 'Compute the ascendant' }).element())
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

async function cast() {
  await page.getByRole('textbox', { name: 'Day', exact: true }).fill('13')
  await page.getByRole('combobox', { name: 'Month' }).selectOptions('April')
  await page.getByRole('textbox', { name: 'Year' }).fill('2025')
  await page.getByRole('textbox', { name: 'Time of birth' }).fill('6:00')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => fetched.mock.calls.length).toBe(1)
}

it('says that the first figures are of the hour, and casts a birth with its worksheet in a body', async () => {
  await expect.element(page.getByText(/No birth has been entered/)).toBeVisible()
  fetched.mockImplementation(() => answer(chart))
  const address = location.href
  await cast()
  const [input, options] = fetched.mock.calls[0] ?? []
  expect(input).toBe('/api/hora/chart')
  expect(JSON.parse(options?.body as string)).toMatchObject({
    date: '2025-04-13',
    era: 'ce',
    time: '06:00',
    lat: place.lat,
    include: 'worksheet,band',
  })
  await expect.element(page.getByText(/^13 April 2025, 06:00/)).toBeVisible()
  expect(location.href).toBe(address)
})

it('opens a line for its formula with the numbers of the answer', async () => {
  const { antonathi, geometric } = chart.worksheet
  const line = (label: RegExp) => page.getByRole('listitem').filter({ hasText: label }).first()
  const degree = line(/^Degree of the ascendant/)
  await degree.getByText('Degree of the ascendant').click()
  const within = antonathi.arcmin % 1800
  await expect.element(degree).toHaveTextContent(new RegExp(`\\b${within}\\b`))
  await page
    .getByText(/^Antonathi countdown/)
    .first()
    .click()
  await expect
    .poll(
      () =>
        page
          .getByRole('region', { name: /countdown/ })
          .getByRole('row')
          .elements().length,
    )
    .toBe(antonathi.steps.length + 1)
  await expect.element(page.getByText(`${geometric.obliquity.toFixed(4)}°`).first()).toBeVisible()
})

it('names how near the change of sign is, by both methods', async () => {
  const { antonathi, geometric } = chart.band.nearest
  for (const minutes of [
    antonathi.earlierMinutes,
    antonathi.laterMinutes,
    geometric.earlierMinutes,
    geometric.laterMinutes,
  ])
    await expect.element(page.getByText(new RegExp(`^Born ${Math.floor(minutes)} min`))).toBeVisible()
})

it('warns where the sign changes within five minutes', async () => {
  expect(page.getByText(/^By Antonathi the sign changes/).elements()).toHaveLength(0)
  const near = { ...chart.band.nearest, antonathi: { earlierMinutes: 90, laterMinutes: 2.5 } }
  fetched.mockImplementation(() => answer({ ...chart, band: { ...chart.band, nearest: near } }))
  await cast()
  await expect.element(page.getByText(/^By Antonathi the sign changes within 2 min/)).toBeVisible()
})

it('draws no worksheet without a time, and dates the birth without one', async () => {
  fetched.mockImplementation(() => answer({ ...chart, worksheet: null, band: null, ascendant: null }))
  await page.getByRole('radio', { name: 'Unknown' }).click()
  await page.getByRole('textbox', { name: 'Day', exact: true }).fill('13')
  await page.getByRole('combobox', { name: 'Month' }).selectOptions('April')
  await page.getByRole('textbox', { name: 'Year' }).fill('2025')
  await page.getByRole('button', { name: 'Compute the ascendant' }).click()
  await expect.element(page.getByText(/Without a time of birth there is no ascendant/)).toBeVisible()
  await expect.element(page.getByText(/^13 April 2025, (?!\d\d:)/)).toBeVisible()
})

it('puts a refusal at the form and keeps what was written', async () => {
  const message = 'The Sun did not rise there on this day: choose 06:00.'
  fetched.mockImplementation(() => answer({ error: { message, fields: { ascendant: message } } }, 400))
  await cast()
  await expect.element(page.getByText(message)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Year' })).toHaveValue('2025')
})
