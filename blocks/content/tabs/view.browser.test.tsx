import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '@kit/boot'
import { View } from './view'

const items = ['one', 'two', 'three'].map((key) => ({ key, label: key.toUpperCase() }))
const slots = { one: <p>first</p>, two: <p>second</p>, three: <p>third</p> }

let root: Root
function show() {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={{ locale: 'en' } as Boot}>
      <View blockId="b1" items={items} look="line" label="Numbers" slots={slots} />
    </BootProvider>,
  )
}
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  history.replaceState(null, '', ' ')
})

const chosen = (name: string) => page.getByRole('tab', { name, selected: true })

it('moves with the arrows, wraps around, and shows one panel', async () => {
  show()
  await page.getByRole('tab', { name: 'ONE' }).click()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(chosen('THREE')).toHaveFocus()
  await expect.element(page.getByText('third')).toBeVisible()
  await expect.element(page.getByText('first')).not.toBeVisible()
  await userEvent.keyboard('{Home}')
  await expect.element(chosen('ONE')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('tabpanel')).toHaveFocus()
})

it('opens the panel named by the address', async () => {
  show()
  await expect.element(chosen('ONE')).toBeVisible()
  location.hash = '#b1-two'
  await expect.element(chosen('TWO')).toBeVisible()
  await expect.element(page.getByText('second')).toBeVisible()
})

it('opens the panel with content about to be shown', async () => {
  show()
  await expect.element(chosen('ONE')).toBeVisible()
  page
    .getByText('third')
    .element()
    .dispatchEvent(new Event('beforematch', { bubbles: true }))
  await expect.element(chosen('THREE')).toBeVisible()
  await expect.element(page.getByText('third')).toBeVisible()
})
