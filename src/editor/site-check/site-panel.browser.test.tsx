import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import type { Boot } from '@schemas/boot'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { pageOfBlocks } from '@tests/fixtures/page-of-blocks'
import { useProblems } from '../state/problem-store'
import { goesOn } from '../state/goes-on'
import { type Builder, BuilderProvider } from '../state/builder'
import { DocumentStore } from '../state/document-store'
import type { Saving } from '../state/saving'
import { setUi } from '../state/ui-store'
import { DocumentProvider } from '../state/use-document'
import { SavingContext } from '../state/use-saving'
import { Chrome } from '../ui/chrome'
import { stopSiteCheck, useSiteCheck } from './site-check'
import { SitePanel } from './site-panel'
import '@mantine/core/styles.css'
import '../ui/editor.css'

registerAllBlockKits()

let root: Root
afterEach(() => {
  root.unmount()
  stopSiteCheck()
  useSiteCheck.setState({
    state: 'first',
    found: new Map(),
    failed: [],
    left: [],
    signature: '',
    at: undefined,
    last: undefined,
  })
  useProblems.setState({ list: [], state: 'first' })
  sessionStorage.clear()
  queryClient().clear()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

type Block = { id: string; type: string; props: Record<string, unknown> }
type Options = {
  title?: string
  blocks?: readonly Block[]
  version?: number
  /** Status of a refusal by the gateway in its place. */ fails?: number
}
const heading = (id: string, text: unknown): Block => ({ id, type: 'content/heading', props: { text } })
const button = (id: string, to: string): Block => ({ id, type: 'content/button', props: { text: 'Go', link: { to } } })

/**
 * The list next to the page `/here`, on a site with these pages. Returns the keys of the documents read, and a function
 * that releases a waiting answer.
 */
function draw(pages: Record<string, Options>, waits?: string) {
  const read: string[] = []
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    const { pathname, searchParams } = new URL(
      String(address instanceof Request ? address.url : address),
      location.origin,
    )
    if (pathname.endsWith('/editor/pages')) {
      const entries = Object.entries({ '/here': {} as Options, ...pages }).map(
        ([path, { title = path.slice(1), version = 1 }]) => ({
          key: `page:${path}`,
          path,
          title,
          frame: 'default',
          access: 'guest',
          views: ['guest'],
          state: 'site',
          draft: true,
          version,
          trashed: false,
          fixed: false,
        }),
      )
      return Response.json({
        documents: [...entries, { ...entries[0], key: 'page:/thrown-away', path: '/thrown-away', trashed: true }],
      })
    }
    if (!pathname.endsWith('/editor/document')) return Response.json({ sections: [], assets: {} })
    const key = searchParams.get('key') ?? ''
    read.push(key)
    if (key === waits) await held
    const { blocks = [], fails, version = 1 } = pages[key.slice(5)] ?? {}
    if (fails) return Response.json({ error: { message: 'Only an admin can edit this page.' } }, { status: fails })
    const rows = [{ id: 'row', cells: [{ id: 'cell', blocks: blocks.map((block) => ({ version: 1, ...block })) }] }]
    return Response.json({
      key,
      version,
      origin: 'site',
      live: null,
      assets: {},
      types: {},
      content: {
        format: 1,
        path: key.slice(5),
        frame: 'default',
        access: 'guest',
        title: { en: 'Page', th: 'หน้า' },
        views: { guest: { rows } },
      },
    })
  })
  setUi({ locale: 'en', dialog: null })
  useProblems.setState({ list: [], state: 'known' })
  const boot = {
    locale: 'en',
    site: { id: 'test' },
    space: { locales: ['en', 'th'], timeZone: 'Asia/Bangkok' },
    session: { role: 'manager' },
    routes: [],
    assets: {},
  } as unknown as Boot
  const store = new DocumentStore(pageOfBlocks([]))
  // Navigation away would end the test, so the flush before it never resolves.
  const flush = vi.fn<() => Promise<never>>(() => new Promise(() => {}))
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <BuilderProvider value={{ key: 'page:/here', boot, store, payload: { path: '/here' } } as unknown as Builder}>
          <DocumentProvider value={store}>
            <SavingContext value={{ flush } as unknown as Saving}>
              <SitePanel />
            </SavingContext>
          </DocumentProvider>
        </BuilderProvider>
      </Chrome>
    </BootProvider>,
  )
  return { read, answer: () => answer(), flush }
}
/** The listed pages: name, errors and warnings. */
function lines(): string[] {
  const list = screen.getByRole('list', { name: 'With problems, worst first' })
  return list
    .getByRole('button', { expanded: false })
    .elements()
    .map((each) =>
      [
        each.querySelector('strong')?.textContent,
        ...[...each.querySelectorAll<HTMLElement>('[data-level]')].map(
          (count) => `${count.dataset.level} ${count.textContent}`,
        ),
      ].join(', '),
    )
}
async function done(): Promise<void> {
  await expect.element(screen.getByText(/^Checked:/)).toBeVisible()
}

it('lists pages with problems, worst first, and opens the page of a problem', async () => {
  const { flush, read } = draw({
    '/fine': {},
    '/half': { blocks: [heading('a', { en: 'Tea' })] },
    '/dead': { blocks: [button('b', '/nowhere')] },
    '/broken': { blocks: [button('c', '')] },
  })
  await done()
  expect(lines()).toEqual(['broken, error 1', 'dead, warning 1', 'half, warning 1'])
  // Documents in the trash are skipped; the open one is checked by the page checks.
  expect(read).toEqual(['page:/fine', 'page:/half', 'page:/dead', 'page:/broken'])
  await screen.getByText('Broken and empty links 2').click()
  await expect.poll(lines).toHaveLength(2)
  await screen.getByRole('button', { name: /^dead/ }).click()
  await screen.getByRole('button', { name: /There is no page at \/nowhere/ }).click()
  await expect.poll(() => flush.mock.calls.length).toBe(1)
  expect(goesOn()).toEqual({
    left: 'problems',
    problem: { kind: 'dead-link', node: 'b', path: ['props', 'link', 'to'] },
  })
})

it('shows the translation progress of a page, with a link to what is missing', async () => {
  const { flush } = draw({
    '/half': { blocks: [heading('a', { en: 'Tea' }), heading('b', { en: 'Rice', th: 'ข้าว' }), heading('c', 'LINE')] },
  })
  await done()
  await expect.element(screen.getByText('English 100%', { exact: true }).first()).toBeVisible()
  // The title of the page is a text as well.
  await screen.getByRole('button', { name: /^Thai 75%/ }).click()
  await expect.poll(() => flush.mock.calls.length).toBe(1)
  expect(goesOn()).toMatchObject({ problem: { kind: 'translation', node: 'a', path: ['props', 'text', 'th'] } })
})

it('stops on request, shows how many are left, and resumes', async () => {
  const { read, answer } = draw({ '/a': {}, '/b': { blocks: [button('x', '')] }, '/c': {} }, 'page:/b')
  await expect.element(screen.getByText('Checking the site: 2 of 4').first()).toBeVisible()
  await screen.getByRole('button', { name: 'Stop' }).click()
  await expect.element(screen.getByText('Stopped. Not checked yet: 2.')).toBeVisible()
  answer()
  await screen.getByRole('button', { name: 'Continue' }).click()
  await done()
  expect(read).toEqual(['page:/a', 'page:/b', 'page:/b', 'page:/c'])
  expect(lines()).toEqual(['b, error 1'])
})

it('names the documents that could not be checked, and why', async () => {
  draw({ '/a': {}, '/kept': { fails: 403 } })
  await done()
  await expect.element(screen.getByText('kept: Only an admin can edit this page.')).toBeVisible()
})

it('stops when the gateway is unreachable, and can be retried', async () => {
  const { read } = draw({ '/a': { fails: 503 }, '/b': {} })
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Not checked yet: 2.')
  expect(read.every((key) => key === 'page:/a')).toBe(true)
  await expect.element(screen.getByRole('button', { name: 'Continue' })).toBeVisible()
})

it('reads only changed documents after another document is opened in this tab', async () => {
  draw({ '/a': { blocks: [button('x', '')] }, '/b': {} })
  await done()
  root.unmount()
  queryClient().clear()
  vi.restoreAllMocks()
  const { read } = draw({ '/a': {}, '/b': { version: 2 } })
  await done()
  await expect.poll(() => read).toEqual(['page:/b'])
  expect(lines()).toEqual(['a, error 1'])
})

it('filters by page name and by problem text', async () => {
  draw({
    '/a': { title: 'Tea', blocks: [button('x', '')] },
    '/b': { title: 'Rice', blocks: [heading('y', { en: 'Hi' })] },
  })
  await done()
  await screen.getByRole('textbox', { name: 'Search pages and problems' }).fill('rice')
  await expect.poll(lines).toEqual(['Rice, warning 1'])
  await screen.getByRole('textbox', { name: 'Search pages and problems' }).fill('goes nowhere')
  await expect.poll(lines).toEqual(['Tea, error 1'])
  await screen.getByRole('textbox', { name: 'Search pages and problems' }).fill('nothing like it')
  await expect.element(screen.getByText('No results for “nothing like it”.')).toBeVisible()
})
