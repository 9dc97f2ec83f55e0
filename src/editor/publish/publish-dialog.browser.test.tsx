import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { themeToPublish, pageEntry, publishing } from '@tests/support/publishing'
import { useConflict } from '../state/conflict'
import { useSaving } from '../state/saving'
import { useUi } from '../state/ui-store'
import type { CheckedPage, checkPages } from '../themes/page-checks/check-pages'
import '@mantine/core/styles.css'

type Run = Parameters<typeof checkPages>[0]
const { runs } = vi.hoisted(() => ({ runs: [] as Run[] }))
vi.mock(import('../themes/page-checks/check-pages'), () => ({
  checkPages: async (run: Run) => void runs.push(run),
}))

const base = themeToPublish
const { site, begin, end, open } = publishing()
beforeEach(() => {
  runs.length = 0
  begin()
})
afterEach(end)
const sent = () => site.asked.map(({ theme }) => theme)

async function chooseTheme(): Promise<void> {
  await screen.getByRole('combobox', { name: 'Site theme' }).click()
  await screen.getByRole('option', { name: 'Feast' }).click()
}
/** The current run finished a page. */
const looked = (address: string, found: Partial<CheckedPage> = {}) =>
  (runs.at(-1) as Run).onPage({ address, locale: 'en', findings: [], unchecked: 0, hasFailed: false, ...found })
const tooWide: CheckedPage['findings'] = [{ kind: 'overflow', px: 24, was: 0, width: 390, scheme: 'light' }]
const publish = screen.getByRole('button', { name: 'Publish 2 changes' })
const worse = screen.getByRole('checkbox', { name: 'Publish even though something gets worse' })
const unseen = screen.getByRole('checkbox', { name: 'Publish even though not every page was checked' })

it('publishes a theme saved by another person meanwhile on the second press, after a notice', async () => {
  open([], 'admin')
  await chooseTheme()
  await expect.element(screen.getByText('Nothing gets worse on 0 pages.')).toBeVisible()
  site.meanwhile = () => {
    site.saved = { ...site.saved, version: 2 }
  }
  await publish.click()
  await expect.element(screen.getByText('Someone else changed this theme while you were editing.')).toBeVisible()
  await expect.element(screen.getByText('Nothing gets worse on 0 pages.')).toBeVisible()
  await publish.click()
  await vi.waitFor(() =>
    expect(sent()).toEqual([
      { name: 'feast', version: 1 },
      { name: 'feast', version: 2 },
    ]),
  )
})

it('lists where the selected theme makes pages worse, and publishes it after consent', async () => {
  open(['/', '/about'], 'admin')
  await chooseTheme()
  await expect.element(screen.getByText('0 of 2 pages')).toBeVisible()
  await publish.click()
  await expect.element(unseen).toHaveFocus()
  await expect.element(unseen).toHaveAccessibleDescription('Tick this to publish anyway.')
  await expect.poll(() => runs).toHaveLength(1)
  looked('/')
  looked('/about', { findings: tooWide })
  await expect
    .element(screen.getByRole('listitem').filter({ hasText: '/about' }))
    .toHaveTextContent('at 390 px the page is 24 px too wide (now 0)')
  await publish.click()
  await expect.element(worse).toHaveFocus()
  expect(sent()).toEqual([])
  await worse.click()
  await publish.click()
  await vi.waitFor(() => expect(sent()).toEqual([{ name: 'feast', version: 1 }]))
})

it('needs no consent if nothing gets worse', async () => {
  open(['/'], 'admin')
  await chooseTheme()
  await expect.element(unseen).toBeVisible()
  await expect.poll(() => runs).toHaveLength(1)
  looked('/')
  await expect.element(unseen).not.toBeInTheDocument()
  await publish.click()
  await vi.waitFor(() => expect(sent()).toEqual([{ name: 'feast', version: 1 }]))
})

it('checks no page without a selected theme', async () => {
  open(['/'], 'manager')
  await screen.getByRole('button', { name: 'Publish', exact: true }).click()
  await vi.waitFor(() => expect(sent()).toEqual([undefined]))
  expect(runs).toEqual([])
})

it('checks the pages again with changes another person saved, without consent to them', async () => {
  open(['/'], 'admin')
  await chooseTheme()
  await expect.poll(() => runs).toHaveLength(1)
  looked('/', { findings: tooWide })
  await worse.click()
  site.meanwhile = () => {
    site.saved = { version: 2, overrides: { rhythm: 20 } }
  }
  await publish.click()
  await expect.element(screen.getByText('Someone else changed this theme while you were editing.')).toBeVisible()
  await expect.poll(() => runs).toHaveLength(2)
  expect(runs.map(({ after }) => after.rhythm)).toEqual([base.rhythm, 20])
  await expect.element(unseen).not.toBeChecked()
  looked('/', { findings: tooWide })
  await publish.click()
  await expect.element(worse).toHaveFocus()
  expect(sent()).toEqual([{ name: 'feast', version: 1 }])
})

it('says why a theme could not be checked; allows a retry, or publishing all the same', async () => {
  site.isReadable = false
  open(['/'], 'admin')
  await chooseTheme()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Theme not found.')
  await expect.element(unseen).toBeVisible()
  site.isReadable = true
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => runs).toHaveLength(1)
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await unseen.click()
  await publish.click()
  await vi.waitFor(() => expect(sent()).toEqual([{ name: 'feast', version: 1 }]))
})

const publishOwn = screen.getByRole('button', { name: 'Publish', exact: true })

it('publishes drafts saved by another person meanwhile on the second press, after a notice', async () => {
  open([], 'manager')
  await expect.element(publishOwn).toBeEnabled()
  site.meanwhile = () => {
    site.documents = [{ ...pageEntry('/'), version: 7 }]
  }
  await publishOwn.click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Page /: changed by Ada')
  await publishOwn.click()
  await expect.element(screen.getByRole('dialog', { name: 'Published' })).toBeVisible()
  expect(sent()).toHaveLength(2)
})

it('says when the selection is scheduled for publication, and links to the plan', async () => {
  const planned = (key: string, isLeftOut?: boolean) => ({
    id: key,
    at: '2099-11-24T02:00:00.000Z',
    note: '',
    status: 'waiting',
    by: 'Ada',
    plannedAt: '2026-11-24T02:00:00.000Z',
    documents: [{ key, isStale: isLeftOut === true, ...(isLeftOut ? { isLeftOut } : {}) }],
  })
  site.plans = [planned('page:/'), planned('page:/other', true)]
  site.documents = [pageEntry('/'), pageEntry('/other')]
  open([], 'manager')
  const note = screen.getByRole('status').filter({ hasText: 'Scheduled for' })
  await expect.element(note).toHaveTextContent(/^Page \/: Scheduled for 24 Nov 2099.* by AdaView scheduled$/)
  await screen.getByRole('button', { name: 'View scheduled' }).click()
  expect(useUi.getState()).toMatchObject({ left: 'history', historyOf: 'site' })
})

it.each<[string, { key: string; kind: string; from?: string }[], string[]]>([
  ['was changed', [{ key: 'page:/', kind: 'changed' }], ['Visitors see it now.']],
  ['was taken away', [{ key: 'page:/', kind: 'removed' }], ['Visitors no longer see it.']],
  [
    'has another address',
    [{ key: 'page:/', kind: 'moved', from: '/was' }],
    ['Visitors now find it at its new address; the old one redirects there.'],
  ],
  [
    'was at an address whose parameter is called as the placeholder of the names',
    [
      { key: 'page:/', kind: 'moved', from: '/by/{names}/{path}' },
      { key: 'page:/other', kind: 'changed' },
    ],
    ['Moved from /by/{names}/{path}: Page /', 'Page /other'],
  ],
  [
    'differs from one to the other',
    [
      { key: 'page:/', kind: 'moved', from: '/was' },
      { key: 'page:/gone', kind: 'removed' },
      { key: 'page:/other', kind: 'changed' },
    ],
    ['Visitors now see:', 'Moved from /was: Page /', 'Removed: /gone', 'Page /other'],
  ],
])('reports that a published document %s', async (_what, documentsThen, texts) => {
  site.documents = [pageEntry('/'), pageEntry('/other')]
  site.outcome = documentsThen
  open([], 'manager')
  await publishOwn.click()
  for (const text of texts)
    await expect.element(screen.getByRole('dialog').getByText(text, { exact: true })).toBeVisible()
})

it('shows a problem with the time once, at its field', async () => {
  site.timeProblem = 'This is already scheduled for that time.'
  open([], 'manager')
  await screen.getByText('Later').click()
  await screen.getByRole('button', { name: 'Schedule' }).click()
  await expect
    .element(screen.getByLabelText('Date and time'))
    .toHaveAccessibleDescription(/This is already scheduled for that time/)
  expect(screen.getByText(site.timeProblem).elements()).toHaveLength(1)
})

it.each([
  ['', 'Enter the date and time.'],
  ['2020-01-01T08:00', 'This time has passed. Choose a time in the future.'],
  // A Buddhist-era year, and past in that calendar too.
  ['2560-01-01T08:00', 'This time has passed. Choose a time in the future.'],
])('schedules nothing for the time "%s", and shows why at its field', async (typed, message) => {
  open()
  await screen.getByText('Later').click()
  const field = screen.getByLabelText('Date and time')
  await field.fill(typed)
  await screen.getByRole('button', { name: 'Schedule' }).click()
  await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(message))
  expect(site.asked).toEqual([])
})

it('reads a year that can only be Buddhist-era as one, and says so', async () => {
  open()
  await screen.getByText('Later').click()
  const field = screen.getByLabelText('Date and time')
  const year = new Date().getFullYear() + 1
  await field.fill(`${year + 543}-03-04T08:00`)
  await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(`4 Mar ${year}`))
  await expect
    .element(field)
    .toHaveAccessibleDescription(expect.stringContaining(`${year + 543} is read as a Buddhist Era year: ${year}`))
  await screen.getByRole('button', { name: 'Schedule' }).click()
  await vi.waitFor(() => expect(site.asked.map(({ at }) => at)).toEqual([`${year}-03-04T01:00:00.000Z`]))
})

it('ticks the open page only', async () => {
  site.documents = [pageEntry('/other'), pageEntry('/')]
  open([], 'manager')
  await expect.element(screen.getByRole('checkbox', { name: /Page \/other/ })).not.toBeChecked()
  await expect.element(publishOwn).toBeEnabled()
})

it('ticks no other documents for a page without changes', async () => {
  site.documents = [pageEntry('/one'), pageEntry('/other'), pageEntry('/', false)]
  open([], 'manager')
  await expect.element(screen.getByText('What you have open has no changes. Select what to publish.')).toBeVisible()
  await expect.element(publishOwn).toBeDisabled()
  expect(screen.getByRole('checkbox', { checked: true }).elements()).toEqual([])
  expect(screen.getByRole('dialog').element().contains(document.activeElement)).toBe(true)
  await screen.getByRole('checkbox', { name: /Page \/one/ }).click()
  await expect.element(publishOwn).toBeEnabled()
})

it('links to the conflict that blocks saving the draft, and continues once it is resolved', async () => {
  let isDecided = false
  useSaving.setState({ state: 'conflict' })
  useConflict.setState({ open: { list: [] } as never, isShown: false })
  open(['/'], 'manager', () => Promise.resolve(isDecided))
  await expect.element(screen.getByText(/Someone else changed the same part of this page/)).toBeVisible()
  await screen.getByRole('button', { name: 'Choose' }).click()
  expect(useConflict.getState().isShown).toBe(true)
  isDecided = true
  useSaving.setState({ state: 'saving' })
  useSaving.setState({ state: 'saved' })
  await screen.getByRole('button', { name: 'Publish', exact: true }).click()
  await vi.waitFor(() => expect(sent()).toEqual([undefined]))
})

it('says that an unsaved draft is kept here, and continues when the gateway is back', async () => {
  let isHeard = false
  useSaving.setState({ state: 'offline' })
  open(['/'], 'manager', () => Promise.resolve(isHeard))
  await expect.element(screen.getByText(/your changes are kept on this device/)).toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText(/your changes are kept on this device/)).toBeVisible()
  isHeard = true
  useSaving.setState({ state: 'saved' })
  await expect.element(screen.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled()
})

const noteField = screen.getByRole('textbox', { name: 'Release note' })
const toPublish = screen.getByRole('button', { name: 'To publish' })

it('restores the note after Escape, but not after cancel or publishing', async () => {
  open()
  await noteField.fill('New hours')
  await userEvent.keyboard('{Escape}')
  await toPublish.click()
  await expect.element(noteField).toHaveValue('New hours')
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await toPublish.click()
  await expect.element(noteField).toHaveValue('')
  await noteField.fill('Other hours')
  await publishOwn.click()
  await screen.getByRole('dialog', { name: 'Published' }).getByText('Close', { exact: true }).click()
  await toPublish.click()
  await expect.element(noteField).toHaveValue('')
})

it('says that a note has reached its maximum length when pasted text is cut off', async () => {
  open()
  await noteField.fill('a'.repeat(399))
  await expect.element(noteField).toHaveAccessibleDescription('Shown to others in the history')
  await noteField.fill('a'.repeat(480))
  await expect.element(noteField).toHaveAccessibleDescription(/480 of 500 characters$/)
  await userEvent.click(noteField)
  await userEvent.keyboard(`{End}${'b'.repeat(30)}`)
  await expect.element(noteField).toHaveAccessibleDescription(/500 of 500 characters: limit reached/)
})

it('does not announce publication for a time that has passed', async () => {
  open()
  await screen.getByText('Later').click()
  const field = screen.getByLabelText('Date and time')
  await field.fill('2020-01-01T08:00')
  await expect.element(field).toHaveAccessibleDescription(/This time has passed/)
  await expect.element(field).not.toHaveAccessibleDescription(/automatically/)
  await field.fill(`${new Date().getFullYear() + 1}-01-01T08:00`)
  await expect.element(field).toHaveAccessibleDescription(/automatically/)
})
