import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import type { Boot } from '@schemas/boot'
import { type Builder, BuilderProvider } from '../state/builder'
import type { Saving } from '../state/saving'
import { SavingContext } from '../state/use-saving'
import { Chrome } from '../ui/chrome'
import { Releases } from './releases'
import '@mantine/core/styles.css'
import '../ui/editor.css'

const boot = {
  locale: 'en',
  site: { id: 'test' },
  space: { locales: ['en'], timeZone: 'Asia/Bangkok' },
  session: { role: 'admin' },
  routes: [],
  assets: {},
} as unknown as Boot
const release = (no: number, isLive: boolean) => ({
  no,
  at: '2026-11-24T02:51:00.000Z',
  note: '',
  isLive,
  keys: ['page:/about'],
  documents: [{ key: 'page:/about', kind: 'changed' }],
})

let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  queryClient().clear()
  vi.unstubAllGlobals()
})

it.each([
  [['page:/about', 'theme'], true],
  [['page:/about'], false],
])('offers to reload the builder if a rollback changed the theme: %s', async (keys, isOffered) => {
  const answers: Record<string, unknown> = {
    releases: { releases: [release(3, true), release(2, false)] },
    rollback: { release: 4, keys },
    'rollback-changes': { live: 3, documents: [{ key: 'page:/about', kind: 'changed' }] },
    pages: { documents: [] },
  }
  vi.stubGlobal('fetch', async (address: string) => {
    const name = new URL(address, location.origin).pathname.split('/').at(-1) ?? ''
    return new Response(JSON.stringify(answers[name] ?? {}), { headers: { 'content-type': 'application/json' } })
  })
  const notices: unknown[] = []
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <BuilderProvider
          value={{ key: 'page:/about', boot, say: (text: unknown) => void notices.push(text) } as unknown as Builder}
        >
          <SavingContext value={{} as Saving}>
            <Releases />
          </SavingContext>
        </BuilderProvider>
      </Chrome>
    </BootProvider>,
  )
  await screen.getByRole('button', { name: 'Roll back the site to no. 2' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Roll back the site to no. 2?' })
  await dialog.getByRole('button', { name: 'Roll back the site' }).click()
  const offered = screen.getByRole('dialog', { name: 'Visitors now see a different theme' })
  if (isOffered) await expect.element(offered.getByRole('button', { name: 'Reload' })).toBeVisible()
  else await vi.waitFor(() => expect(notices).toEqual(['Site rolled back to no. 2.']))
  expect(offered.elements()).toHaveLength(isOffered ? 1 : 0)
  await expect.element(dialog).not.toBeInTheDocument()
})
