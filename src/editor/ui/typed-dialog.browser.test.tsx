import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import type { Boot } from '@schemas/boot'
import { Chrome } from './chrome'
import { TypedDialog } from './typed-dialog'
import '@mantine/core/styles.css'

const boot = { locale: 'en', space: { locales: ['en'] }, session: { role: 'manager' } } as unknown as Boot

function Named() {
  const [isOpen, setOpen] = useState(true)
  const [name, setName] = useState('')
  return (
    isOpen && (
      <TypedDialog title="A name" isTyped={name !== ''} onClose={() => setOpen(false)}>
        <input data-autofocus aria-label="Name" value={name} onChange={(event) => setName(event.currentTarget.value)} />
      </TypedDialog>
    )
  )
}

let root: Root
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <Named />
      </Chrome>
    </BootProvider>,
  )
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

const field = screen.getByRole('textbox', { name: 'Name' })
const ask = screen.getByRole('dialog', { name: 'Discard what you typed?' })
const backdrop = () =>
  document.querySelector<HTMLElement>('.mantine-Modal-overlay, .mantine-ModalOverlay-root, [class*="Modal-inner"]')

it('closes at once while nothing was typed', async () => {
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).not.toBeInTheDocument()
})

it('asks before typed input is discarded, and continues after a second Escape', async () => {
  await field.fill('Spring')
  await userEvent.keyboard('{Escape}')
  await expect.element(ask).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(ask).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('Spring')
  await expect.element(field).toHaveFocus()
  await screen.getByRole('button', { name: 'Close' }).click()
  await ask.getByRole('button', { name: 'Keep editing' }).click()
  await expect.element(field).toHaveValue('Spring')
  await screen.getByRole('button', { name: 'Close' }).click()
  await ask.getByRole('button', { name: 'Discard' }).click()
  await expect.element(field).not.toBeInTheDocument()
  await expect.element(ask).not.toBeInTheDocument()
})

it('keeps typed input on a press outside', async () => {
  await field.fill('Spring')
  const inner = backdrop()
  expect(inner).not.toBeNull()
  await userEvent.click(inner as HTMLElement, { position: { x: 4, y: 4 } })
  await expect.element(field).toHaveValue('Spring')
  await expect.element(ask).not.toBeInTheDocument()
  await field.clear()
  await userEvent.click(inner as HTMLElement, { position: { x: 4, y: 4 } })
  await expect.element(field).not.toBeInTheDocument()
})
