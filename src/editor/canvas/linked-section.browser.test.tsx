import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import { registerAllBlockKits } from '@registry/all-block-kits'
import type { Boot } from '@schemas/boot'
import type { Payload } from '@schemas/layout/render'
import { pageOfBlocks } from '@tests/fixtures/page-of-blocks'
import { blockDefinition, blockMigrations } from '@registry/block-kits'
import { loadViews } from '@registry/views'
import { DocumentStore } from '../state/document-store'
import type { CanvasContext } from './canvas-context'
import { CanvasSheet } from './canvas-sheet'
import { PageOnCanvas } from './page-on-canvas'

registerAllBlockKits()

const canvas = (locale: 'en' | 'th'): CanvasContext => ({
  sheet: new CanvasSheet(() => undefined, window), asset: () => undefined, types: { definition: blockDefinition, migrations: blockMigrations }, role: 'guest', showsAll: false, locale, now: 0,
  place: { params: {}, query: {}, path: '/page' }, data: () => undefined, onData: () => () => {},
})
const boot = { slots: { header: [], footer: [] }, locale: 'en' } as unknown as Boot

let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  queryClient().clear()
  vi.restoreAllMocks()
})

/** A page that links a section which is none of the site's, drawn while the site has these documents. */
async function draw(documents: object[], locale: 'en' | 'th' = 'en'): Promise<void> {
  vi.spyOn(window, 'fetch').mockImplementation(async (request) => Response.json(String(request instanceof Request ? request.url : request).includes('/editor/pages') ? { documents } : { sections: [], assets: {} }))
  await loadViews(['site/section'])
  const store = new DocumentStore(pageOfBlocks([{ id: 'link', type: 'site/section', props: { section: 'offer' } }], { frame: 'fullscreen' }))
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <PageOnCanvas store={store} canvas={canvas(locale)} boot={boot} payload={{} as Payload} />
    </BootProvider>,
  )
}
const entry = (state: object) => ({ key: 'section:offer', title: 'Offer', frame: 'default', access: 'guest', views: ['guest'], state: 'site', fixed: false, trashed: true, draft: true, ...state })

it('a section that went into the trash is said to be visitors’ still, as long as that is not published', async () => {
  await draw([entry({})])
  await expect.element(screen.getByText('This section is in the trash. Visitors still have it, and see nothing here once that is published.')).toBeVisible()
})

it('in the language of the page it is said when they have it no more', async () => {
  await draw([entry({ draft: false })], 'th')
  await expect.element(screen.getByText('ส่วนที่บันทึกไว้นี้อยู่ในถังขยะ ผู้เยี่ยมชมจะไม่เห็นอะไรตรงนี้')).toBeVisible()
})

it('one that is nowhere is said to be so', async () => {
  await draw([])
  await expect.element(screen.getByText('This section is not on this site. Visitors will see nothing here.')).toBeVisible()
})
