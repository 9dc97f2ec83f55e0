import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import type { Payload } from '@schemas/layout/render'
import { BootProvider, PageProvider } from '@kit/boot'
import type { MonthDay } from './day-texts'
import type { Props } from './schema'
import { View } from './view'

const boot = {
  locale: 'en',
  routes: [],
  session: { role: 'guest' },
  space: { timeZone: 'Asia/Bangkok', locales: ['th', 'en'] },
} as unknown as Boot

const rule = (kind: 'good' | 'avoid', name: string) => ({ key: name, kind, name, source: 'A handbook' })

/** A month with วันพระ on the 8th, a good day on the 9th and one to avoid on the 10th. */
function monthOf(year: number, month: number) {
  const monthAfter = (step: number) => {
    const date = new Date(Date.UTC(year, month - 1 + step))
    return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 }
  }
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const days = Array.from({ length: count }, (_, index): MonthDay => {
    const date = new Date(Date.UTC(year, month - 1, index + 1))
    const day = index + 1
    return {
      date: date.toISOString().slice(0, 10),
      be: '',
      cs: 1387,
      weekday: date.getUTCDay(),
      lunar: {
        be: 2569,
        month: '4',
        phase: 'waxing',
        day: 1,
        yearType: 'normal',
        wanphra: day === 8,
        projected: false,
      },
      holyDay: null,
      tithi: 1,
      moon: null,
      rules: day === 9 ? [rule('good', 'Thongchai')] : day === 10 ? [rule('avoid', 'Ubat')] : [],
    }
  })
  return { year, be: year + 543, month, days, previous: monthAfter(-1), next: monthAfter(1) }
}

const dayAnswer = {
  ...monthOf(2026, 3).days[8],
  place: { label: 'Chiang Mai', lat: 18.79, lon: 98.98, zone: 'Asia/Bangkok' },
  sunrise: '2026-03-09T06:38:00+07:00',
  sunset: '2026-03-09T18:29:00+07:00',
  yams: [{ part: 'day', number: 1, lord: 'moon', from: '2026-03-09T06:24:04+07:00', to: '2026-03-09T07:54:04+07:00' }],
  reuks: [
    { reuk: 17, from: '2026-03-09T06:24:04+07:00' },
    { reuk: 18, from: '2026-03-09T16:08:00+07:00' },
  ],
}

const fetched = vi.fn<typeof fetch>()
let root: Root
const before = location.href
beforeEach(async () => {
  fetched.mockReset()
  fetched.mockImplementation((input) => {
    const { pathname, searchParams } = new URL(input as string, location.href)
    const body =
      pathname === '/api/hora/day'
        ? dayAnswer
        : monthOf(Number(searchParams.get('year')), Number(searchParams.get('month')))
    return Promise.resolve(new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }))
  })
  vi.stubGlobal('fetch', fetched)
  await page.viewport(1200, 900)
  const props = {
    blockId: 'b1',
    level: 2,
    numerals: 'auto',
    data: { month: { ok: true, value: monthOf(2026, 3) } },
  } as unknown as Props
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <PageProvider payload={{ query: {} } as unknown as Payload} arrival="1">
        <View {...props} />
      </PageProvider>
    </BootProvider>,
  )
  await vi.waitFor(() => page.getByRole('table').element())
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  history.replaceState(history.state, '', before)
  vi.unstubAllGlobals()
})

const focused = () => (document.activeElement as HTMLElement | null)?.dataset.date
const focusDay = (date: string) => document.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus()

it('walks the days by keys, into the months beside and back', async () => {
  focusDay('2026-03-30')
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}')
  expect(focused()).toBe('2026-03-22')
  await userEvent.keyboard('{End}')
  expect(focused()).toBe('2026-03-28')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(focused).toBe('2026-04-04')
  await expect.poll(() => new URLSearchParams(location.search).get('month')).toBe('2026-04')
  await userEvent.keyboard('{PageDown}')
  await expect.poll(focused).toBe('2026-05-04')
  focusDay('2026-05-31')
  await userEvent.keyboard('{PageUp}')
  await expect.poll(focused).toBe('2026-04-30')
})

it('has one stop for Tab, at the day that had the focus last', async () => {
  focusDay('2026-03-12')
  await userEvent.keyboard('{ArrowRight}')
  await expect
    .poll(() =>
      [...document.querySelectorAll<HTMLElement>('[data-date][tabindex="0"]')].map(({ dataset }) => dataset.date),
    )
    .toEqual(['2026-03-13'])
})

it('marks the days of the kind that is asked for, and leaves out what the others say', async () => {
  const marked = () =>
    [...document.querySelectorAll('td[data-marked] [data-date]')].map((day) => day.getAttribute('data-date'))
  const choose = (name: string) => page.getByRole('button', { name, exact: true }).click()
  expect(marked()).toEqual(['2026-03-08'])
  await choose('Favourable days')
  expect(marked()).toEqual(['2026-03-09'])
  await expect.element(page.getByRole('table').getByText('Thongchai')).toBeVisible()
  expect(page.getByRole('table').getByText('Ubat').elements()).toHaveLength(0)
  await choose('Days to avoid')
  expect(marked()).toEqual(['2026-03-10'])
  await expect.element(page.getByText('Days: 1')).toBeVisible()
  await choose('All days')
  await expect.element(page.getByRole('table').getByText('Thongchai')).toBeVisible()
})

it('lists only the days asked for on phones', async () => {
  await page.viewport(390, 844)
  const shown = () =>
    page
      .getByRole('listitem')
      .elements()
      .filter((item) => item.querySelector('button'))
  expect(shown()).toHaveLength(31)
  await page.getByRole('button', { name: 'Days to avoid', exact: true }).click()
  expect(shown().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Ubat')])
})

it('opens a day with its rules, sources and times, and gives the focus back', async () => {
  focusDay('2026-03-09')
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('Source: A handbook')).toBeVisible()
  await expect.element(dialog.getByText('as the day begins, 06:24')).toBeVisible()
  await expect.element(dialog.getByText('from 16:08')).toBeVisible()
  await expect.element(dialog.getByText('06:24–07:54')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(focused).toBe('2026-03-09')
})
