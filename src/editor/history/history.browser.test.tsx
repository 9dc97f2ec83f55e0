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
import { SavingContext } from '../state/use-saving'
import { Chrome } from '../ui/chrome'
import { PlannedReleases } from './planned-releases'
import { Releases } from './releases'
import { NameVersion } from './name-version'
import { Versions } from './versions'
import '@mantine/core/styles.css'
import '../ui/editor.css'

const boot = { locale: 'en', site: { id: 'test' }, space: { locales: ['en'], timeZone: 'Asia/Bangkok' }, session: { role: 'manager' }, routes: [], assets: {} } as unknown as Boot
const release = (no: number, isLive: boolean) => ({ no, at: '2026-11-24T02:51:00.000Z', note: '', isLive, keys: ['page:/about'], documents: [{ key: 'page:/about', kind: 'changed' }] })
const plan = { id: '0198a1f0-0000-7000-8000-000000000001', at: '2026-11-24T02:53:00.000Z', note: '', status: 'waiting', plannedAt: '2026-11-24T02:51:00.000Z', documents: [{ key: 'page:/about', isStale: false }] }

let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  queryClient().clear()
  vi.unstubAllGlobals()
})

/** The panel at its width beside the canvas of a tablet. */
function show(list: ReactNode, answers: () => Record<string, unknown>, locale: 'en' | 'th' = 'en'): void {
  vi.stubGlobal('fetch', async (address: string) => {
    const name = new URL(address, location.origin).pathname.split('/').at(-1) ?? ''
    return new Response(JSON.stringify(answers()[name] ?? {}), { headers: { 'content-type': 'application/json' } })
  })
  const panel = document.body.appendChild(document.createElement('div'))
  panel.style.width = '222px'
  root = createRoot(panel)
  root.render(
    <BootProvider boot={{ ...boot, locale }}>
      <Chrome>
        <BuilderProvider value={{ key: 'page:/about', boot } as Builder}><SavingContext value={{} as Saving}>{list}</SavingContext></BuilderProvider>
      </Chrome>
    </BootProvider>,
  )
}

it('has the release of a plan that came due while it was looked at', async () => {
  let isDue = false
  show(
    <>
      <PlannedReleases />
      <Releases />
    </>,
    () => ({ scheduled: { publications: isDue ? [] : [plan] }, releases: { releases: isDue ? [release(3, true), release(2, false)] : [release(2, true)] }, pages: { documents: [] } }),
  )
  await expect.element(screen.getByRole('button', { name: 'Take back' })).toBeVisible()
  await expect.element(screen.getByText('No. 2')).toBeVisible()
  isDue = true
  await refreshCalls(calls.scheduled)
  await expect.element(screen.getByText('No. 3')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Roll back to no. 2' })).toBeVisible()
})

it('says whole what the draft is compared with', async () => {
  show(<Versions />, () => ({ versions: { versions: [] } }))
  const label = screen.getByText('Compare with what visitors see')
  await expect.element(label).toBeVisible()
  const { scrollWidth, clientWidth } = label.element()
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
})

it('the two ends of the question whether a plan is taken back cannot be taken for one another', async () => {
  show(<PlannedReleases />, () => ({ scheduled: { publications: [plan] }, pages: { documents: [] } }), 'th')
  await screen.getByRole('button', { name: 'ยกเลิกการตั้งเวลา' }).click()
  const ask = screen.getByRole('dialog', { name: 'ยกเลิกการตั้งเวลานี้หรือไม่' })
  await expect.element(ask.getByRole('button', { name: 'ยกเลิก', exact: true })).not.toBeInTheDocument()
  await ask.getByRole('button', { name: 'เก็บไว้' }).click()
  await expect.element(ask).not.toBeInTheDocument()
})

it('says that a name of a version is as long as it can be', async () => {
  show(<NameVersion />, () => ({}))
  const name = screen.getByRole('textbox', { name: 'Name this state of the draft' })
  await name.fill('a'.repeat(120))
  await expect.element(name).toHaveAccessibleDescription(/120 of 120 letters: no more fits/)
})

it('names before a roll back what it takes away, changes and brings back', async () => {
  const of = (no: number, documents: { key: string; kind: string; from?: string }[]) => ({ ...release(no, no === 4), keys: documents.map(({ key }) => key), documents })
  const releases = [
    of(4, [{ key: 'page:/late', kind: 'removed' }, { key: 'page:/gone', kind: 'removed' }]),
    of(3, [{ key: 'page:/new', kind: 'moved', from: '/old' }]),
    of(2, [{ key: 'page:/about', kind: 'changed' }, { key: 'page:/late', kind: 'changed' }]),
    of(1, [{ key: 'page:/first', kind: 'changed' }]),
  ]
  show(<Releases />, () => ({ releases: { releases }, pages: { documents: [] } }))
  await screen.getByRole('button', { name: 'Roll back to no. 1' }).click()
  const ask = screen.getByRole('dialog', { name: 'Roll back to no. 1?' })
  await expect.element(ask).toHaveTextContent('As it was then, or gone where it was not there yet: /about, /late')
  await expect.element(ask).toHaveTextContent('At /old again: /new')
  await expect.element(ask).toHaveTextContent('Comes back: /gone')
  await expect.element(ask).not.toHaveTextContent('/first')
})
