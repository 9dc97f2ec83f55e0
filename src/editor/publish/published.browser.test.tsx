import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import type { Boot } from '@schemas/boot'
import { type Builder, BuilderProvider } from '../state/builder'
import { Chrome } from '../ui/chrome'
import { Published } from './published'
import '@mantine/core/styles.css'

const boot = {
  locale: 'en',
  site: { id: 'test' },
  space: { locales: ['en'], timeZone: 'Asia/Bangkok' },
  session: { role: 'manager' },
  routes: [],
  assets: {},
} as unknown as Boot

let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  queryClient().clear()
  vi.unstubAllGlobals()
})

it('links from a footer, which has no address, to the page it was opened from', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ sections: [], assets: {} }))
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const builder = { key: 'slot:footer', boot, payload: { path: '/about' } } as unknown as Builder
  const done = { keys: ['slot:footer'], documents: [{ key: 'slot:footer', kind: 'changed' }] } as unknown as Parameters<
    typeof Published
  >[0]['done']
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <BuilderProvider value={builder}>
          <Published done={done} at={undefined} documents={[]} onClose={() => {}} />
        </BuilderProvider>
      </Chrome>
    </BootProvider>,
  )
  await expect.element(screen.getByRole('link', { name: 'View page' })).toHaveAttribute('href', '/about')
})
