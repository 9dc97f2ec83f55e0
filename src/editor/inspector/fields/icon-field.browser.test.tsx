import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page as screen } from 'vitest/browser'
import * as z from 'zod/mini'
import { BootProvider } from '@kit/boot'
import type { Boot } from '@schemas/boot'
import { Chrome } from '../../ui/chrome'
import { IconField } from './icon-field'
import '@mantine/core/styles.css'

let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

let chosen: unknown
function Field() {
  const [value, setValue] = useState<unknown>('star')
  const change = (next: unknown) => {
    chosen = next
    setValue(next)
  }
  return <IconField field={{ kind: 'icon', schema: z.string(), isOptional: false }} path={['props', 'icon']} bind={{ id: 'icon', label: 'ไอคอน', value, onChange: change, onLeave: () => {} }} />
}

it('an icon is named and looked for in the person’s own language', async () => {
  const holder = document.body.appendChild(document.createElement('div'))
  // The icons come out to the left.
  holder.style.cssText = 'margin-inline-start: 290px; inline-size: 110px'
  root = createRoot(holder)
  const boot = { locale: 'th', site: { id: 'test' }, space: { locales: ['th'] }, session: { role: 'manager' }, assets: {} } as unknown as Boot
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <Field />
      </Chrome>
    </BootProvider>,
  )
  await screen.getByRole('button', { name: 'ดาว' }).click()
  await screen.getByRole('textbox', { name: 'ค้นหาไอคอน' }).fill('รัก')
  await screen.getByRole('button', { name: 'หัวใจ' }).click()
  expect(chosen).toBe('heart')
  await expect.element(screen.getByRole('button', { name: 'หัวใจ' })).toBeVisible()
})
