import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import type { DateForms } from '@schemas/hora/entities/date-forms'
import { BootProvider } from '@kit/boot'
import type { Props } from './schema'
import { View } from './view'

const boot = {
  locale: 'en',
  routes: [],
  session: { role: 'guest' },
  space: { timeZone: 'Asia/Bangkok', locales: ['th', 'en'] },
} as unknown as Boot

const lunar = {
  be: 2569,
  month: '12',
  phase: 'waning',
  day: 4,
  yearType: 'athikamas',
  wanphra: false,
  projected: false,
}
const today = { date: '2026-11-28', be: '2569-11-28', weekday: 6, lunar, cs: 1388, horakhun: 507_206 }
const kalayok = { weekday: 1, yam: 2, reuk: 3, sign: 4, tithi: 5 }
const yearOf = (ce: number) => ({
  ce,
  be: ce + 543,
  cs: ce - 638,
  lunar: { type: 'athikamas', days: 384, projected: false },
  thaloengsok: `${ce}-04-16T14:40:12+06:42`,
  animal: 7,
  kalayok: { thongchai: kalayok, athibodi: kalayok, ubat: kalayok, lokawinat: kalayok },
  holyDays: [{ day: 'makha', name: 'Makha Bucha', date: `${ce}-03-03` }],
})

/** A day of the converter's answer. */
const formsOf = (ce: string, be: string): DateForms => ({
  ce,
  be,
  cs: '1300-02-05',
  rs: '156-02-05',
  ms: '1859-02-05',
  lunar: null,
  horakhun: 474_768,
  jdn: 2_428_935,
  weekday: 6,
})

const fetched = vi.fn<typeof fetch>()
const answer = (body: unknown, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }))
const requested = () => fetched.mock.calls.map(([input]) => decodeURIComponent(input as string))
const values = () => [...document.querySelectorAll<HTMLInputElement>('input')].map(({ value }) => value)

let root: Root
beforeEach(async () => {
  fetched.mockReset()
  fetched.mockImplementation((input) => {
    const { searchParams } = new URL(input as string, location.href)
    return answer(yearOf(Number(searchParams.get('year'))))
  })
  vi.stubGlobal('fetch', fetched)
  await page.viewport(1200, 1000)
  const props = {
    blockId: 'b1',
    level: 2,
    numerals: 'auto',
    year: true,
    data: { today: { ok: true, value: today }, year: { ok: true, value: yearOf(2026) } },
  } as unknown as Props
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <View {...props} />
    </BootProvider>,
  )
  await vi.waitFor(() => page.getByRole('combobox', { name: 'Convert from' }).element())
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})
const convertFrom = (name: string) => page.getByRole('combobox', { name: 'Convert from' }).selectOptions(name)

it('begins with today, and keeps the day when the reckoning changes, without asking', async () => {
  expect(values()).toEqual(['28', '2026'])
  await convertFrom('Buddhist era (BE)')
  expect(values()).toEqual(['28', '2569'])
  await convertFrom('Lunar date')
  expect(values()).toEqual(['4', '2569'])
  await expect.element(page.getByRole('combobox', { name: 'Phase' })).toHaveValue('waning')
  await convertFrom('Julian day')
  expect(values()).toEqual(['2461373'])
  expect(fetched).not.toHaveBeenCalled()
})

it('shows both answers where a date has two, with the reason', async () => {
  const [first, second] = [
    formsOf('1938-02-05', '2480-02-05'),
    { ...formsOf('1937-02-05', '2480-02-05'), jdn: 2_428_570 },
  ]
  const notes = [{ code: 'early-buddhist-year', text: 'The Buddhist year began on 1 April.' }]
  await convertFrom('Buddhist era (BE)')
  fetched.mockImplementation(() => answer({ ...first, choices: [first, second], notes }))
  await page.getByRole('combobox', { name: 'Month' }).selectOptions('February')
  await page.getByRole('textbox', { name: 'Day' }).fill('5')
  await page.getByRole('textbox', { name: 'Year' }).fill('2480')
  await expect.element(page.getByText('There are two answers:')).toBeVisible()
  await expect.element(page.getByRole('table', { name: /Answer 1/ }).getByText('5 February 1938')).toBeVisible()
  await expect.element(page.getByRole('table', { name: /Answer 2/ }).getByText('5 February 1937')).toBeVisible()
  // Any request is answered alike: the last one is sent once typing pauses.
  await vi.waitFor(() => expect(requested().at(-1)).toContain('from=be&value=2480-02-05'))
})

it('puts a refusal at the fields, keeps what was typed, and hides the last answer from screen readers', async () => {
  fetched.mockImplementation(() => answer({ error: { message: 'There is no such date.' } }, 400))
  await page.getByRole('textbox', { name: 'Day' }).fill('31')
  await expect.element(page.getByText('There is no such date.')).toBeVisible()
  expect(values()).toEqual(['31', '2026'])
  expect(page.getByRole('table', { name: /same day/ }).elements()).toHaveLength(0)
  await page.getByRole('textbox', { name: 'Day' }).fill('')
  await expect.element(page.getByText('Complete the date.')).toBeVisible()
  await page.getByRole('button', { name: 'Today' }).click()
  expect(values()).toEqual(['28', '2026'])
  await expect.element(page.getByRole('table', { name: /same day/ })).toBeVisible()
})

it('steps through the years, and saves the holy days of the one shown', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:none'
  })
  await page.getByRole('button', { name: 'Next year' }).click()
  await expect.element(page.getByText('BE 2570 · CE 2027 · CS 1389')).toBeVisible()
  await page.getByRole('button', { name: 'Add to a calendar (ICS)' }).click()
  await expect.poll(() => saved.length).toBe(1)
  const text = (await saved[0]?.text()) ?? ''
  expect(text).toContain('DTSTART;VALUE=DATE:20270303')
  expect(text).toContain('SUMMARY:Makha Bucha')
})

it('names the year that could not be loaded, and loads it on request', async () => {
  fetched.mockImplementation(() => answer({ error: { message: 'Something went wrong.' } }, 400))
  await page.getByRole('button', { name: 'Previous year' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Couldn’t load the year 2025')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Something went wrong.')
  // Nothing of another year is shown under it.
  expect(page.getByText('CE 2026').elements()).toHaveLength(0)
  expect(page.getByText('Makha Bucha').elements()).toHaveLength(0)
  fetched.mockImplementation(() => answer(yearOf(2025)))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('BE 2568 · CE 2025 · CS 1387')).toBeVisible()
  await expect.element(page.getByText('Makha Bucha')).toBeVisible()
})

it('converts the date just typed when the reckoning changes before it is answered', async () => {
  const christmas = { ...formsOf('2026-12-25', '2569-12-25'), jdn: 2_461_400, weekday: 5 }
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  fetched.mockImplementation(async () => {
    await held
    return answer({ ...christmas, choices: [], notes: [] })
  })
  await page.getByRole('combobox', { name: 'Month' }).selectOptions('December')
  await page.getByRole('textbox', { name: 'Day' }).fill('25')
  await convertFrom('Buddhist era (BE)')
  expect(values()).toEqual(['25', '2026'])
  release()
  await vi.waitFor(() => expect(values()).toEqual(['25', '2569']))
  await expect.element(page.getByRole('combobox', { name: 'Month' })).toHaveValue('12')
  await expect.element(page.getByRole('combobox', { name: 'Convert from' })).toHaveValue('be')
})

it('announces an answer in one line, and no table', async () => {
  const christmas = { ...formsOf('2026-12-26', '2569-12-26'), weekday: 6 }
  fetched.mockImplementation(() => answer({ ...christmas, choices: [], notes: [] }))
  await page.getByRole('combobox', { name: 'Month' }).selectOptions('December')
  await page.getByRole('textbox', { name: 'Day' }).fill('26')
  await expect.element(page.getByRole('status')).toHaveTextContent(/^Saturday, 26 December 2026$/)
  expect(document.querySelectorAll('[aria-live] table, output table, [role="status"] table')).toHaveLength(0)
})
