import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import type { Boot } from '@schemas/boot'
import { Chrome } from '../ui/chrome'
import { Messages } from '../ui/messages'
import { openTheme } from './open-theme'
import type { OpenedTheme } from './theme-context'
import { ThemeTrashNotice } from './theme-trash-notice'
import { useNewestTheme } from './use-newest-theme'
import '@mantine/core/styles.css'

const boot = { locale: 'en', site: { id: 'test' }, session: { role: 'admin' }, assets: {} } as unknown as Boot
const opened = {
  name: 'feast',
  title: 'Feast',
  kind: 'site',
  version: 3,
  overrides: {},
  slots: {},
  live: {},
  assets: {},
} as unknown as OpenedTheme

let root: Root
afterEach(() => {
  root.unmount()
  queryClient().clear()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

function draw(newest: () => Partial<OpenedTheme>, changed = false) {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(new URL(address, location.origin).pathname)
    // The save is not under test: on a slow machine it begins before the test ends.
    if (address.includes('/theme/save')) return new Promise<Response>(() => {})
    return Response.json(address.includes('/restore') ? { version: 4 } : { ...opened, ...newest() })
  })
  const { store, saving } = openTheme({ opened, owner: 'test ada', copy: undefined, onConflict: () => {} })
  if (changed) store.set({ en: 'Storage', th: 'ระยะ' }, { 'overrides.rhythm': 9 })
  const Drawn = () => {
    const { isTrashed, readNewest } = useNewestTheme({ opened, saving, setLive: () => {} })
    return (
      <>
        <button type="button" onClick={() => void readNewest()}>
          Look
        </button>
        {isTrashed && <ThemeTrashNotice name="feast" />}
      </>
    )
  }
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <Drawn />
        <Messages />
      </Chrome>
    </BootProvider>,
  )
  return { store, saving, asked: requests }
}
const check = () => screen.getByRole('button', { name: 'Look' }).click()

it('merges what others saved into an unchanged theme, and publishes that from then on', async () => {
  const { store, saving } = draw(() => ({ version: 4, overrides: { rhythm: 12 }, updatedBy: 'Anan' }))
  await check()
  await expect.poll(() => store.draft.overrides).toEqual({ rhythm: 12 })
  expect(saving.version).toBe(4)
})

it('merges nothing over unsaved changes, whose save finds the newer version', async () => {
  const { store, asked: requests } = draw(() => ({ version: 4, overrides: { rhythm: 12 } }), true)
  await check()
  await expect.poll(() => requests).toContain('/api/theme/document')
  expect(store.draft.overrides).toEqual({ rhythm: 9 })
})

it('says that a theme is in the trash, also if another person put it there, and restores it', async () => {
  let isTrashed = true
  const { asked: requests } = draw(() => (isTrashed ? { trashedAt: '2026-01-01T00:00:00Z' } : {}))
  await check()
  await expect.element(screen.getByRole('status').filter({ hasText: 'This theme is in the trash.' })).toBeVisible()
  isTrashed = false
  await screen.getByRole('button', { name: 'Restore' }).click()
  await expect.element(screen.getByText('This theme is in the trash.', { exact: false })).not.toBeInTheDocument()
  expect(requests).toContain('/api/theme/restore')
})
