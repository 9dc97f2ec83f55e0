import { type RefObject, createRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '@kit/boot'
import { ModalFrame } from './modal-frame'

const onClose = vi.fn<() => void>()

let root: Root
async function show(children: React.ReactNode): Promise<HTMLDialogElement> {
  const dialog: RefObject<HTMLDialogElement | null> = createRef()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={{ locale: 'en' } as Boot}>
      <ModalFrame dialog={dialog} title="A letter" onClose={onClose}>
        {children}
      </ModalFrame>
    </BootProvider>,
  )
  await vi.waitUntil(() => dialog.current)
  return dialog.current as HTMLDialogElement
}
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  onClose.mockClear()
})

it('stays open when a file picker is cancelled, and closes by Escape', async () => {
  const dialog = await show(<input type="file" aria-label="A file" />)
  dialog.showModal()
  page
    .getByLabelText('A file')
    .element()
    .dispatchEvent(new Event('cancel', { bubbles: true }))
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
})

it('keeps a non-modal dialog open for an Escape handled inside, and closes it otherwise', async () => {
  const dialog = await show(
    <>
      <button type="button" onKeyDown={(event) => event.preventDefault()}>
        A list
      </button>
      <dialog aria-label="A picture">
        <button type="button">In the picture</button>
      </dialog>
    </>,
  )
  dialog.open = true
  const press = async (name: string) => {
    ;(page.getByRole('button', { name }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Escape}')
  }
  await press('A list')
  expect(onClose).not.toHaveBeenCalled()
  const inner = dialog.querySelector('dialog')
  inner?.showModal()
  await press('In the picture')
  await expect.poll(() => inner?.open).toBe(false)
  expect(onClose).not.toHaveBeenCalled()
  await press('Close')
  expect(onClose).toHaveBeenCalledOnce()
})
