import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import type { Boot } from '@schemas/boot'
import { themeFields } from '@schemas/layout/theme'
import { type Builder, BuilderProvider } from '../state/builder'
import { useConflict } from '../state/conflict'
import { type Saving, useSaving } from '../state/saving'
import { useUi } from '../state/ui-store'
import { SavingContext } from '../state/use-saving'
import type { CheckedPage, checkPages } from '../themes/page-checks/check-pages'
import { Chrome } from '../ui/chrome'
import { PublishDialog } from './publish-dialog'
import '@mantine/core/styles.css'

type Run = Parameters<typeof checkPages>[0]
const { runs } = vi.hoisted(() => ({ runs: [] as Run[] }))
vi.mock(import('../themes/page-checks/check-pages'), () => ({ checkPages: async (given: Run) => void runs.push(given) }))

const entryOf = (path: string, draft = true) => ({ key: `page:${path}`, path, title: `Page ${path}`, frame: 'default', access: 'guest', views: ['guest'], state: 'site', draft, trashed: false, fixed: false })
const base = themeFields.parse({ format: 1, name: 'feast', title: 'Feast', picks: { brand: '#3c4f69', accent: '#b8663f', neutral: '#5f6772' }, fonts: { body: { family: 'Noto Sans Thai' } }, radii: { s: '0', m: '8px', l: '1rem', button: '0', image: '0' } })

let root: Root
let documents: readonly unknown[]
/** The look as the gateway has it, whether it can be read, and what was sent to be published. */
let saved: { version: number; overrides: object }
let isReadable: boolean
let sent: unknown[]
let plans: unknown[]
let timeProblem: string | undefined
let outcome: { key: string; kind: string; from?: string }[]
/** Before the gateway takes what is published. */
let meanwhile: () => void

beforeEach(() => {
  runs.length = 0
  sent = []
  plans = []
  timeProblem = undefined
  outcome = [{ key: 'page:/', kind: 'changed' }]
  documents = [entryOf('/')]
  saved = { version: 1, overrides: {} }
  isReadable = true
  meanwhile = () => {}
  vi.spyOn(window, 'fetch').mockImplementation(async (request, options) => {
    const url = String(request instanceof Request ? request.url : request)
    if (url.includes('/editor/pages')) return Response.json({ documents })
    if (url.includes('/theme/document')) {
      if (!isReadable) return Response.json({ error: { code: 'not_found', message: 'There is no such theme.' } }, { status: 404 })
      return Response.json({ name: 'feast', title: 'Feast', kind: 'site', pack: 'default', parent: 'default', ...saved, base, slots: {}, baseSlots: {}, live: { name: 'default', theme: base, slots: {} }, families: [], assets: {}, packs: [] })
    }
    if (url.includes('/editor/publish')) {
      const asked = JSON.parse(options?.body as string) as { theme?: { version: number }; seen: Record<string, { version: number }> }
      sent.push(asked.theme)
      if (timeProblem) return Response.json({ error: { code: 'conflict', message: timeProblem, fields: { at: timeProblem } } }, { status: 409 })
      meanwhile()
      const newer = (documents as { key: string; version?: number }[]).filter(({ key, version = 0 }) => asked.seen[key] && asked.seen[key].version !== version)
      if (newer.length > 0) return Response.json({ error: { code: 'conflict', message: 'Someone else has changed this meanwhile.', details: { newer: newer.map(({ key }) => ({ key, by: 'Ada' })) } } }, { status: 409 })
      if (asked.theme && asked.theme.version !== saved.version) return Response.json({ error: { code: 'conflict', message: 'Someone else has changed this theme meanwhile.' } }, { status: 409 })
      return Response.json({ keys: ['page:/', 'theme'], release: 4, documents: outcome })
    }
    if (url.includes('/editor/scheduled')) return Response.json({ publications: plans })
    return Response.json({ themes: [{ name: 'feast', title: 'Feast', version: saved.version, isLive: false, differs: true }], releases: [], scheduled: [], sections: [] })
  })
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  queryClient().clear()
  vi.restoreAllMocks()
})

/** The dialog on a site with these published pages. */
function open(paths: readonly string[], role = 'admin', flush = () => Promise.resolve(true)): void {
  const boot = { locale: 'en', site: { id: 'test' }, space: { locales: ['en'], timeZone: 'Asia/Bangkok' }, session: { role }, routes: paths.map((path) => ({ path })), assets: {} } as unknown as Boot
  const builder = { key: 'page:/', boot, payload: { path: '/' } } as unknown as Builder
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <BuilderProvider value={builder}>
          <SavingContext value={{ flush, version: 0 } as unknown as Saving}>
            <PublishDialog onClose={() => {}} />
          </SavingContext>
        </BuilderProvider>
      </Chrome>
    </BootProvider>,
  )
}
async function wear(): Promise<void> {
  await screen.getByRole('combobox', { name: 'Look of the site' }).click()
  await screen.getByRole('option', { name: 'Feast' }).click()
}
/** The run that is under way is done with a page. */
const looked = (address: string, found: Partial<CheckedPage> = {}) => (runs.at(-1) as Run).onPage({ address, locale: 'en', findings: [], unjudged: 0, hasFailed: false, ...found })
const tooWide: CheckedPage['findings'] = [{ kind: 'overflow', px: 24, was: 0, width: 390, scheme: 'light' }]
const publish = screen.getByRole('button', { name: 'Publish 2 changes' })
const worse = screen.getByRole('checkbox', { name: 'Publish although something gets worse' })
const unseen = screen.getByRole('checkbox', { name: 'Publish although not every page was looked at' })

it('a look that somebody saved anew meanwhile is published by pressing again, once that was said', async () => {
  open([])
  await wear()
  await expect.element(screen.getByText('Nothing gets worse on 0 pages.')).toBeVisible()
  meanwhile = () => {
    saved = { ...saved, version: 2 }
  }
  await publish.click()
  await expect.element(screen.getByText('Someone else has changed this theme meanwhile.')).toBeVisible()
  await expect.element(screen.getByText('Nothing gets worse on 0 pages.')).toBeVisible()
  await publish.click()
  await vi.waitFor(() => expect(sent).toEqual([{ name: 'feast', version: 1 }, { name: 'feast', version: 2 }]))
})

it('lists where a look that is chosen gets worse, and publishes it once that was agreed to', async () => {
  open(['/', '/about'])
  await wear()
  await expect.element(screen.getByText('0 of 2 pages')).toBeVisible()
  await publish.click()
  await expect.element(unseen).toHaveFocus()
  await expect.element(unseen).toHaveAccessibleDescription('Tick this to publish all the same.')
  await expect.poll(() => runs).toHaveLength(1)
  looked('/')
  looked('/about', { findings: tooWide })
  await expect.element(screen.getByRole('listitem').filter({ hasText: '/about' })).toHaveTextContent('at 390 px the page is 24 px too wide (now 0)')
  await publish.click()
  await expect.element(worse).toHaveFocus()
  expect(sent).toEqual([])
  await worse.click()
  await publish.click()
  await vi.waitFor(() => expect(sent).toEqual([{ name: 'feast', version: 1 }]))
})

it('asks for no tick where nothing gets worse', async () => {
  open(['/'])
  await wear()
  await expect.element(unseen).toBeVisible()
  await expect.poll(() => runs).toHaveLength(1)
  looked('/')
  await expect.element(unseen).not.toBeInTheDocument()
  await publish.click()
  await vi.waitFor(() => expect(sent).toEqual([{ name: 'feast', version: 1 }]))
})

it('looks at no page where no look is chosen', async () => {
  open(['/'], 'manager')
  await screen.getByRole('button', { name: 'Publish', exact: true }).click()
  await vi.waitFor(() => expect(sent).toEqual([undefined]))
  expect(runs).toEqual([])
})

it('looks at the pages anew in what somebody else saved meanwhile, which nobody has agreed to', async () => {
  open(['/'])
  await wear()
  await expect.poll(() => runs).toHaveLength(1)
  looked('/', { findings: tooWide })
  await worse.click()
  meanwhile = () => {
    saved = { version: 2, overrides: { rhythm: 20 } }
  }
  await publish.click()
  await expect.element(screen.getByText('Someone else has changed this theme meanwhile.')).toBeVisible()
  await expect.poll(() => runs).toHaveLength(2)
  expect(runs.map(({ after }) => after.rhythm)).toEqual([base.rhythm, 20])
  await expect.element(unseen).not.toBeChecked()
  looked('/', { findings: tooWide })
  await publish.click()
  await expect.element(worse).toHaveFocus()
  expect(sent).toEqual([{ name: 'feast', version: 1 }])
})

it('says why a look could not be looked at; it may be tried again, or be published all the same', async () => {
  isReadable = false
  open(['/'])
  await wear()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('There is no such theme.')
  await expect.element(unseen).toBeVisible()
  isReadable = true
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => runs).toHaveLength(1)
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await unseen.click()
  await publish.click()
  await vi.waitFor(() => expect(sent).toEqual([{ name: 'feast', version: 1 }]))
})

const publishOwn = screen.getByRole('button', { name: 'Publish', exact: true })

it('publishes what somebody else saved meanwhile only once that was said, by pressing again', async () => {
  open([], 'manager')
  await expect.element(publishOwn).toBeEnabled()
  meanwhile = () => {
    documents = [{ ...entryOf('/'), version: 7 }]
  }
  await publishOwn.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Page /: changed by Ada')
  await publishOwn.click()
  await expect.element(screen.getByRole('dialog', { name: 'Published' })).toBeVisible()
  expect(sent).toHaveLength(2)
})

it('says when what is chosen is published by itself, and leads to the plan', async () => {
  const planned = (key: string, isLeftOut?: boolean) => ({ id: key, at: '2099-11-24T02:00:00.000Z', note: '', status: 'waiting', by: 'Ada', plannedAt: '2026-11-24T02:00:00.000Z', documents: [{ key, isStale: isLeftOut === true, ...(isLeftOut ? { isLeftOut } : {}) }] })
  plans = [planned('page:/'), planned('page:/other', true)]
  documents = [entryOf('/'), entryOf('/other')]
  open([], 'manager')
  const note = screen.getByRole('status').filter({ hasText: 'Planned for' })
  await expect.element(note).toHaveTextContent(/^Page \/: Planned for 24 Nov 2099.* by AdaShow what is planned$/)
  await screen.getByRole('button', { name: 'Show what is planned' }).click()
  expect(useUi.getState()).toMatchObject({ left: 'history', historyOf: 'site' })
})

it.each<[string, { key: string; kind: string; from?: string }[], string[]]>([
  ['was changed', [{ key: 'page:/', kind: 'changed' }], ['Visitors see it now.']],
  ['was taken away', [{ key: 'page:/', kind: 'removed' }], ['Visitors do not see it any more.']],
  ['has another address', [{ key: 'page:/', kind: 'moved', from: '/was' }], ['Visitors find it at its new address now; the old one leads there.']],
  ['was at an address whose parameter is called as the placeholder of the names', [{ key: 'page:/', kind: 'moved', from: '/by/{names}/{path}' }, { key: 'page:/other', kind: 'changed' }], ['Moved from /by/{names}/{path}: Page /', 'Page /other']],
  ['differs from one to the other', [{ key: 'page:/', kind: 'moved', from: '/was' }, { key: 'page:/gone', kind: 'removed' }, { key: 'page:/other', kind: 'changed' }], ['Visitors have it so now:', 'Moved from /was: Page /', 'Removed: /gone', 'Page /other']],
])('says of what was published that it %s', async (_what, documentsThen, says) => {
  documents = [entryOf('/'), entryOf('/other')]
  outcome = documentsThen
  open([], 'manager')
  await publishOwn.click()
  for (const said of says) await expect.element(screen.getByRole('dialog').getByText(said, { exact: true })).toBeVisible()
})

it('says once, at its field, what is wrong with a time', async () => {
  timeProblem = 'This is planned for that time already.'
  open([], 'manager')
  await screen.getByText('At a time').click()
  await screen.getByRole('button', { name: 'Plan it' }).click()
  await expect.element(screen.getByLabelText('Date and time')).toHaveAccessibleDescription(/This is planned for that time already/)
  expect(screen.getByText(timeProblem).elements()).toHaveLength(1)
})

it('ticks the open page alone', async () => {
  documents = [entryOf('/other'), entryOf('/')]
  open([], 'manager')
  await expect.element(screen.getByRole('checkbox', { name: /Page \/other/ })).not.toBeChecked()
  await expect.element(publishOwn).toBeEnabled()
})

it('ticks nothing of others for a page without changes', async () => {
  documents = [entryOf('/one'), entryOf('/other'), entryOf('/', false)]
  open([], 'manager')
  await expect.element(screen.getByText('What is open has no changes of its own. Tick what is to be published.')).toBeVisible()
  await expect.element(publishOwn).toBeDisabled()
  expect(screen.getByRole('checkbox', { checked: true }).elements()).toEqual([])
  expect(screen.getByRole('dialog').element().contains(document.activeElement)).toBe(true)
  await screen.getByRole('checkbox', { name: /Page \/one/ }).click()
  await expect.element(publishOwn).toBeEnabled()
})

it('leads to the choice between two editors’ changes that keeps the draft from being saved, and goes on when it is made', async () => {
  let isDecided = false
  useSaving.setState({ state: 'conflict' })
  open(['/'], 'manager', () => Promise.resolve(isDecided))
  await expect.element(screen.getByText(/Someone else changed the same part of this page/)).toBeVisible()
  await screen.getByRole('button', { name: 'Choose' }).click()
  expect(useConflict.getState().isShown).toBe(true)
  isDecided = true
  useSaving.setState({ state: 'saving' })
  useSaving.setState({ state: 'saved' })
  await screen.getByRole('button', { name: 'Publish', exact: true }).click()
  await vi.waitFor(() => expect(sent).toEqual([undefined]))
})

it('says that a draft which could not be saved is kept here, and goes on when the gateway is heard again', async () => {
  let isHeard = false
  useSaving.setState({ state: 'offline' })
  open(['/'], 'manager', () => Promise.resolve(isHeard))
  await expect.element(screen.getByText(/it is kept on this device/)).toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText(/it is kept on this device/)).toBeVisible()
  isHeard = true
  useSaving.setState({ state: 'saved' })
  await expect.element(screen.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled()
})
