import { useRef, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { focusIn, useFocusAlong } from './focus-along'

let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})
function Panel() {
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useFocusAlong(isOpen, () => focusIn(place.current))
  return (
    <>
      <button type="button" onClick={() => setTimeout(() => setOpen(!isOpen))}>
        Beside
      </button>
      <div ref={place}>
        {isOpen ? (
          <input aria-label="Name" data-takes-focus="" onKeyDown={() => setOpen(false)} />
        ) : (
          <button type="button" data-takes-focus="" onClick={() => setOpen(true)}>
            Open
          </button>
        )}
      </div>
    </>
  )
}

it('moves focus only where it would be lost', async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<Panel />)
  await page.getByRole('button', { name: 'Open' }).click()
  const field = page.getByRole('textbox', { name: 'Name' })
  await expect.element(field).toHaveFocus()
  field.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus()
  const adjacent = page.getByRole('button', { name: 'Beside' })
  await adjacent.click()
  await expect.element(field).toBeVisible()
  await expect.element(adjacent).toHaveFocus()
})
