import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import type { Boot } from '@schemas/boot'
import { type Builder, BuilderProvider } from '../state/builder'
import type { Saving } from '../state/saving'
import { SavingContext } from '../state/use-saving'
import { Chrome } from '../ui/chrome'
import { PublishDialog } from './publish-dialog'
import '@mantine/core/styles.css'

const boot = { locale: 'en', site: { id: 'test' }, space: { locales: ['en'], timeZone: 'Asia/Bangkok' }, session: { role: 'manager' }, routes: [], assets: {} } as unknown as Boot
const entry = (path: string, draft: boolean) => ({ key: `page:${path}`, path, title: `Page ${path}`, frame: 'default', access: 'guest', views: ['guest'], state: 'site', draft, trashed: false, fixed: false })

let root: Root
let documents: unknown[]
beforeEach(() => {
  queryClient().clear()
  vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ documents, themes: [], releases: [], scheduled: [] })))
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})
const open = () => {
  const builder = { key: 'page:/', boot, payload: { path: '/' } } as unknown as Builder
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <BuilderProvider value={builder}>
          <SavingContext value={{ flush: () => Promise.resolve(true) } as unknown as Saving}>
            <PublishDialog onClose={() => {}} />
          </SavingContext>
        </BuilderProvider>
      </Chrome>
    </BootProvider>,
  )
}
const publish = screen.getByRole('button', { name: 'Publish', exact: true })

it('ticks the open page alone', async () => {
  documents = [entry('/other', true), entry('/', true)]
  open()
  await expect.element(screen.getByRole('checkbox', { name: /Page \/other/ })).not.toBeChecked()
  await expect.element(publish).toBeEnabled()
})

it('ticks nothing of others for a page without changes', async () => {
  documents = [entry('/one', true), entry('/other', true), entry('/', false)]
  open()
  await expect.element(screen.getByText('What is open has no changes of its own. Tick what is to be published.')).toBeVisible()
  await expect.element(publish).toBeDisabled()
  expect(screen.getByRole('checkbox', { checked: true }).elements()).toEqual([])
  expect(screen.getByRole('dialog').element().contains(document.activeElement)).toBe(true)
  await screen.getByRole('checkbox', { name: /Page \/one/ }).click()
  await expect.element(publish).toBeEnabled()
})
