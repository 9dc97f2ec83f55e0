import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import type { Boot } from '@schemas/boot'
import type { PageOpen } from '@schemas/layout/page-open'
import { type Builder, BuilderProvider } from '../../state/builder'
import type { DocumentStore } from '../../state/document-store'
import { DocumentProvider } from '../../state/use-document'
import { Chrome } from '../../ui/chrome'
import { OpenField } from './open-field'
import '@mantine/core/styles.css'

let root: Root
let stored: PageOpen | undefined
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  queryClient().clear()
})

function show({ fixed = false, locked = false, open }: { fixed?: boolean; locked?: boolean; open?: PageOpen } = {}) {
  stored = open
  vi.stubGlobal(
    'fetch',
    async () =>
      new Response(
        JSON.stringify({
          documents: [
            {
              key: 'page:/about',
              path: '/about',
              title: 'About',
              frame: 'default',
              access: 'guest',
              views: ['guest'],
              state: 'site',
              draft: false,
              trashed: false,
              fixed,
            },
          ],
        }),
        { headers: { 'content-type': 'application/json' } },
      ),
  )
  const boot = {
    locale: 'th',
    site: {},
    space: { locales: ['th', 'en'], timeZone: 'Asia/Bangkok' },
    session: { role: 'manager' },
  } as unknown as Boot
  const store = {
    page: { nodes: new Map([['a', { fields: { id: 'a', locked } }]]) },
    subscribe: () => () => {},
  } as unknown as DocumentStore
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <BuilderProvider value={{ key: 'page:/about' } as Builder}>
        <DocumentProvider value={store}>
          <Chrome>
            <Held />
          </Chrome>
        </DocumentProvider>
      </BuilderProvider>
    </BootProvider>,
  )
}
function Held() {
  const [open, setOpen] = useState(stored)
  return <OpenField open={open} onChange={(next) => setOpen((stored = next))} />
}

const choice = () => screen.getByRole('combobox', { name: 'ผู้เยี่ยมชมเปิดได้เมื่อไร' })

it("takes a page offline, and sets times in the site's time zone with Buddhist-era years", async () => {
  show()
  await choice().selectOptions('ออฟไลน์')
  expect(stored).toBe('never')
  await choice().selectOptions('ตามช่วงเวลา')
  // Without a time nothing is stored.
  expect(stored).toBeUndefined()
  await screen.getByLabelText('ตั้งแต่').fill('2099-12-03T09:00')
  expect(stored).toEqual({ from: '2099-12-03T09:00:00+07:00' })
  await expect.element(screen.getByText('ผู้เยี่ยมชมเปิดได้ตั้งแต่ 3 ธ.ค. 2642', { exact: false })).toBeVisible()
  await screen.getByLabelText('จนถึง').fill('2099-12-01T09:00')
  await expect.element(screen.getByText('สิ้นสุดก่อนเริ่ม ผู้เยี่ยมชมจึงเปิดไม่ได้เลย')).toBeVisible()
  await choice().selectOptions('เปิด')
  expect(stored).toBeUndefined()
})

it('is not offered for pages that the site requires', async () => {
  show({ fixed: true })
  await expect.poll(() => document.querySelector('select')).toBeNull()
})

it('is restricted to admins when something is locked', async () => {
  show({ locked: true, open: 'never' })
  await expect.element(choice()).toBeDisabled()
  await expect.element(screen.getByText('เฉพาะผู้ดูแลระบบเท่านั้นที่เปลี่ยนได้', { exact: false })).toBeVisible()
})
