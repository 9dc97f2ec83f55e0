import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '../boot'
import { CommandPalette } from './command-palette'
import { filterByQuery } from './filter-by-query'
import type { PaletteItem, PaletteSource } from './palette-item'

let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  localStorage.clear()
})

const chosen = vi.fn<(value: string) => void>()
const item = (value: string, label: { en: string; th: string }, more: Partial<PaletteItem> = {}): PaletteItem => ({
  value,
  label,
  run: () => chosen(value),
  ...more,
})
const things = [
  { ...item('theme', { en: 'Theme', th: 'ธีม' }), also: 'colour font สี' },
  { ...item('files', { en: 'My files', th: 'ไฟล์ของฉัน' }), also: 'upload' },
  {
    ...item('members', { en: 'Members', th: 'สมาชิก' }, { lock: { en: 'Admins only', th: 'เฉพาะผู้ดูแลระบบ' } }),
    also: 'people',
  },
]

function draw({ locale = 'en', sources = [] }: { locale?: 'en' | 'th'; sources?: readonly PaletteSource[] } = {}) {
  chosen.mockClear()
  const onClose = vi.fn<() => void>()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={{ locale } as unknown as Boot}>
      <CommandPalette
        label={{ en: 'Everything', th: 'ทั้งหมด' }}
        placeholder={{ en: 'Search', th: 'ค้นหา' }}
        groupsFor={(query) => [
          {
            id: 'all',
            label: { en: 'Things', th: 'สิ่งต่าง ๆ' },
            items: filterByQuery(things, query, ({ label, also }) => ({ label, also })),
          },
        ]}
        sources={sources}
        recentName="test:me"
        onClose={onClose}
      />
    </BootProvider>,
  )
  return onClose
}
const field = () => page.getByRole('combobox')
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent)

it('opens on its field, and Enter takes the first match in either language', async () => {
  const onClose = draw()
  await expect.element(field()).toHaveFocus()
  expect(options()).toEqual(['Theme', 'My files', 'MembersAdmins only'])
  await userEvent.keyboard('สี{Enter}')
  expect(chosen).toHaveBeenCalledExactlyOnceWith('theme')
  expect(onClose).toHaveBeenCalledOnce()
})

it('moves with the arrows past what may not be chosen, and says who may', async () => {
  draw()
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  await expect.element(page.getByRole('option', { selected: true })).toHaveTextContent('Theme')
  const locked = page.getByRole('option', { name: /Admins only/ })
  await expect.element(locked).toHaveAttribute('aria-disabled', 'true')
  locked.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await userEvent.fill(field(), 'members')
  await userEvent.keyboard('{Enter}')
  expect(chosen).not.toHaveBeenCalled()
})

it('offers recent choices first, each once', async () => {
  draw()
  await userEvent.fill(field(), 'files')
  await userEvent.keyboard('{Enter}')
  root.unmount()
  draw()
  await expect.element(page.getByRole('group', { name: 'Recent' })).toHaveTextContent('My files')
  expect(options()).toEqual(['My files', 'Theme', 'MembersAdmins only'])
})

it('adds what others find, and drops answers to earlier queries', async () => {
  const answers: { query: string; signal: AbortSignal; resolve: (items: readonly PaletteItem[]) => void }[] = []
  const people: PaletteSource = {
    id: 'people',
    label: { en: 'People', th: 'บุคคล' },
    search: (query, signal) => new Promise((resolve) => answers.push({ query, signal, resolve })),
  }
  const failing: PaletteSource = { ...people, id: 'failing', search: () => Promise.reject(new Error('no')) }
  const sources = [people, failing]
  draw({ sources })
  await userEvent.fill(field(), 'so')
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  await userEvent.fill(field(), 'som')
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  expect(answers.map(({ query, signal }) => [query, signal.aborted])).toEqual([
    ['so', true],
    ['som', false],
  ])
  answers[1]?.resolve([item('p1', { en: 'Somchai', th: 'สมชาย' })])
  await expect.element(page.getByRole('group', { name: 'People' })).toHaveTextContent('Somchai')
  answers[0]?.resolve([item('p2', { en: 'Sofia', th: 'โซเฟีย' })])
  await expect.element(page.getByRole('option')).toHaveTextContent('Somchai')
  await userEvent.keyboard('{Enter}')
  expect(chosen).toHaveBeenCalledExactlyOnceWith('p1')
})

it('closes with Escape, and says when nothing matches', async () => {
  const onClose = draw({ locale: 'th' })
  await userEvent.fill(field(), 'qqqq')
  await expect.element(page.getByText('ไม่พบผลลัพธ์')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})
