import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import type { Boot } from '@schemas/boot'
import { Chrome } from '../../ui/chrome'
import { ColorButton } from './color-button'
import '@mantine/core/styles.css'

const boot = { locale: 'en', space: { locales: ['en'] }, session: { role: 'manager' } } as unknown as Boot

let root: Root
const chosen = vi.fn<(color: string) => void>()
function Brand() {
  const [color, setColor] = useState('#2f5d62')
  return <ColorButton label="Brand colour" color={color} onChange={(next) => (chosen(next), setColor(next))} />
}
beforeEach(async () => {
  chosen.mockClear()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <Brand />
      </Chrome>
    </BootProvider>,
  )
  await screen.getByRole('button', { name: 'Brand colour: #2f5d62' }).click()
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})
const code = () => screen.getByRole('textbox', { name: 'Colour code' })

it('names each slider by what it changes', async () => {
  await expect.element(screen.getByRole('slider', { name: 'Brand colour: hue' })).toBeVisible()
  await expect.element(screen.getByRole('slider', { name: 'Brand colour: lightness and saturation' })).toBeVisible()
})

it.each([
  ['rgb(1,2,3)', '#010203'],
  ['rgb(47 93 98)', '#2f5d62'],
  ['RGBA(1, 2, 3, 1)', '#010203'],
  ['hsl(120, 100%, 25%)', '#008000'],
])('reads a colour in the format of other programs: %s', async (input, hex) => {
  await userEvent.click(code())
  await code().fill(input)
  await expect.element(code()).toHaveValue(hex)
  expect(chosen).toHaveBeenLastCalledWith(hex)
})

it.each([
  ['rgba(1, 2, 3, 0.5)', 'Theme colours can’t be transparent'],
  ['rgb(1,2', 'Six digits, such as #2f5d62'],
])('says why it refuses %s, and keeps it in the field', async (input, problem) => {
  await code().fill(input)
  await expect.element(screen.getByText(problem)).toBeVisible()
  await expect.element(code()).toHaveValue(input)
  expect(chosen).not.toHaveBeenCalled()
})
