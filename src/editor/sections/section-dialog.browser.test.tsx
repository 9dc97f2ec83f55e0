import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import type { Boot } from '@schemas/boot'
import { type Builder, BuilderProvider } from '../state/builder'
import type { Saving } from '../state/saving'
import { SavingContext } from '../state/use-saving'
import { setUi } from '../state/ui-store'
import { Chrome } from '../ui/chrome'
import { SectionDialog, type SectionTask } from './section-dialog'
import type { SiteSection } from '../document/known-sections'
import '@mantine/core/styles.css'

const boot = {
  locale: 'th',
  site: { id: 'test' },
  space: { locales: ['th', 'en'] },
  session: { role: 'manager' },
} as unknown as Boot

let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  queryClient().clear()
  vi.restoreAllMocks()
})

const entry = (key: string, title: string) => ({
  key,
  title,
  frame: 'default',
  access: 'guest',
  views: ['guest'],
  state: 'site',
  fixed: false,
  draft: true,
  trashed: false,
})
const section = (id: string, ...uses: string[]): SiteSection => ({
  key: `section:${id}`,
  id,
  title: id,
  version: 1,
  content: { format: 1, rows: [] },
  uses,
  draftUses: uses,
})

/** Confirmation before a section is moved to the trash, on a site with these sections. */
const open = (target: SiteSection, ...others: SiteSection[]) => ask('trash', target, ...others)

function ask(kind: SectionTask['kind'], target: SiteSection, ...others: SiteSection[]): void {
  const documents = [entry('page:/a', 'หน้าแรก'), entry('page:/b', 'ติดต่อ'), entry('section:outer', 'ท้ายหน้า')]
  vi.spyOn(window, 'fetch').mockImplementation(async (request) =>
    Response.json(
      String(request instanceof Request ? request.url : request).includes('/editor/pages')
        ? { documents }
        : { sections: [target, ...others], assets: {} },
    ),
  )
  setUi({ locale: 'th' })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <BuilderProvider value={{ key: 'page:/', boot, payload: { path: '/' } } as unknown as Builder}>
          <SavingContext value={{} as unknown as Saving}>
            <SectionDialog task={{ kind, section: target }} onClose={() => {}} />
          </SavingContext>
        </BuilderProvider>
      </Chrome>
    </BootProvider>,
  )
}

it('names all places that show a section, also through others, before it is trashed', async () => {
  open(section('inner', 'page:/a', 'section:outer'), section('outer', 'page:/b'))
  const places = screen.getByRole('group', { name: 'ที่ที่แสดงส่วนที่บันทึกไว้นี้' })
  await expect
    .poll(() =>
      places
        .getByRole('listitem')
        .elements()
        .map((each) => each.textContent),
    )
    .toEqual(['หน้าแรก', 'ท้ายหน้า', 'ติดต่อ (ผ่านส่วนที่บันทึกไว้ “ท้ายหน้า”)'])
})

it('names them however many there are', async () => {
  open(section('inner', ...Array.from({ length: 30 }, (_, index) => `page:/p${index}`)))
  await expect.poll(() => screen.getByRole('listitem').elements().length).toBe(30)
  await expect.element(screen.getByRole('button', { name: 'ย้ายไปถังขยะ' })).toBeInViewport()
})

it('refuses a taken section name, and asks before typed input is discarded', async () => {
  ask('rename', section('inner'), section('outer'))
  const field = screen.getByRole('textbox', { name: 'ชื่อ' })
  await field.fill('Outer ')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('มีส่วนที่บันทึกไว้ชื่อนี้อยู่แล้ว กรุณาใช้ชื่ออื่น')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog', { name: 'ทิ้งข้อความที่พิมพ์ไว้หรือไม่' })).toBeVisible()
})
