import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '@kit/boot'
import { View } from './view'

let root: Root
function show(height: number) {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const content = (
    <div style={{ height, position: 'relative' }}>
      <a href="#x" style={{ position: 'absolute', bottom: 0 }}>
        Below the fold
      </a>
    </div>
  )
  root.render(
    <BootProvider boot={{ locale: 'en' } as Boot}>
      <View blockId="b1" open={false} slots={{ content }} />
    </BootProvider>,
  )
}
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

const shown = () => document.getElementById('b1-content')?.getBoundingClientRect().height

it('collapses at 100 px, and toggles', async () => {
  show(400)
  await page.getByRole('button', { name: 'Read more', expanded: false }).click()
  await expect.poll(shown).toBe(400)
  await page.getByRole('button', { name: 'Show less', expanded: true }).click()
  await expect.poll(shown).toBe(100)
})

it('has no button when everything fits', async () => {
  show(90)
  await expect.poll(shown).toBe(90)
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

it('expands for keyboard focus out of view', async () => {
  show(400)
  await expect.element(page.getByRole('button', { name: 'Read more' })).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('link', { name: 'Below the fold' })).toHaveFocus()
  await expect.poll(shown).toBe(400)
})

it('expands for content about to be shown', async () => {
  show(400)
  await expect.poll(shown).toBe(100)
  page
    .getByText('Below the fold')
    .element()
    .dispatchEvent(new Event('beforematch', { bubbles: true }))
  await expect.poll(shown).toBe(400)
})
