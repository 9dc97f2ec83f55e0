import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page as screen } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import type { Boot } from '@schemas/boot'
import { Chrome } from './chrome'
import { ConfirmDialog } from './confirm-dialog'
import { TypedDialog } from './typed-dialog'
import { noteStep } from './use-back-closes'
import '@mantine/core/styles.css'

const boot = { locale: 'en', space: { locales: ['en'] }, session: { role: 'manager' } } as unknown as Boot

/** A button that opens a dialog with a name field, which opens another dialog. */
function Screen() {
  const [isOpen, setOpen] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const [name, setName] = useState('')
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <TypedDialog title="A name" isTyped={name !== ''} onClose={() => (setOpen(false), setName(''))}>
          <input aria-label="Name" value={name} onChange={(event) => setName(event.currentTarget.value)} />
          <button type="button" onClick={() => setConfirming(true)}>
            Sure
          </button>
        </TypedDialog>
      )}
      {isConfirming && (
        <ConfirmDialog
          title="Really?"
          action="Yes"
          isPending={false}
          onConfirm={() => {}}
          onClose={() => setConfirming(false)}
        >
          x
        </ConfirmDialog>
      )}
    </>
  )
}

let root: Root
const place = (name: string) => history.pushState({ name }, '')
const at = () => (history.state as { name?: string }).name

beforeEach(() => {
  place('before')
  place('builder')
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <Screen />
      </Chrome>
    </BootProvider>,
  )
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

const open = screen.getByRole('button', { name: 'Open' })
const field = screen.getByRole('textbox', { name: 'Name' })
const really = screen.getByRole('dialog', { name: 'Really?' })
const ask = screen.getByRole('dialog', { name: 'Discard what you typed?' })

it('closes the topmost on Back, one after the other, and then navigates as before', async () => {
  await open.click()
  await screen.getByRole('button', { name: 'Sure' }).click()
  await expect.element(really).toBeVisible()
  history.back()
  await expect.element(really).not.toBeInTheDocument()
  await expect.element(field).toBeVisible()
  history.back()
  await expect.element(field).not.toBeInTheDocument()
  expect(at()).toBe('builder')
  history.back()
  await expect.poll(at).toBe('before')
})

it('asks on Back before typed input is discarded, like the close button', async () => {
  await open.click()
  await field.fill('Spring')
  history.back()
  await expect.element(ask).toBeVisible()
  history.back()
  await expect.element(ask).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('Spring')
  history.back()
  await ask.getByRole('button', { name: 'Discard' }).click()
  await expect.element(field).not.toBeInTheDocument()
  history.back()
  await expect.poll(at).toBe('before')
})

it('goes back step by step through entries added after closing', async () => {
  await open.click()
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(field).not.toBeInTheDocument()
  for (const name of ['first', 'second']) {
    place(name)
    noteStep()
  }
  history.back()
  await expect.poll(at).toBe('first')
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(at()).toBe('first')
})

it('uses up no Back when closed otherwise, however often it was opened', async () => {
  for (let time = 0; time < 3; time += 1) {
    await open.click()
    await screen.getByRole('button', { name: 'Close' }).click()
    await expect.element(field).not.toBeInTheDocument()
  }
  history.back()
  await expect.poll(at).toBe('before')
})
