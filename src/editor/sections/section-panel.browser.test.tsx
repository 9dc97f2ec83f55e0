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
import { SectionPanel } from './section-panel'
import '@mantine/core/styles.css'

const boot = {
  locale: 'en',
  site: { id: 'test' },
  space: { locales: ['en'] },
  session: { role: 'manager' },
} as unknown as Boot

let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  queryClient().clear()
  vi.restoreAllMocks()
})

const entry = (more: object) => ({
  key: 'section:offer',
  title: 'Offer',
  frame: 'default',
  access: 'guest',
  views: ['guest'],
  state: 'site',
  fixed: false,
  draft: true,
  trashed: false,
  ...more,
})

/** Settings of a block that links a section, on a site with these. */
function open(sections: object[], documents: object[]): void {
  vi.spyOn(window, 'fetch').mockImplementation(async (request) =>
    Response.json(
      String(request instanceof Request ? request.url : request).includes('/editor/pages')
        ? { documents }
        : { sections, assets: {} },
    ),
  )
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <BuilderProvider value={{ key: 'page:/', boot, payload: { path: '/' } } as unknown as Builder}>
          <SavingContext value={{} as unknown as Saving}>
            <SectionPanel id="link" section="offer" />
          </SavingContext>
        </BuilderProvider>
      </Chrome>
    </BootProvider>,
  )
}

it('does not suggest the trash for a section that never existed', async () => {
  open([], [entry({ key: 'section:other' })])
  await expect
    .element(screen.getByText('This section is not on this site. Delete this block or replace the section.'))
    .toBeVisible()
})

it('says that a section is in the trash, with a link there', async () => {
  open([], [entry({ trashed: true })])
  await expect
    .element(screen.getByText('This section is in the trash. Restore it from the page list, or delete this block.'))
    .toBeVisible()
})
