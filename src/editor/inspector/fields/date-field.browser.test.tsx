import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { BootProvider } from '@kit/boot'
import type { Boot } from '@schemas/boot'
import { Chrome } from '../../ui/chrome'
import { DateField } from './date-field'
import '@mantine/core/styles.css'

let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

let changes: unknown[] = []
function Field() {
  const [value, setValue] = useState<unknown>('2027-01-01T00:00:00+07:00')
  const change = (next: unknown) => {
    changes.push(next)
    setValue(next)
  }
  return (
    <DateField
      field={{ kind: 'datetime', schema: z.string(), isOptional: true }}
      path={['props', 'until']}
      bind={{ id: 'until', label: 'นับถึง', value, onChange: change, onLeave: () => {} }}
    />
  )
}

beforeEach(async () => {
  changes = []
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const boot = {
    locale: 'th',
    site: { id: 'test' },
    space: { locales: ['th'], timeZone: 'Asia/Bangkok' },
    session: { role: 'manager' },
    assets: {},
  } as unknown as Boot
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <Field />
        <button type="button">elsewhere</button>
      </Chrome>
    </BootProvider>,
  )
})

const field = () => screen.getByLabelText('นับถึง')

it('accepts a moment typed digit by digit, also with a Buddhist-era year, and reports no partial value', async () => {
  await userEvent.click(field(), { position: { x: 12, y: 12 } })
  await userEvent.keyboard('12252569')
  await expect.element(field()).toHaveValue('2569-12-25T00:00')
  expect(changes.at(-1)).toBe('2026-12-25T00:00:00+07:00')
  expect(changes.filter((each) => typeof each !== 'string' || !each.startsWith('202'))).toEqual([])
  // The typed text stays until blur; the formatted date appears at once.
  await expect.element(screen.getByText('พ.ศ. 2569')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'elsewhere' }))
  await expect.element(field()).toHaveValue('2026-12-25T00:00')
})

it('restores a moment when one of its parts is cleared and the field is left', async () => {
  await userEvent.click(field(), { position: { x: 12, y: 12 } })
  await userEvent.keyboard('{Backspace}')
  await expect.element(field()).toHaveValue('')
  expect(changes).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'elsewhere' }))
  await expect.element(field()).toHaveValue('2027-01-01T00:00')
})
