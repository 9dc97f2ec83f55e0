import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '../boot'
import { formatDate } from '../format'
import { MonthGrid } from './month-grid'

const items = ['Cut', 'Print', 'Pack', 'Send', 'Bill'].map((name) => ({ name, day: '2026-11-28' }))
let root: Root

function Demo() {
  const [month, setMonth] = useState('2026-11')
  const [chosen, setChosen] = useState('2026-11-21')
  return (
    <MonthGrid
      month={month}
      onMonth={setMonth}
      today="2026-11-28"
      chosen={chosen}
      onChoose={setChosen}
      items={items}
      dayOf={({ day }) => day}
      keyOf={({ name }) => name}
      renderItem={({ name }) => <span>{name}</span>}
      note={(day) => (day === '2026-12-05' ? 'Father’s Day' : undefined)}
    />
  )
}

beforeEach(async () => {
  await page.viewport(1000, 800)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={{ locale: 'en' } as Boot}>
      <Demo />
    </BootProvider>,
  )
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

const day = (date: string) => page.getByRole('button', { name: formatDate(date, 'en', { style: 'full' }) })

it('moves by arrows through weeks and by keys through months', async () => {
  await expect.element(day('2026-11-21')).toBeVisible()
  ;(day('2026-11-21').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(day('2026-11-28')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(day('2026-12-05')).toHaveFocus()
  await expect.element(page.getByRole('heading', { name: 'December 2026' })).toBeVisible()
  await userEvent.keyboard('{PageUp}{Home}')
  await expect.element(day('2026-11-01')).toHaveFocus()
  await userEvent.keyboard('{End}{Enter}')
  await expect.element(day('2026-11-07')).toHaveAttribute('aria-pressed', 'true')
})

it('shows two of five items and how many more, and says holidays', async () => {
  await expect.element(page.getByText('Print')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '3 more' })).toBeVisible()
  await page.getByRole('button', { name: 'Next month' }).click()
  await expect.element(page.getByRole('button', { name: /5 December 2026 Father’s Day/ })).toBeVisible()
})

it('lists the chosen day below the grid where the screen is narrow', async () => {
  await page.viewport(390, 800)
  await expect.element(page.getByText('Nothing on this day')).toBeVisible()
  await day('2026-11-28').click()
  await expect.element(page.getByText('Bill')).toBeVisible()
})
