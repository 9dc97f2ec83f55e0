import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import { queryClient, refreshCalls } from '@kit/use-call'
import type { Boot } from '@schemas/boot'
import { calls } from '../../state/calls'
import { Chrome } from '../../ui/chrome'
import type { checkPages } from './check-pages'
import type { ThemeToCheck } from './theme-to-check'
import { type ChecksState, PageChecks } from './page-checks'
import '@mantine/core/styles.css'

type Options = Parameters<typeof checkPages>[0]
let runs: Options[] = []
vi.mock(import('./check-pages'), () => ({
  checkPages: vi.fn<typeof checkPages>(async (options) => void runs.push(options)),
}))

const boot = {
  locale: 'en',
  site: { id: 'test' },
  space: { locales: ['en'] },
  session: { role: 'admin' },
  routes: [{ path: '/' }, { path: '/blog/{slug}' }],
  assets: {},
} as unknown as Boot
const blog = { key: 'page:/blog/{slug}', path: '/blog/{slug}', access: 'guest' }

let root: Root
let states: ChecksState[]
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

/** The check of a theme; with `differs`, its header differs from the live one. */
function open({ differs = false, isSafe = true } = {}): void {
  ;[runs, states] = [[], []]
  queryClient().clear()
  const subject = {
    name: 'feast',
    theme: {},
    slots: { header: 'default' },
    live: { name: 'default', theme: {}, slots: { header: differs ? 'other' : 'default' } },
    parts: { fonts: '', asset: () => undefined },
  } as unknown as ThemeToCheck
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <PageChecks
          subject={subject}
          save={() => Promise.resolve(isSafe)}
          onState={(state) => void states.push(state)}
        />
      </Chrome>
    </BootProvider>,
  )
}
const finish = ({ pages, onPage }: Options) =>
  pages.forEach(({ address }) => onPage({ address, locale: 'en', findings: [], unchecked: 0, hasFailed: false }))

it('starts over when the list of pages changes, and finishes all of them', async () => {
  let documents: object[] = [blog]
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ documents }))
  open()
  await vi.waitFor(() => expect(runs).toHaveLength(1))
  // The first post provides the address for the pattern.
  documents = [{ ...blog, sample: { slug: 'spring' } }]
  await refreshCalls(calls.pages)
  await vi.waitFor(() => expect(runs).toHaveLength(2))
  expect(runs.map(({ pages, signal }) => [pages.map(({ address }) => address), signal.aborted])).toEqual([
    [['/'], true],
    [['/', '/blog/spring'], false],
  ])
  finish(runs[1] as Options)
  await vi.waitFor(() => expect(states.at(-1)).toBe('good'))
})

it('links to each page that gets worse, as it was checked', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ documents: [] }))
  open()
  await vi.waitFor(() => expect(runs).toHaveLength(1))
  const [run] = runs as [Options]
  run.onPage({
    address: '/',
    locale: 'en',
    findings: [{ kind: 'overflow', width: 390, scheme: 'light', px: 20, was: 0 }] as never,
    unchecked: 0,
    hasFailed: false,
  })
  await expect
    .element(screen.getByRole('link', { name: '/', exact: true }))
    .toHaveAttribute('href', '/?as=guest&lang=en&look=feast')
})

it('checks nothing while the gateway lacks the theme to check', async () => {
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ documents: [] }))
  open({ differs: true, isSafe: false })
  await expect.element(screen.getByText('Some changes aren’t saved yet', { exact: false })).toBeVisible()
  expect(runs).toEqual([])
  expect(states.at(-1)).toBe('unknown')
})
