import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import type { Locale } from '@schemas/layout/locale'
import { BootProvider } from '../boot'
import { formatDate } from '../format'
import { Field } from '../ui/field'
import { DateField } from './date-field'
import { MoneyField } from './money-field'

let root: Root
const days: string[] = []
const amounts: (number | null)[] = []

function Fields() {
  const [day, setDay] = useState('2026-11-21')
  const [amount, setAmount] = useState<number | null>(129_050)
  return (
    <>
      <Field label="Day">
        <DateField
          value={day}
          max="2026-12-31"
          onChange={(next) => {
            days.push(next)
            setDay(next)
          }}
        />
      </Field>
      <Field label="Amount">
        <MoneyField
          value={amount}
          onChange={(next) => {
            amounts.push(next)
            setAmount(next)
          }}
        />
      </Field>
    </>
  )
}

function show(locale: Locale): void {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={{ locale, space: { timeZone: 'Asia/Bangkok' } } as Boot}>
      <Fields />
    </BootProvider>,
  )
}
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  days.length = 0
  amounts.length = 0
})

const day = page.getByRole('textbox', { name: 'Day' })
const amount = page.getByRole('textbox', { name: 'Amount' })

it('shows the date of the language and reads either era', async () => {
  show('th')
  await expect.element(day).toHaveValue('21 พ.ย. 2569')
  await day.fill('5/1/2027')
  await userEvent.keyboard('{Tab}')
  await expect.element(day).toHaveValue('5 ม.ค. 2570')
  expect(days.at(-1)).toBe('2027-01-05')
  await day.fill('31/2/2569')
  await userEvent.keyboard('{Tab}')
  await expect.element(day).toHaveValue('31/2/2569')
  await day.fill('')
  expect(days.at(-1)).toBe('')
})

it('chooses a day by keyboard in a calendar with Buddhist years, and returns the focus', async () => {
  show('th')
  const open = page.getByRole('button', { name: 'เลือกจากปฏิทิน' })
  await open.click()
  await expect.element(page.getByRole('dialog', { name: 'ปฏิทิน' })).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'ปี' })).toHaveTextContent('2569')
  await expect
    .element(page.getByRole('button', { name: formatDate('2026-11-21', 'th', { style: 'full' }) }))
    .toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(day).toHaveValue('28 พ.ย. 2569')
  await expect.element(open).toHaveFocus()
  await open.click()
  await expect.element(page.getByRole('dialog', { name: 'ปฏิทิน' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog', { name: 'ปฏิทิน' })).not.toBeInTheDocument()
  await expect.element(open).toHaveFocus()
})

it('closes on a press elsewhere, and leaves the focus there', async () => {
  show('en')
  await page.getByRole('button', { name: 'Choose from a calendar' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Calendar' })).toBeVisible()
  await amount.click()
  await expect.element(page.getByRole('dialog', { name: 'Calendar' })).not.toBeInTheDocument()
  await expect.element(amount).toHaveFocus()
})

it('offers no day after the last one', async () => {
  show('en')
  await page.getByRole('button', { name: 'Choose from a calendar' }).click()
  await page.getByRole('button', { name: 'Next month' }).click()
  await expect.element(page.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true')
})

it('holds satang, writes whole amounts, and keeps text that is no amount', async () => {
  show('en')
  await expect.element(amount).toHaveValue('1,290.50')
  await amount.fill('๑๐๐๐')
  expect(amounts.at(-1)).toBe(100_000)
  await userEvent.keyboard('{Tab}')
  await expect.element(amount).toHaveValue('1,000.00')
  await amount.fill('-5')
  await userEvent.keyboard('{Tab}')
  await expect.element(amount).toHaveValue('-5')
  expect(amounts.at(-1)).toBeNaN()
  await amount.fill('')
  expect(amounts.at(-1)).toBeNull()
})

it('shows no example in a date that cannot be changed', async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={{ locale: 'th', space: { timeZone: 'Asia/Bangkok' } } as Boot}>
      <Field label="Start">
        <DateField value="" disabled onChange={() => {}} />
      </Field>
    </BootProvider>,
  )
  const start = page.getByRole('textbox', { name: 'Start' })
  await expect.element(start).toBeDisabled()
  await expect.element(start).not.toHaveAttribute('placeholder')
})
