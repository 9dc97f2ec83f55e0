import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import type { Submission } from '@schemas/forms/entities/form-submission'
import { BootProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import { View } from './view'

let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  queryClient().clear()
  // A response that was open.
  history.replaceState(history.state, '', location.pathname)
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
const props = {
  blockId: 'responses',
  form: 'contact',
  perPage: 20,
  data: { submissions: { ok: true, value: { fields: [], items: [first, { ...first, id: 'b' }], counts: {} } } },
}

type Send = {
  body: { id: string; status: Submission['status']; version: number }
  answer: (isRefused?: boolean, version?: number) => void
}
/** Shows the list and records what is sent. */
function render(listed: object = props.data.submissions.value, session: object = {}): Send[] {
  const sends: Send[] = []
  vi.spyOn(window, 'fetch').mockImplementation((_request, options) => {
    const body = JSON.parse(options?.body as string) as Send['body']
    return new Promise((resolve) =>
      sends.push({
        body,
        answer: (isRefused, version = body.version + 1) =>
          resolve(
            isRefused
              ? Response.json({ error: { code: 'conflict', message: 'Somebody else was first.' } }, { status: 409 })
              : Response.json({ ...first, ...body, version }),
          ),
      }),
    )
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider
      boot={
        {
          locale: 'en',
          session: { role: 'manager', ...session },
          space: { timeZone: 'Asia/Bangkok' },
        } as unknown as Boot
      }
    >
      {createElement(View, { ...props, data: { submissions: { ok: true, value: listed } } } as never)}
    </BootProvider>,
  )
  return sends
}
/** The same with the first response opened. */
async function open(): Promise<Send[]> {
  const sends = render()
  await page.getByRole('button', { name: 'A', exact: true }).click()
  return sends
}
const state = (at: number) => page.getByRole('radio').nth(at)

it.each([false, true])(
  'sends a status chosen during a pending change next, on top of its result; closed meanwhile: %s',
  async (isClosed) => {
    const sends = await open()
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
    await expect.element(page.getByRole('dialog').getByRole('status')).toHaveTextContent(/./)
    await expect.element(state(2)).toBeChecked()
  },
)

it.each([true, false])('shows an outcome only at its own answer; refused: %s', async (isRefused) => {
  const sends = await open()
  await state(1).click()
  await vi.waitFor(() => expect(sends).toHaveLength(1))
  await state(2).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'B', exact: true }).click()
  sends[0]?.answer()
  await vi.waitFor(() => expect(sends).toHaveLength(2))
  sends[1]?.answer(isRefused)
  await vi.waitFor(() => expect(queryClient().isMutating()).toBe(0))
  await expect.element(page.getByText('Somebody else was first.')).not.toBeInTheDocument()
  await expect.element(page.getByRole('dialog').getByRole('status')).toHaveTextContent(/^$/)
  await state(3).click()
  await vi.waitFor(() => expect(sends).toHaveLength(3))
  expect(sends.map(({ body: { id } }) => id)).toEqual(['a', 'a', 'b'])
  sends[2]?.answer(true)
  await expect.element(page.getByText('Somebody else was first.')).toBeVisible()
})

it('shows the chosen questions first, offers the others, and marks many responses at once', async () => {
  await page.viewport(1280, 800)
  const fields = ['name', 'course', 'diet', 'note'].map((name) => ({ name, label: `The ${name}`, kind: 'text' }))
  const answers = fields.map(({ name }) => ({ name, value: `${name} of Nok` }))
  const sends = render({ items: [{ ...first, answers }], fields, counts: { new: 1, seen: 0, done: 4, spam: 0 } })
  const heads = () =>
    page
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent)
  await vi.waitFor(() => expect(heads()).toEqual(['', 'The name', 'The course', 'The diet', 'Status', 'Received']))
  await expect.element(page.getByRole('option', { name: 'Done (4)' })).toBeInTheDocument()
  await page.getByRole('button', { name: 'Display' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'The note' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('row', { name: /note of Nok/ })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select name of Nok' }).click()
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await vi.waitFor(() => expect(sends).toHaveLength(1))
  sends[0]?.answer(false, 5)
  await page.getByRole('button', { name: 'Undo' }).click()
  await vi.waitFor(() => expect(sends).toHaveLength(2))
  expect(sends.map(({ body }) => body)).toEqual([
    { id: 'a', version: 1, status: 'done' },
    // As the gateway counted it.
    { id: 'a', version: 5, status: 'new' },
  ])
  localStorage.clear()
  await page.viewport(414, 896)
})

it('says in the table and in the drawer when a response came, in the zone of the person', async () => {
  await page.viewport(1280, 800)
  render(undefined, { timeZone: 'America/New_York' })
  await expect.element(page.getByRole('row', { name: /19 Nov 2026.*21:10/ }).first()).toBeVisible()
  await page.getByRole('button', { name: 'A', exact: true }).click()
  await expect.element(page.getByRole('dialog')).toHaveTextContent(/19 November 2026.*21:10/)
  await page.viewport(414, 896)
})
