import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '../boot'
import { Field } from './field'
import { TextInput } from './text-input'

it('reveals a password and hides it again, keeping the input', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={{ locale: 'en' } as Boot}>
      <Field label="Password">
        <TextInput type="password" />
      </Field>
      <Field label="Name">
        <TextInput />
      </Field>
    </BootProvider>,
  )
  const field = page.getByLabelText('Password', { exact: true })
  await field.fill('quiet river')
  await expect.element(field).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect.element(field).toHaveAttribute('type', 'text')
  await expect.element(field).toHaveValue('quiet river')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect.element(field).toHaveAttribute('type', 'password')
  // Other input types have no such button.
  expect(page.getByRole('button').elements()).toHaveLength(1)
  root.unmount()
  document.body.replaceChildren()
})
