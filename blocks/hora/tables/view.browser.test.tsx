import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '@kit/boot'
import { type Props, tableNames } from './schema'
import { View } from './view'

let root: Root
const show = (locale: 'th' | 'en', props: Partial<Props> = {}) => {
  const boot = { locale, routes: [], session: { role: 'guest' }, space: { locales: ['th', 'en'] } } as unknown as Boot
  const all = {
    blockId: 'b1',
    level: 1,
    which: [...tableNames],
    numerals: 'auto',
    tools: true,
    ...props,
  } as unknown as Props
  root.render(
    <BootProvider boot={boot}>
      <View {...all} />
    </BootProvider>,
  )
}
beforeEach(async () => {
  await page.viewport(1200, 1000)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})
const tables = () => page.getByRole('table').elements()
const search = page.getByRole('searchbox')

it('shows every table with a caption, row headers, a source and a link that leads to it', async () => {
  show('en')
  await expect.poll(() => tables().length).toBe(tableNames.length)
  for (const table of tables()) {
    expect(table.querySelector('caption')?.textContent).not.toBe('')
    expect(table.querySelectorAll('tbody th[scope=row]').length).toBe(table.querySelectorAll('tbody tr').length)
    expect(table.closest('section')?.textContent).toContain('Source: ')
  }
  const links = [...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href') ?? '')
  expect(links.map((href) => document.querySelector(href)?.tagName)).toEqual(tableNames.map(() => 'SECTION'))
})

it('leaves only the rows with the text, whichever digits are typed, and finds its way back', async () => {
  show('th')
  await search.fill('1800')
  await expect.poll(() => tables().length).toBeLessThan(3)
  const rows = () => [...document.querySelectorAll('tbody tr')].map((row) => row.textContent)
  expect(rows().length).toBeGreaterThan(0)
  for (const row of rows()) expect(row).toContain('๑๘๐๐')
  await search.fill('no such words')
  await expect.poll(() => tables().length).toBe(0)
  await page.getByRole('button', { name: 'ล้างคำค้น' }).click()
  await expect.poll(() => tables().length).toBe(tableNames.length)
})

it('saves the rows that are shown as CSV', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:none'
  })
  show('en')
  await search.fill('Aquarius')
  await page.getByRole('button', { name: 'Download the table “Signs, lords and elements” as CSV' }).click()
  const lines = ((await saved[0]?.text()) ?? '').trim().split(/\r?\n/)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(/^Aquarius,10,/)
})
