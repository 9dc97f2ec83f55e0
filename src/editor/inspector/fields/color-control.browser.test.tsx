import { useState } from 'react'
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { drawField } from '@tests/support/narrow-field'
import { ColorControl } from './color-control'
import '@mantine/core/styles.css'

let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

let chosen: unknown
function Field() {
  const [value, setValue] = useState<string | undefined>('brand.4')
  return (
    <>
      <span id="color-label">สีข้อความ</span>
      <ColorControl
        id="color"
        label="สีข้อความ"
        value={value}
        onChange={(next) => setValue((chosen = next) as string | undefined)}
      />
    </>
  )
}

beforeEach(async () => {
  await screen.viewport(700, 700)
  root = drawField(<Field />)
})

it('moves through theme colours with arrow keys from the chosen one, as a single tab stop', async () => {
  await screen.getByRole('button', { name: /สีข้อความ/ }).click()
  const stop = screen.getByRole('dialog').getByRole('button', { pressed: true })
  await expect.element(stop).toHaveFocus()
  const place = () => document.activeElement?.getBoundingClientRect() as DOMRect
  const { left, top } = place()
  await userEvent.keyboard('{ArrowDown}')
  expect([Math.round(place().left - left), place().top > top]).toEqual([0, true])
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(stop).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement?.closest('[role="group"]')).toBeNull()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{ArrowRight}{Enter}')
  expect(chosen).toBe('brand.5')
  await expect.element(screen.getByRole('button', { name: /สีข้อความ/ })).toHaveFocus()
})
