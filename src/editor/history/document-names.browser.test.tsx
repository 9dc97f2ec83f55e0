import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { pageEntry } from '@tests/support/publishing'
import { BootProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import type { Boot } from '@schemas/boot'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { Chrome } from '../ui/chrome'
import { DocumentNames } from './document-names'

const titles: Record<string, LocalisedText> = { theme: { en: 'Night', th: 'กลางคืน' }, 'page:/once': 'Once there' }

let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  queryClient().clear()
  vi.restoreAllMocks()
})

it.each([
  ['what it is called, where it stands as it did', ['page:/about'], 'About us'],
  ['what it is called now, with the address that it had', ['page:/who-we-are'], 'About us (was /who-we-are)'],
  ['its new address alone, where it moves', ['page:/who-we-are', 'page:/about'], 'About us'],
  ['what it was called, where it is not there any more', ['page:/once'], 'Once there'],
  ['the theme, where it is the look', ['theme', 'page:/about'], 'Theme of site “Night”, About us'],
  ['its address, where it is not there any more', ['page:/gone', 'page:/who'], '/gone, About us (was /who)'],
])('names a page of a release by %s', async (_what, keys, text) => {
  vi.spyOn(window, 'fetch').mockImplementation(async () =>
    Response.json({ documents: [pageEntry('/about', false, { title: 'About us', former: ['/who', '/who-we-are'] })] }),
  )
  const boot = {
    locale: 'en',
    site: { id: 'test' },
    space: { locales: ['en'] },
    session: { role: 'manager' },
  } as unknown as Boot
  const names = document.body.appendChild(document.createElement('p'))
  root = createRoot(names)
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <span data-names>
          <DocumentNames of={keys.map((key) => ({ key, ...(key in titles ? { title: titles[key] } : {}) }))} />
        </span>
      </Chrome>
    </BootProvider>,
  )
  await expect.poll(() => names.querySelector('[data-names]')?.textContent).toBe(text)
})
