import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { themeFields } from '@schemas/layout/theme'
import { drawInStudio } from '@tests/support/studio'
import type { CheckedPage, checkPages } from './page-checks/check-pages'
import { PublishTheme } from './publish-theme'
import { toLeaves } from './theme-leaves'
import { ThemeStore } from './theme-store'
import '@mantine/core/styles.css'

type Run = Parameters<typeof checkPages>[0]
const { runs } = vi.hoisted(() => ({ runs: [] as Run[] }))
vi.mock(import('./page-checks/check-pages'), () => ({ checkPages: async (run: Run) => void runs.push(run) }))

const base = themeFields.parse({
  format: 1,
  name: 'feast',
  title: 'Feast',
  picks: { brand: '#3c4f69', accent: '#b8663f', neutral: '#5f6772' },
  fonts: { body: { family: 'Noto Sans Thai' } },
  radii: { s: '0', m: '8px', l: '1rem', button: '0', image: '0' },
})
const remote = { title: 'Feast', overrides: { rhythm: 20 }, slots: {} }

let endDrawing: () => void
let store: ThemeStore
/** What saving does, and what was published. */
let save: () => void | Promise<void>
/** What loading the newest version does, and how the gateway refuses. */
let read: () => void | Promise<void>
let refuse: Response | undefined
let published: unknown[]

beforeEach(() => {
  runs.length = 0
  published = []
  save = () => {}
  read = () => {}
  refuse = undefined
  store = new ThemeStore({ title: 'Feast', overrides: {}, slots: {} })
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    if (!address.includes('/publish')) return Response.json({ documents: [] })
    published.push(JSON.parse(body as string))
    return refuse ?? Response.json({ release: 1 })
  })
  draw()
})
afterEach(() => endDrawing())

function draw(): void {
  const saving = { version: 3, flush: async () => (await save(), true) }
  const studio = {
    opened: { name: 'feast', title: 'Feast', pack: 'default', base, baseSlots: {} },
    families: [],
    live: { name: 'default', theme: base, slots: { header: 'default' } },
    setLive: () => {},
    store,
    saving,
    readNewest: async () => read(),
    path: '/',
  }
  endDrawing = drawInStudio(studio, <PublishTheme onClose={() => {}} />, {
    routes: [{ path: '/' }, { path: '/about' }] as Boot['routes'],
  })
}

/** The current run reports a result. */
const looked = (address: string, hasFailed = false) =>
  (runs.at(-1) as Run).onPage({ address, locale: 'en', findings: [], unchecked: 0, hasFailed } satisfies CheckedPage)
const worse = screen.getByRole('checkbox', { name: 'Publish even though something gets worse' })
const unseen = screen.getByRole('checkbox', { name: 'Publish even though not every page was checked' })

it('needs new consent for pages found after the first consent', async () => {
  await expect.poll(() => runs).toHaveLength(1)
  looked('/', true)
  await worse.click()
  await expect.element(worse).toBeChecked()
  looked('/about', true)
  await expect.element(worse).not.toBeChecked()
})

it('checks the pages again when another admin’s change is merged', async () => {
  await expect.poll(() => runs).toHaveLength(1)
  for (const address of ['/', '/about']) looked(address)
  await expect.element(screen.getByText('Nothing gets worse on 2 pages.')).toBeVisible()
  store.merge(toLeaves(remote))
  await expect.element(unseen).toBeVisible()
  await expect.poll(() => runs).toHaveLength(2)
  expect(runs[1]?.after.rhythm).toBe(20)
})

it('publishes nothing that was merged by the save before it', async () => {
  await expect.poll(() => runs).toHaveLength(1)
  for (const address of ['/', '/about']) looked(address)
  await expect.element(unseen).not.toBeInTheDocument()
  save = () => store.merge(toLeaves(remote))
  await screen.getByRole('button', { name: 'Publish now' }).click()
  await expect
    .element(screen.getByText('Someone else changed this theme while you were editing.', { exact: false }))
    .toBeVisible()
  expect(published).toEqual([])
  save = () => {}
  await expect.poll(() => runs).toHaveLength(2)
  for (const address of ['/', '/about']) looked(address)
  await expect.element(unseen).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Publish now' }).click()
  await expect.poll(() => published).toHaveLength(1)
})

it('publishes no changes of others read without a save, but the current theme at the next press', async () => {
  await expect.poll(() => runs).toHaveLength(1)
  for (const address of ['/', '/about']) looked(address)
  await expect.element(unseen).not.toBeInTheDocument()
  read = () => store.merge(toLeaves(remote))
  await screen.getByRole('button', { name: 'Publish now' }).click()
  await expect
    .element(screen.getByText('Someone else changed this theme while you were editing.', { exact: false }))
    .toBeVisible()
  expect(published).toEqual([])
  await expect.poll(() => runs).toHaveLength(2)
})

it('reads the newest version when the gateway has a newer one after all', async () => {
  await expect.poll(() => runs).toHaveLength(1)
  for (const address of ['/', '/about']) looked(address)
  await expect.element(unseen).not.toBeInTheDocument()
  let reads = 0
  read = () => void (reads += 1)
  refuse = Response.json(
    { error: { message: 'Someone else changed this theme while you were editing.' } },
    { status: 409 },
  )
  await screen.getByRole('button', { name: 'Publish now' }).click()
  await expect.element(screen.getByRole('alert').filter({ hasText: 'Someone else' })).toBeVisible()
  // Once before publishing, and once after the refusal.
  await expect.poll(() => reads).toBe(2)
})

it.each(['save', 'read'])(
  'publishes nothing after a cancel while waiting (%s), and shows progress meanwhile',
  async (wait) => {
    let goOn = () => {}
    const waiting = () => new Promise<void>((resolve) => void (goOn = resolve))
    await expect.poll(() => runs).toHaveLength(1)
    for (const address of ['/', '/about']) looked(address)
    await expect.element(unseen).not.toBeInTheDocument()
    if (wait === 'save') save = waiting
    else read = waiting
    await screen.getByRole('button', { name: 'Publish now' }).click()
    await expect.element(screen.getByRole('button', { name: 'Publish now' })).toHaveAttribute('data-loading')
    endDrawing()
    goOn()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(published).toEqual([])
  },
)

it('names the theme by its current name', async () => {
  await expect.element(screen.getByRole('dialog', { name: 'Publish the theme “Feast”' })).toBeVisible()
  store.merge(toLeaves({ ...remote, title: 'Harvest' }))
  await expect.element(screen.getByRole('dialog', { name: 'Publish the theme “Harvest”' })).toBeVisible()
  await expect
    .element(screen.getByRole('textbox', { name: 'Release note' }))
    .toHaveAccessibleDescription('Shown to others in the history')
})
