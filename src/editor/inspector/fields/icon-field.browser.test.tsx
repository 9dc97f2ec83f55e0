import { useState } from 'react'
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import * as z from 'zod/mini'
import { drawField } from '@tests/support/narrow-field'
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
  return (
    <IconField
      field={{ kind: 'icon', schema: z.string(), isOptional: true }}
      path={['props', 'icon']}
      bind={{ id: 'icon', label: 'ไอคอน', value, onChange: change, onLeave: () => {} }}
    />
  )
}

beforeEach(async () => {
  await screen.viewport(600, 700)
  root = drawField(<Field />)
})

it("names and finds icons in the person's language", async () => {
  await screen.getByRole('button', { name: 'ดาว' }).click()
  await screen.getByRole('textbox', { name: 'ค้นหาไอคอน' }).fill('รัก')
  await screen.getByRole('button', { name: 'หัวใจ' }).click()
  expect(chosen).toBe('heart')
  await expect.element(screen.getByRole('button', { name: 'หัวใจ' })).toBeVisible()
})

it('finds, chooses and clears an icon by keys without losing focus', async () => {
  await screen.getByRole('button', { name: 'ดาว' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'ค้นหาไอคอน' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect
    .element(screen.getByRole('group', { name: 'ไอคอน' }).getByRole('button', { name: 'ดาว', exact: true }))
    .toHaveFocus()
  const all = () => [...screen.getByRole('group', { name: 'ไอคอน' }).element().children]
  const place = () => all().indexOf(document.activeElement as Element)
  const star = place()
  await userEvent.keyboard('{ArrowRight}')
  expect(place()).toBe(star + 1)
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}')
  expect(place()).toBe(star - 7)
  await userEvent.keyboard('{Home}{ArrowLeft}')
  expect(place()).toBe(0)
  await screen.getByRole('textbox', { name: 'ค้นหาไอคอน' }).fill('รัก')
  await userEvent.keyboard('{Enter}')
  expect(chosen).toBe('heart')
  await expect.element(screen.getByRole('button', { name: 'ไอคอน หัวใจ' })).toHaveFocus()
  ;(screen.getByRole('button', { name: 'นำ ไอคอน ออก' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  expect(chosen).toBeUndefined()
  await expect.element(screen.getByRole('button', { name: 'ไอคอน ไม่มี' })).toHaveFocus()
})
