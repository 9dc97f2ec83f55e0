import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '@kit/boot'
import type { Props } from './schema'
import { View } from './view'

const boot = {
  locale: 'en',
  routes: [],
  session: { role: 'guest' },
  space: { locales: ['th', 'en'] },
} as unknown as Boot
const province = (id: string, name: string, lat: number, lon: number, rise: string) => ({
  id,
  name,
  lat,
  lon,
  correctionMinutes: (105 - lon) * 4,
  sunrise: `2026-11-28T${rise}:00+07:00`,
  sunset: '2026-11-28T17:45:00+07:00',
})
const provinces = [
  province('10', 'Bangkok', 13.754, 100.5014, '06:22'),
  province('50', 'Chiang Mai', 18.7904, 98.9847, '06:38'),
  province('96', 'Narathiwat', 6.4264, 101.8231, '06:06'),
]

let root: Root
function show(listed: readonly object[]) {
  const data = { provinces: { ok: true, value: { date: '2026-11-28', provinces: listed } } }
  const props = { blockId: 'b1', level: 2, numerals: 'auto', data } as unknown as Props
  root.render(
    <BootProvider boot={boot}>
      <View {...props} />
    </BootProvider>,
  )
}
beforeEach(async () => {
  await page.viewport(1200, 1000)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  show(provinces)
  await vi.waitFor(() => page.getByRole('table').element())
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})
const names = () => [...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent)

it('sorts by a column, the other way on a second press, and says so', async () => {
  const sunrise = page.getByRole('columnheader', { name: 'Sunrise' })
  await page.getByRole('button', { name: 'Sunrise' }).click()
  expect(names()).toEqual(['Narathiwat', 'Bangkok', 'Chiang Mai'])
  await expect.element(sunrise).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('button', { name: 'Sunrise' }).click()
  expect(names()).toEqual(['Chiang Mai', 'Bangkok', 'Narathiwat'])
  await expect.element(sunrise).toHaveAttribute('aria-sort', 'descending')
})

it('finds provinces by name, and saves those shown as CSV with rounded minutes', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:none'
  })
  await page.getByRole('searchbox', { name: 'Search provinces' }).fill('chiang')
  await expect.poll(names).toEqual(['Chiang Mai'])
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const lines = ((await saved[0]?.text()) ?? '').trim().split(/\r?\n/)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(/^50,Chiang Mai,18\.7904,98\.9847,24\.06,/)
})

it('saves negative minutes as a number, and no name that a spreadsheet would run', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:none'
  })
  show([province('99', '=1+1', 15, 106, '06:00')])
  await expect.poll(names).toEqual(['=1+1'])
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const lines = ((await saved[0]?.text()) ?? '').trim().split(/\r?\n/)
  expect(lines[1]).toMatch(/^99,'=1\+1,15,106,-4,/)
})
