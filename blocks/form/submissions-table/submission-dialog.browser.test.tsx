import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import type { Submission } from '@schemas/forms/entities/form-submission'
import { BootProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import { SubmissionDialog } from './submission-dialog'
import { useSubmissions } from './use-submissions'

let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const first: Submission = {
  id: 'a',
  status: 'new',
  version: 1,
  createdAt: '2026-11-20T02:10:00.000Z',
  pagePath: '/contact',
  locale: 'en',
  answers: [],
}
/** Page data keeps its object identity while the page is shown. */
const props = {
  form: 'contact',
  perPage: 20,
  data: { submissions: { ok: true, value: { fields: [], items: [first, { ...first, id: 'b' }], counts: {} } } },
}
function Opened() {
  const { list, change } = useSubmissions(props as never)
  const [openId, setOpenId] = useState<string | undefined>('a')
  const submission = list?.items.find(({ id }) => id === openId)
  return (
    <>
      <button type="button" onClick={() => setOpenId('b')}>
        The other one
      </button>
      {submission && (
        <SubmissionDialog
          submission={submission}
          fields={[]}
          title="An answer"
          change={change}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </>
  )
}

type Send = {
  body: { id: string; status: Submission['status']; version: number }
  answer: (isRefused?: boolean) => void
}
/** Opens the dialog of the first answer and records what it sends. */
function open(): Send[] {
  const sends: Send[] = []
  vi.spyOn(window, 'fetch').mockImplementation((_request, options) => {
    const body = JSON.parse(options?.body as string) as Send['body']
    return new Promise((resolve) =>
      sends.push({
        body,
        answer: (isRefused) =>
          resolve(
            isRefused
              ? Response.json({ error: { code: 'conflict', message: 'Somebody else was first.' } }, { status: 409 })
              : Response.json({ ...first, ...body, version: body.version + 1 }),
          ),
      }),
    )
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider
      boot={{ locale: 'en', session: { role: 'manager' }, space: { timeZone: 'Asia/Bangkok' } } as unknown as Boot}
    >
      <Opened />
    </BootProvider>,
  )
  return sends
}
const state = (at: number) => page.getByRole('radio').nth(at)

it.each([false, true])(
  'sends a status chosen during a pending change next, on top of its result; closed meanwhile: %s',
  async (isClosed) => {
    const sends = open()
    await state(1).click()
    await vi.waitFor(() => expect(sends).toHaveLength(1))
    await state(3).click()
    await state(2).click()
    await expect.element(state(2)).toBeChecked()
    expect(sends).toHaveLength(1)
    if (isClosed) await page.getByRole('button', { name: 'Close' }).click()
    sends[0]?.answer()
    await vi.waitFor(() => expect(sends).toHaveLength(2))
    expect(sends.map(({ body: { status, version } }) => [status, version])).toEqual([
      ['seen', 1],
      ['done', 2],
    ])
    sends[1]?.answer()
    if (isClosed) return
    await expect.element(page.getByRole('status')).toHaveTextContent(/./)
    await expect.element(state(2)).toBeChecked()
  },
)

it.each([true, false])('shows an outcome only at its own answer; refused: %s', async (isRefused) => {
  const sends = open()
  await state(1).click()
  await vi.waitFor(() => expect(sends).toHaveLength(1))
  await state(2).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'The other one' }).click()
  sends[0]?.answer()
  await vi.waitFor(() => expect(sends).toHaveLength(2))
  sends[1]?.answer(isRefused)
  await vi.waitFor(() => expect(queryClient().isMutating()).toBe(0))
  await expect.element(page.getByText('Somebody else was first.')).not.toBeInTheDocument()
  await expect.element(page.getByRole('status')).toHaveTextContent(/^$/)
  await state(3).click()
  await vi.waitFor(() => expect(sends).toHaveLength(3))
  expect(sends.map(({ body: { id } }) => id)).toEqual(['a', 'a', 'b'])
  sends[2]?.answer(true)
  await expect.element(page.getByText('Somebody else was first.')).toBeVisible()
})
