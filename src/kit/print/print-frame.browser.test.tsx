import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { PrintFrame } from './print-frame'

let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

it('prints its content on the paper asked for, and leaves no trace', async () => {
  const printed = vi.spyOn(window, 'print').mockImplementation(() => {
    expect(document.querySelector('[data-print-frame]')?.textContent).toBe('Receipt 1')
    expect(document.head.innerHTML).toContain('size: 80mm auto')
    dispatchEvent(new Event('afterprint'))
  })
  const done = vi.fn<() => void>()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <PrintFrame paper="receipt-80" onDone={done}>
      <p>Receipt 1</p>
    </PrintFrame>,
  )
  await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(1))
  expect(printed).toHaveBeenCalledTimes(1)
  // Another function on the parent's next render is no reason to print again.
  root.render(
    <PrintFrame paper="receipt-80" onDone={() => done()}>
      <p>Receipt 1</p>
    </PrintFrame>,
  )
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(printed).toHaveBeenCalledTimes(1)
  root.render(null)
  await vi.waitFor(() => expect(document.querySelector('[data-print-frame]')).toBeNull())
  expect(document.head.innerHTML).not.toContain('80mm')
  expect(document.documentElement.dataset.printing).toBeUndefined()
})
