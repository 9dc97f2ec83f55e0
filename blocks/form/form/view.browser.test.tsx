import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider, PageProvider } from '@kit/boot'
import { View } from './view'

let root: Root
const draw = (userID?: string) => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const boot = {
    locale: 'en',
    site: { id: 's' },
    space: { timeZone: 'Asia/Bangkok' },
    session: { role: userID ? 'user' : 'guest', userID },
  } as unknown as Boot
  const props = {
    blockId: 'b',
    form: 'contact',
    fields: [{ kind: 'text', name: 'name', label: 'Name' }],
    steps: false,
    look: 'plain',
  }
  root.render(
    <BootProvider boot={boot}>
      <PageProvider payload={{ path: '/contact' } as never}>{createElement(View, props as never)}</PageProvider>
    </BootProvider>,
  )
}
const leave = () => {
  root.unmount()
  document.body.replaceChildren()
}
afterEach(() => {
  leave()
  sessionStorage.clear()
})
const name = page.getByRole('textbox', { name: /^Name/ })

it("keeps a member's draft private, and passes a visitor's draft on at sign-in", async () => {
  draw('admin')
  await name.fill('Oratai')
  leave()
  draw('member')
  await expect.element(name).toHaveValue('')
  leave()
  draw('admin')
  await expect.element(name).toHaveValue('Oratai')
  leave()
  draw()
  await name.fill('A visitor')
  leave()
  draw('member')
  await expect.element(name).toHaveValue('A visitor')
  // The draft now belongs to the member, and the newer text wins.
  leave()
  draw()
  await expect.element(name).toHaveValue('')
  await name.fill('Newer')
  leave()
  draw('admin')
  await expect.element(name).toHaveValue('Newer')
})
