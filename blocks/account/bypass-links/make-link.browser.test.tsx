import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import { MakeLink } from './make-link'

let root: Root
const boot = { locale: 'en', session: { role: 'admin', userID: 'me' } } as unknown as Boot
const draw = () => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <MakeLink onMade={() => {}} />
    </BootProvider>,
  )
}
const leave = () => {
  root.unmount()
  document.body.replaceChildren()
}
afterEach(() => {
  leave()
  vi.restoreAllMocks()
})

it('explains why no one was found, and keeps the reason', async () => {
  queryClient().clear()
  sessionStorage.clear()
  vi.spyOn(window, 'fetch').mockImplementation(() =>
    Promise.resolve(Response.json({ error: { status: 429, message: 'Too many questions.' } }, { status: 429 })),
  )
  draw()
  await page.getByLabelText('Reason').fill('A call for help')
  await page.getByRole('combobox').click()
  await page.getByRole('combobox').fill('malee')
  await expect.element(page.getByText('Too many questions.').first()).toBeVisible()
  leave()
  draw()
  await expect.element(page.getByLabelText('Reason')).toHaveValue('A call for help')
})
