import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import { queryClient, refreshCalls } from '@kit/use-call'
import type { Boot } from '@schemas/boot'
import { type Builder, BuilderProvider } from '../state/builder'
import { calls } from '../state/calls'
import type { Saving } from '../state/saving'
import { setUi } from '../state/ui-store'
import { SavingContext } from '../state/use-saving'
import { Chrome } from '../ui/chrome'
import { HistoryPanel } from './history-panel'
import { PlannedReleases } from './planned-releases'
import { Releases } from './releases'
import { NameVersion } from './name-version'
import { Versions } from './versions'
import '@mantine/core/styles.css'
import '../ui/editor.css'

const boot = {
  locale: 'en',
  site: { id: 'test' },
  space: { locales: ['en'], timeZone: 'Asia/Bangkok' },
  session: { role: 'manager' },
  routes: [],
  assets: {},
} as unknown as Boot
const release = (no: number, isLive: boolean) => ({
  no,
  at: '2026-11-24T02:51:00.000Z',
  note: '',
  isLive,
  keys: ['page:/about'],
  documents: [{ key: 'page:/about', kind: 'changed' }],
})
const plan = {
  id: '0198a1f0-0000-7000-8000-000000000001',
  at: '2026-11-24T02:53:00.000Z',
  note: '',
  status: 'waiting',
  plannedAt: '2026-11-24T02:51:00.000Z',
  documents: [{ key: 'page:/about', isStale: false }],
}

let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  queryClient().clear()
  vi.unstubAllGlobals()
})

/** The panel at its width next to the canvas of a tablet. */
function show(
  list: ReactNode,
  answers: () => Record<string, unknown>,
  locale: 'en' | 'th' = 'en',
  key = 'page:/about',
): void {
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    const name = new URL(address, location.origin).pathname.split('/').at(-1) ?? ''
    const answer = answers()[name]
    const response =
      typeof answer === 'function'
        ? (answer as (body: unknown) => { error: unknown; status: number })(
            JSON.parse((body as string | undefined) ?? 'null'),
          )
        : undefined
    return new Response(JSON.stringify(response ?? answer ?? {}), {
      status: response?.status ?? 200,
      headers: { 'content-type': 'application/json' },
    })
  })
  const panel = document.body.appendChild(document.createElement('div'))
  panel.style.width = '222px'
  root = createRoot(panel)
  root.render(
    <BootProvider boot={{ ...boot, locale }}>
      <Chrome>
        <BuilderProvider value={{ key, boot } as Builder}>
          <SavingContext value={{} as Saving}>{list}</SavingContext>
        </BuilderProvider>
      </Chrome>
    </BootProvider>,
  )
}

it('shows the release of a plan that came due while the list was open', async () => {
  let isDue = false
  show(
    <>
      <PlannedReleases />
      <Releases />
    </>,
    () => ({
      scheduled: { publications: isDue ? [] : [plan] },
      releases: { releases: isDue ? [release(3, true), release(2, false)] : [release(2, true)] },
      pages: { documents: [] },
    }),
  )
  await expect.element(screen.getByRole('button', { name: 'Remove schedule' })).toBeVisible()
  await expect.element(screen.getByText('No. 2')).toBeVisible()
  isDue = true
  await refreshCalls(calls.scheduled)
  await expect.element(screen.getByText('No. 3')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Roll back the site to no. 2' })).toBeVisible()
})

it.each([
  ['page:/about', 'This page'],
  ['slot:footer', 'Footer'],
])('names the open document by its kind (%s)', async (key, name) => {
  setUi({ historyOf: 'site' })
  show(
    <HistoryPanel />,
    () => ({ scheduled: { publications: [] }, releases: { releases: [release(1, true)] }, pages: { documents: [] } }),
    'en',
    key,
  )
  await expect
    .element(screen.getByRole('radiogroup', { name: 'History of' }).getByRole('radio', { name, exact: true }))
    .toBeInTheDocument()
})

it('shows in full what the draft is compared with', async () => {
  show(<Versions />, () => ({ versions: { versions: [] } }))
  const label = screen.getByText('Compare with published version')
  await expect.element(label).toBeVisible()
  const { scrollWidth, clientWidth } = label.element()
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
})

it('labels the two answers to cancelling a plan distinctly', async () => {
  show(<PlannedReleases />, () => ({ scheduled: { publications: [plan] }, pages: { documents: [] } }), 'th')
  await screen.getByRole('button', { name: 'ยกเลิกการตั้งเวลา' }).click()
  const ask = screen.getByRole('dialog', { name: 'ยกเลิกการตั้งเวลานี้หรือไม่' })
  await expect.element(ask.getByRole('button', { name: 'ยกเลิก', exact: true })).not.toBeInTheDocument()
  await ask.getByRole('button', { name: 'เก็บไว้' }).click()
  await expect.element(ask).not.toBeInTheDocument()
})

it('says that a version name has reached its maximum length', async () => {
  show(<NameVersion />, () => ({}))
  const name = screen.getByRole('textbox', { name: 'Name this version' })
  await name.fill('a'.repeat(120))
  await expect.element(name).toHaveAccessibleDescription(/120 of 120 characters: limit reached/)
})

it('lists before a rollback what visitors lose, apart from mere changes and restored documents', async () => {
  const documents = [
    { key: 'page:/about', kind: 'changed' },
    { key: 'page:/new', kind: 'offline', title: 'Summer offer' },
    { key: 'page:/old', kind: 'moved', from: '/newer' },
    { key: 'page:/gone', kind: 'back', title: 'Winter' },
    { key: 'theme', kind: 'changed', title: 'Night' },
  ]
  show(<Releases />, () => ({
    releases: { releases: [release(2, true), release(1, false)] },
    'rollback-changes': { live: 2, documents },
    pages: { documents: [] },
  }))
  await screen.getByRole('button', { name: 'Roll back the site to no. 1' }).click()
  const lines = screen.getByRole('dialog', { name: 'Roll back the site to no. 1?' }).getByRole('listitem')
  await expect
    .poll(() => lines.elements().map((line) => line.textContent))
    .toEqual([
      'Visitors will no longer see: Summer offer',
      'Moves from /newer back to /old: /old',
      'Visitors will see again: Winter',
      'Changes back to the earlier version: /about, Theme of site “Night”',
    ])
})

it('rolls back only what was reviewed, and reviews again after another release', async () => {
  const requests: unknown[] = []
  let live = 2
  const refuse = (body: unknown) => {
    requests.push(body)
    live = 3
    return { status: 409, error: { message: 'Something else was just published.', details: { live } } }
  }
  show(<Releases />, () => ({
    rollback: refuse,
    releases: { releases: [release(2, true), release(1, false)] },
    'rollback-changes': { live, documents: [{ key: 'page:/about', kind: live === 2 ? 'changed' : 'offline' }] },
    pages: { documents: [] },
  }))
  await screen.getByRole('button', { name: 'Roll back the site to no. 1' }).click()
  const ask = screen.getByRole('dialog', { name: 'Roll back the site to no. 1?' })
  await expect.element(ask).toHaveTextContent('Changes back to the earlier version: /about')
  await ask.getByRole('button', { name: 'Roll back the site' }).click()
  await expect.element(ask).toHaveTextContent('Visitors will no longer see: /about')
  await expect.element(ask).toHaveTextContent('Something else was just published.')
  await ask.getByRole('button', { name: 'Roll back the site' }).click()
  await expect
    .poll(() => requests)
    .toEqual([
      { no: 1, seen: 2 },
      { no: 1, seen: 3 },
    ])
})

it('says why an earlier release cannot be rolled back to, before anything is pressed', async () => {
  show(<Releases />, () => ({
    'rollback-changes': () => ({ status: 403, error: { message: 'Only an admin may roll this back.' } }),
    releases: { releases: [release(2, true), release(1, false)] },
    pages: { documents: [] },
  }))
  await screen.getByRole('button', { name: 'Roll back the site to no. 1' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Only an admin may roll this back.')
})
