import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import { registerAllBlockKits } from '@registry/all-block-kits'
import type { Boot } from '@schemas/boot'
import { type BlockInput, pageOfBlocks } from '@tests/fixtures/page-of-blocks'
import type { Facts } from '../document/problems/problem'
import { PublishDialog } from '../publish/publish-dialog'
import { type Builder, BuilderProvider } from '../state/builder'
import { DocumentStore } from '../state/document-store'
import type { Saving } from '../state/saving'
import { setUi, useUi } from '../state/ui-store'
import { SavingContext } from '../state/use-saving'
import { Chrome } from '../ui/chrome'
import { lazyPart } from '../ui/lazy-part'
import { Checks } from './checks'
import { ProblemCount } from './problem-count'
import '@mantine/core/styles.css'

registerAllBlockKits()

const Panel = lazyPart(async () => (await import('./problems-panel')).ProblemsPanel)
const facts: Facts = {
  pages: [{ path: '/', own: {} }],
  locales: ['en'],
  asset: () => undefined,
  isLost: () => false,
  documents: undefined,
  isGone: () => false,
  fresh: () => undefined,
}

let root: Root
let checks: Checks
afterEach(() => {
  root.unmount()
  checks.end()
  document.body.replaceChildren()
  queryClient().clear()
  setUi({ left: 'add', dialog: null })
  vi.restoreAllMocks()
})

function Parts() {
  const [left, dialog] = [useUi((state) => state.left), useUi((state) => state.dialog)]
  return (
    <>
      <ProblemCount />
      <button type="button" onClick={() => setUi({ dialog: 'publish' })}>
        To publish
      </button>
      {left === 'problems' && (
        <aside aria-label="Problems">
          <Panel />
        </aside>
      )}
      {dialog === 'publish' && <PublishDialog onClose={() => setUi({ dialog: null })} />}
    </>
  )
}

/** The builder's list of problems, their count and the publish dialog, on a page with these blocks. */
function open(
  blocks: readonly BlockInput[],
  locale: 'en' | 'th' = 'en',
  fields: Record<string, unknown> = {},
  key = 'page:/',
): void {
  const entry = {
    key: 'page:/',
    path: '/',
    title: 'Home',
    frame: 'default',
    access: 'guest',
    views: ['guest'],
    state: 'site',
    draft: true,
    trashed: false,
    fixed: false,
  }
  vi.spyOn(window, 'fetch').mockImplementation(async (request) =>
    Response.json(
      String(request instanceof Request ? request.url : request).includes('/editor/pages')
        ? { documents: [entry] }
        : { themes: [], releases: [], scheduled: [], publications: [], sections: [], assets: {} },
    ),
  )
  const store = new DocumentStore(pageOfBlocks(blocks, fields))
  checks = new Checks(store, facts)
  checks.setFacts(facts)
  checks.flush()
  setUi({ left: null, locale })
  const boot = {
    locale,
    site: { id: 'test' },
    space: { locales: ['en'], timeZone: 'Asia/Bangkok' },
    session: { role: 'manager' },
    routes: [],
    assets: {},
  } as unknown as Boot
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <BuilderProvider value={{ key, boot, store, payload: { path: '/' } } as unknown as Builder}>
          <SavingContext value={{ flush: () => Promise.resolve(true), version: 0 } as unknown as Saving}>
            <Parts />
          </SavingContext>
        </BuilderProvider>
      </Chrome>
    </BootProvider>,
  )
}
const button = (id: string, text: string) => ({ id, type: 'content/button', props: { text, link: { to: '/nowhere' } } })
const entries = () =>
  screen
    .getByRole('listitem')
    .all()
    .map((each) => each.element().querySelector('strong')?.textContent)

it('moves focus from publishing to the first problem, also when the list is already open', async () => {
  open([button('a', 'Tea')])
  for (const _time of ['closed', 'open']) {
    await screen.getByRole('button', { name: 'To publish' }).click()
    await screen.getByRole('button', { name: 'One warning: you can still publish' }).click()
    await expect
      .element(screen.getByRole('complementary').getByRole('button', { name: /There is no page at/ }))
      .toHaveFocus()
  }
})

it('moves focus there from the problem count', async () => {
  open([button('a', 'Tea')])
  const count = screen.getByRole('button', { name: 'Show the problems (warnings 1)' })
  await expect.element(count).toBeVisible()
  count.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect
    .element(screen.getByRole('complementary').getByRole('button', { name: /There is no page at/ }))
    .toHaveFocus()
})

it('distinguishes equal problems by the text of their part, or by number', async () => {
  open([
    button('a', 'Tea'),
    button('b', 'Rice'),
    button('c', 'Rice'),
    { id: 'd', type: 'content/heading', props: { text: 'Menu', link: { to: '/nowhere' } } },
  ])
  setUi({ left: 'problems' })
  await expect
    .poll(entries)
    .toEqual(['Button: Tea · Link', 'Button: Rice · Link (1)', 'Button: Rice · Link (2)', 'Heading · Link'])
})

it('distinguishes equal problems in Thai', async () => {
  open([button('a', 'ชา'), button('b', 'ข้าว'), button('c', 'ข้าว')], 'th')
  setUi({ left: 'problems' })
  await expect.poll(entries).toEqual(['ปุ่ม: ชา · ลิงก์', 'ปุ่ม: ข้าว · ลิงก์ (1)', 'ปุ่ม: ข้าว · ลิงก์ (2)'])
})

it.each([
  ['page:/', 'The page itself'],
  ['slot:footer', 'Footer itself'],
  ['section:hours', 'Section itself'],
])('lists problems of %s as a whole under “%s”', async (key, name) => {
  open([], 'en', { paths: { th: '/no space' } }, key)
  setUi({ left: 'problems' })
  await expect.element(screen.getByRole('heading', { name })).toBeVisible()
})

it.each(['en', 'th'] as const)(
  'lists blocking errors first with their field’s label, and never says that the page can be published (%s)',
  async (locale) => {
    const [field, refused, adjacent] = {
      en: ['Address in Thai', /it cannot be published yet/, 'One warning'],
      th: ['ที่อยู่ภาษาไทย', /ยังเผยแพร่ไม่ได้/, 'มีคำเตือน 1 รายการ'],
    }[locale] as [string, RegExp, string]
    open([button('a', 'Tea')], locale, { paths: { th: '/no space' } })
    setUi({ dialog: 'publish' })
    const alert = screen.getByRole('alert')
    await expect.element(alert).toHaveTextContent(refused)
    expect(alert.element().querySelector('strong')?.textContent).toBe(field)
    await expect.element(screen.getByRole('button', { name: adjacent, exact: true })).toBeVisible()
    const [choice] = screen.getByRole('checkbox').elements()
    expect((choice?.compareDocumentPosition(alert.element()) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy()
  },
)
