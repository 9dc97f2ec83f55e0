import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import type { Boot } from '@schemas/boot'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import { type Builder, BuilderProvider } from '../state/builder'
import type { Saving } from '../state/saving'
import { setUi } from '../state/ui-store'
import { SavingContext } from '../state/use-saving'
import { Chrome } from '../ui/chrome'
import { usePageTasks } from './use-page-tasks'
import '@mantine/core/styles.css'

const boot = {
  locale: 'th',
  site: { id: 'test' },
  space: { locales: ['th', 'en'] },
  session: { role: 'manager' },
} as unknown as Boot
const entryOf = (key: string, title: string) =>
  ({
    key,
    title,
    frame: 'default',
    access: 'guest',
    views: ['guest'],
    state: 'site',
    fixed: false,
    draft: true,
    trashed: false,
  }) as unknown as DocumentEntry
const section = (id: string, ...uses: string[]) => ({
  key: `section:${id}`,
  id,
  title: id,
  version: 1,
  content: { format: 1, rows: [] },
  uses,
  draftUses: uses,
})
const hours = entryOf('section:hours', 'เวลาทำการ')

let root: Root
let sections: object[]
let notices: string[]

beforeEach(() => {
  notices = []
  setUi({ locale: 'th' })
  const documents = [hours, entryOf('page:/', 'หน้าแรก'), entryOf('section:outer', 'ท้ายหน้า')]
  vi.spyOn(window, 'fetch').mockImplementation(async (request) => {
    const url = String(request instanceof Request ? request.url : request)
    return Response.json(
      url.includes('/editor/sections') ? { sections, assets: {} } : url.includes('/editor/pages') ? { documents } : {},
    )
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  queryClient().clear()
  vi.restoreAllMocks()
})

function Tasks() {
  const { trash, restore } = usePageTasks()
  return (
    <>
      <button type="button" onClick={() => void trash(hours)}>
        trash
      </button>
      <button type="button" onClick={() => void restore(hours)}>
        restore
      </button>
    </>
  )
}

function open(...entries: object[]): void {
  sections = entries
  const builder = {
    key: 'page:/',
    boot,
    payload: { path: '/' },
    say: (text: string) => notices.push(text),
  } as unknown as Builder
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <BuilderProvider value={builder}>
          <SavingContext value={{ flush: () => Promise.resolve(true) } as unknown as Saving}>
            <Tasks />
          </SavingContext>
        </BuilderProvider>
      </Chrome>
    </BootProvider>,
  )
}

it('says where a section is used when it is trashed from the list of pages', async () => {
  open(section('hours', 'section:outer'), section('outer', 'page:/'))
  await screen.getByRole('button', { name: 'trash' }).click()
  await expect.element(screen.getByText('ส่วนนี้แสดงอยู่ 2 แห่ง: ท้ายหน้า, หน้าแรก')).toBeVisible()
})

it('moves focus to the canvas after restoring from the notice', async () => {
  const canvas = document.body.appendChild(document.createElement('div'))
  canvas.tabIndex = 0
  canvas.dataset.surface = 'canvas'
  open(section('hours', 'page:/'))
  await screen.getByRole('button', { name: 'trash' }).click()
  await screen.getByRole('button', { name: 'เลิกทำ' }).click()
  await expect.poll(() => document.activeElement).toBe(canvas)
})

it('reports a restored section that contains itself through another one', async () => {
  open(section('hours', 'section:outer'), section('outer', 'section:hours'))
  await screen.getByRole('button', { name: 'restore' }).click()
  await expect.poll(() => notices).toEqual([expect.stringContaining('แสดงตัวเองซ้อนอยู่')])
})
