import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import type { Boot } from '@schemas/boot'
import { type Builder, BuilderProvider } from '../state/builder'
import type { Saving } from '../state/saving'
import { SavingContext } from '../state/use-saving'
import { Chrome } from '../ui/chrome'
import { PublishDialog } from './publish-dialog'
import '@mantine/core/styles.css'

const boot = { locale: 'en', site: { id: 'test' }, space: { locales: ['en'], timeZone: 'Asia/Bangkok' }, session: { role: 'admin' }, routes: [], assets: {} } as unknown as Boot
const entry = { key: 'page:/', path: '/', title: 'Home', frame: 'default', access: 'guest', views: ['guest'], state: 'site', draft: true, trashed: false, fixed: true }

let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

it('a look that somebody saved anew meanwhile is published by pressing again, once that was said', async () => {
  let version = 1
  const sent: unknown[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (request, options) => {
    const url = String(request instanceof Request ? request.url : request)
    if (url.includes('/editor/pages')) return Response.json({ documents: [entry] })
    if (url.includes('/editor/publish')) {
      const { theme } = JSON.parse(options?.body as string) as { theme: { version: number } }
      sent.push(theme)
      version = 2
      return theme.version === version ? Response.json({ keys: ['page:/', 'theme'], release: 4 }) : Response.json({ error: { code: 'conflict', message: 'Someone else has changed this theme meanwhile.' } }, { status: 409 })
    }
    return Response.json({ themes: [{ name: 'feast', title: 'Feast', version, isLive: false, differs: true }], releases: [], scheduled: [], sections: [] })
  })
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
  await screen.getByRole('combobox', { name: 'Look of the site' }).click()
  await screen.getByRole('option', { name: 'Feast' }).click()
  const publish = screen.getByRole('button', { name: 'Publish 2 changes' })
  await publish.click()
  await expect.element(screen.getByText('Someone else has changed this theme meanwhile.')).toBeVisible()
  await publish.click()
  await vi.waitFor(() => expect(sent).toEqual([{ name: 'feast', version: 1 }, { name: 'feast', version: 2 }]))
})
