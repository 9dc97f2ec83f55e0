import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '@kit/boot'
import { AvatarCrop } from './avatar-crop'

let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

it('keeps the crop after a failed upload, and aborts a pending one on close', async () => {
  const source = Object.assign(document.createElement('canvas'), { width: 40, height: 30 }).toDataURL()
  const sent: { signal: AbortSignal; fail: (error: Error) => void }[] = []
  const onUse = (_picture: Blob, signal: AbortSignal) =>
    new Promise<void>((_resolve, reject) => sent.push({ signal, fail: reject }))
  const onUnreadable = vi.fn<() => void>()
  const onCancel = () => root.render(null)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={{ locale: 'en' } as Boot}>
      <AvatarCrop
        source={source}
        onUse={onUse}
        onCancel={onCancel}
        onUnreadable={onUnreadable}
        errorTextOf={(error) => (error as Error).message}
      />
    </BootProvider>,
  )
  const use = page.getByRole('button', { name: 'Use picture' })
  await use.click()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  sent[0]?.fail(new Error('Not sent.'))
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not sent.')
  await page.getByRole('button', { name: /Use picture|Error/ }).click()
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([false, true])
  expect(onUnreadable).not.toHaveBeenCalled()
})
