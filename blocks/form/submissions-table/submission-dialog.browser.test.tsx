import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import type { Submission } from '@schemas/entities/form-submission'
import { BootProvider } from '@kit/boot'
import { SubmissionDialog } from './submission-dialog'
import { useSubmissions } from './use-submissions'

let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const first: Submission = { id: 'a', status: 'new', version: 1, createdAt: '2026-11-20T02:10:00.000Z', pagePath: '/contact', locale: 'en', answers: [] }
function Opened() {
  const { list, change } = useSubmissions({ form: 'contact', perPage: 20, data: { submissions: { ok: true, value: { fields: [], items: [first], counts: {} } } } } as never)
  const [isOpen, setOpen] = useState(true)
  const submission = list?.items[0]
  return isOpen && submission && <SubmissionDialog submission={submission} fields={[]} title="An answer" change={change} onClose={() => setOpen(false)} />
}

it.each([false, true])('a state that is chosen while another one is on its way goes next, over what came of that; closed meanwhile: %s', async (isClosed) => {
  const sends: { body: { status: Submission['status']; version: number }; answer: () => void }[] = []
  vi.spyOn(window, 'fetch').mockImplementation((_asked, options) => {
    const body = JSON.parse(options?.body as string) as { status: Submission['status']; version: number }
    return new Promise((resolve) => sends.push({ body, answer: () => resolve(Response.json({ ...first, status: body.status, version: body.version + 1 })) }))
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<BootProvider boot={{ locale: 'en', session: { role: 'manager' }, space: { timeZone: 'Asia/Bangkok' } } as unknown as Boot}><Opened /></BootProvider>)
  const state = (at: number) => page.getByRole('radio').nth(at)
  await state(1).click()
  await vi.waitFor(() => expect(sends).toHaveLength(1))
  await state(3).click()
  await state(2).click()
  await expect.element(state(2)).toBeChecked()
  expect(sends).toHaveLength(1)
  if (isClosed) await page.getByRole('button', { name: 'Close' }).click()
  sends[0]?.answer()
  await vi.waitFor(() => expect(sends).toHaveLength(2))
  expect(sends.map(({ body: { status, version } }) => [status, version])).toEqual([['seen', 1], ['done', 2]])
  sends[1]?.answer()
  if (isClosed) return
  await expect.element(page.getByRole('status')).toHaveTextContent(/./)
  await expect.element(state(2)).toBeChecked()
})
