import { createRoot, type Root } from 'react-dom/client'
import { PagesPanel } from '@editor/pages/pages-panel'
import { type Builder, BuilderProvider } from '@editor/state/builder'
import type { Saving } from '@editor/state/saving'
import { setUi } from '@editor/state/ui-store'
import { SavingContext } from '@editor/state/use-saving'
import { Chrome } from '@editor/ui/chrome'
import { BootProvider } from '@kit/boot'
import type { Boot } from '@schemas/boot'
import type { DocumentEntry } from '@schemas/editor/entities/document'

export const pageAt = (path: string, more: Partial<DocumentEntry> = {}): DocumentEntry => ({
  key: `page:${path}`,
  path,
  title: `Page ${path}`,
  frame: 'default',
  access: 'guest',
  views: ['guest'],
  state: 'site',
  draft: false,
  trashed: false,
  fixed: false,
  ...more,
})

/** The panel of pages for a session, next to the homepage. The test provides the gateway's answers. */
export function drawPages(session: object): Root {
  setUi({ locale: 'en' })
  const boot = {
    locale: 'en',
    site: { id: 'test' },
    space: { locales: ['en', 'th'], timeZone: 'Asia/Bangkok' },
    session,
    routes: [],
    assets: {},
  } as unknown as Boot
  const panel = document.body.appendChild(document.createElement('div'))
  panel.style.width = '300px'
  const root = createRoot(panel)
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <BuilderProvider value={{ key: 'page:/', boot, payload: { path: '/' }, say: () => {} } as unknown as Builder}>
          <SavingContext value={{ flush: async () => true } as unknown as Saving}>
            <PagesPanel />
          </SavingContext>
        </BuilderProvider>
      </Chrome>
    </BootProvider>,
  )
  return root
}
