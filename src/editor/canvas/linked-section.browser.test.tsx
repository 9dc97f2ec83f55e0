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
import { setField } from '../document/operations/set-field'
import { DocumentStore } from '../state/document-store'
import type { CanvasContext } from './canvas-context'
import { CanvasSheet } from './canvas-sheet'
import { partAt } from './hit'
import { PageOnCanvas } from './page-on-canvas'

registerAllBlockKits()

const canvas = (locale: 'en' | 'th'): CanvasContext => ({
  sheet: new CanvasSheet(() => undefined, window),
  asset: () => undefined,
  types: { definition: blockDefinition, migrations: blockMigrations },
  role: 'guest',
  showsAll: false,
  locale,
  now: 0,
  place: { params: {}, query: {}, path: '/page' },
  data: () => undefined,
  onData: () => () => {},
})
const boot = { slots: { header: [], footer: [] }, locale: 'en' } as unknown as Boot

let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  queryClient().clear()
  vi.restoreAllMocks()
})

/** Draws a page that links an unknown section, on a site with these documents. */
async function draw(
  documents: object[],
  locale: 'en' | 'th' = 'en',
  sections: object[] = [],
  own?: object,
): Promise<DocumentStore> {
  vi.spyOn(window, 'fetch').mockImplementation(async (request) =>
    Response.json(
      String(request instanceof Request ? request.url : request).includes('/editor/pages')
        ? { documents }
        : { sections, assets: {} },
    ),
  )
  await loadViews(['site/section', 'content/heading'])
  const store = new DocumentStore(
    pageOfBlocks([{ id: 'link', type: 'site/section', props: { section: 'offer', ...(own ? { own } : {}) } }], {
      frame: 'fullscreen',
    }),
  )
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <PageOnCanvas store={store} canvas={canvas(locale)} boot={boot} payload={{} as Payload} />
    </BootProvider>,
  )
  return store
}
const entry = (state: object) => ({
  key: 'section:offer',
  title: 'Offer',
  frame: 'default',
  access: 'guest',
  views: ['guest'],
  state: 'site',
  fixed: false,
  trashed: true,
  draft: true,
  ...state,
})

it('says that visitors still see a trashed section until that is published', async () => {
  await draw([entry({})])
  await expect
    .element(screen.getByText('This section is in the trash. Visitors see it until you publish, then nothing here.'))
    .toBeVisible()
})

it("says in the page's language when visitors no longer see the section", async () => {
  await draw([entry({ draft: false })], 'th')
  await expect.element(screen.getByText('ส่วนที่บันทึกไว้นี้อยู่ในถังขยะ ผู้เยี่ยมชมจะไม่เห็นอะไรตรงนี้')).toBeVisible()
})

it('shows a notice for a missing section', async () => {
  await draw([])
  await expect
    .element(screen.getByText('This section is not on this site. Visitors will see nothing here.'))
    .toBeVisible()
})

it("draws the page's own values as stored and maps them to their parts, and everything else from the section", async () => {
  const block = (id: string, text: string, more: object = {}) => ({
    id,
    type: 'content/heading',
    version: 1,
    props: { text },
    ...more,
  })
  const content = {
    format: 1,
    title: 'Offer',
    rows: [
      {
        id: 'r',
        cells: [{ id: 'c', blocks: [block('ask', 'Ask us', { differs: true }), block('hours', 'Nine to six')] }],
      },
    ],
  }
  const own = (text: string) => ({
    ask: { type: 'content/heading', version: 1, props: { text } },
    hours: { type: 'content/heading', version: 1, props: { text: 'Never' } },
  })
  const store = await draw(
    [],
    'en',
    [{ key: 'section:offer', id: 'offer', title: 'Offer', version: 1, content, uses: [], draftUses: [] }],
    own('Ask the school'),
  )
  await expect.element(screen.getByRole('heading', { name: 'Ask the school' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Nine to six' })).toBeVisible()
  store.dispatch('', (edit) => setField(edit, 'link', ['props', 'own'], own('Ask at the desk')))
  await expect.element(screen.getByRole('heading', { name: 'Ask at the desk' })).toBeVisible()
  const at = (name: string) => {
    const { left, top, height } = screen.getByRole('heading', { name }).element().getBoundingClientRect()
    return { x: left + 2, y: top + height / 2 }
  }
  expect([partAt(document, at('Ask at the desk')), partAt(document, at('Nine to six'))]).toEqual(['ask', undefined])
})
