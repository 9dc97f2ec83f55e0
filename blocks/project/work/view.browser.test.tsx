import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import type { Task } from '@schemas/work/entities/task'
import { BootProvider, PageProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import board from './examples/board.json'
import { View } from './view'

const project = board.data.project.value
const groups = board.data.tasks.value.groups as unknown as { key: string; items: Task[] }[]
const [waiting, started] = groups.flatMap(({ items }) => items) as [Task, Task]
let sent: [string, Record<string, unknown>][] = []
let refusal: Response | undefined
let root: Root

const opened = {
  ...waiting,
  description: '',
  schedule: 'auto',
  everyDay: false,
  reporter: null,
  createdAt: waiting.updatedAt,
  trashed: false,
  ancestors: [],
  subtasks: [],
  rollUp: null,
  before: [],
  after: [],
  checklist: [],
  timeline: [],
  watching: false,
  repeat: null,
}
let stored = { ...opened }

function show(view: 'list' | 'board' | 'agenda', query: Record<string, string> = {}) {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const boot = {
    locale: 'en',
    session: { role: 'user', userID: 'm' },
    space: { timeZone: 'Asia/Bangkok' },
  } as unknown as Boot
  root.render(
    <BootProvider boot={boot}>
      <PageProvider payload={{ path: '/project/clients/WAAB', query, params: {} } as never}>
        {createElement(View, {
          blockId: 'w',
          level: 1,
          perPage: 30,
          scope: 'route',
          view,
          data: { project: { ok: true, value: project } },
        } as never)}
      </PageProvider>
    </BootProvider>,
  )
}

beforeEach(async () => {
  queryClient().clear()
  sessionStorage.clear()
  sent = []
  refusal = undefined
  stored = { ...opened }
  await page.viewport(1280, 900)
  vi.spyOn(window, 'fetch').mockImplementation((address, options) => {
    const url = new URL(address as string, location.origin)
    const json = (value: unknown) => Promise.resolve(Response.json(value))
    if (options?.method === 'POST') {
      sent.push([url.pathname.slice('/api/'.length), JSON.parse(options.body as string) as Record<string, unknown>])
      if (refusal) return Promise.resolve(refusal.clone())
      return json({ ...started, task: started, key: 'WAAB-99' })
    }
    if (url.pathname === '/api/work/list')
      return json(url.searchParams.get('by') ? { items: [], groups } : { items: [waiting, started], total: 2 })
    if (url.pathname === '/api/task/open') return json(stored)
    return json(project)
  })
})
afterEach(async () => {
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
  await page.viewport(414, 896)
})

it('adds a task from one line, and shows what it read in it', async () => {
  show('list')
  const line = page.getByRole('textbox', { name: 'Add a task' })
  await line.fill('Call the venue @มิน #ดีไซน์ !4 5/12/2026 14:00')
  await expect.element(page.getByText('มิน ธารทอง').first()).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual([
    'task/create',
    {
      project: 'p1',
      title: 'Call the venue',
      dueOn: '2026-12-05',
      dueMin: 840,
      priority: 4,
      assignees: ['m'],
      labels: ['l1'],
    },
  ])
  await expect.element(line).toHaveValue('')
})

it('keeps the line, and says why, when no one has the name', async () => {
  show('list')
  const line = page.getByRole('textbox', { name: 'Add a task' })
  await line.fill('Call @nobody')
  await userEvent.keyboard('{Enter}')
  await expect.element(line).toHaveAccessibleDescription('No one here is called nobody.')
  expect(sent).toEqual([])
})

it('answers to its keys on a Thai layout, and not while someone types', async () => {
  show('list')
  await expect.element(page.getByRole('row', { name: /WAAB-4/ })).toBeVisible()
  const press = (key: string, code: string) =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }))
  press('แ', 'KeyC')
  await expect.element(page.getByRole('textbox', { name: 'Add a task' })).toHaveFocus()
  press('่', 'KeyJ')
  await expect.element(page.getByRole('textbox', { name: 'Add a task' })).toHaveFocus()
  ;(document.activeElement as HTMLElement).blur()
  press('่', 'KeyJ')
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('data-row')).toBe('0'))
})

it('moves a card to another column by its menu, status and place in one step', async () => {
  show('board')
  await page.getByRole('button', { name: /วันงาน/ }).last().click()
  await page.getByRole('menuitem', { name: /กำลังทำ/ }).click()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual([
    'task/move',
    { id: 't2', batch: expect.any(String) as string, set: { status: { from: 's2', to: 's3' } }, after: 't1' },
  ])
})

it('opens a task beside the list, stores single fields, and loses no typing to another’s change', async () => {
  show('list')
  await page.getByRole('button', { name: 'วันงาน' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabelText('Priority').selectOptions('High')
  await vi.waitFor(() =>
    expect(sent).toEqual([
      ['task/update', { id: 't2', batch: expect.any(String) as string, changes: { priority: { from: 0, to: 3 } } }],
    ]),
  )
  expect(new URL(location.href).searchParams.get('task')).toBe('WAAB-4')
  const title = sheet.getByLabelText('Task', { exact: true })
  await title.fill('Launch day')
  stored = { ...opened, title: 'Big day' }
  await queryClient().invalidateQueries()
  await expect.element(sheet.getByText('Now stored: Big day')).toBeVisible()
  await expect.element(title).toHaveValue('Launch day')
  await sheet.getByRole('button', { name: 'Keep mine' }).click()
  await vi.waitFor(() =>
    expect(sent.at(-1)).toEqual([
      'task/update',
      { id: 't2', batch: expect.any(String) as string, changes: { title: { from: 'Big day', to: 'Launch day' } } },
    ]),
  )
})

it('assigns people who are found by name, and takes them off again', async () => {
  show('list', { task: 'WAAB-4' })
  const people = page.getByRole('dialog').getByRole('combobox', { name: 'Assignees' })
  await people.fill('มิน')
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  const from = opened.assignees.map(({ id }) => id)
  expect(sent[0]).toEqual([
    'task/update',
    { id: 't2', batch: expect.any(String) as string, changes: { assignees: { from, to: [...from, 'm'] } } },
  ])
})

it('assigns a new task to who was chosen beside the line', async () => {
  show('list')
  await page.getByRole('textbox', { name: 'Add a task' }).fill('Call the venue')
  await page.getByPlaceholder('Assign someone').fill('มิน')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: 'Add a task' }).click()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.[1]).toMatchObject({ title: 'Call the venue', assignees: ['m'] })
})

it('opens the settings at their address for the project’s managers alone', async () => {
  history.replaceState(null, '', '?settings=')
  show('list')
  await expect.element(page.getByRole('textbox', { name: 'Add a task' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Settings' }).elements()).toEqual([])
  await expect.element(page.getByText('Only managers of this project see its settings')).toBeVisible()
  root.unmount()
  queryClient().clear()
  const { role } = project
  project.role = 'manager'
  show('list')
  const drawer = page.getByRole('dialog')
  await expect.element(drawer.getByRole('button', { name: 'Members' })).toHaveAttribute('aria-pressed', 'true')
  await drawer.getByRole('button', { name: 'Statuses' }).click()
  await vi.waitFor(() => expect(location.search).toBe('?settings=statuses'))
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect.element(drawer).not.toBeInTheDocument()
  expect(location.search).toBe('')
  await expect.element(page.getByRole('button', { name: 'Settings' })).toBeVisible()
  project.role = role
})

it('has a task repeat on the days chosen in a dialog, on a phone', async () => {
  await page.viewport(390, 844)
  stored = { ...opened, dueOn: '2026-12-31' }
  show('list', { task: 'WAAB-4' })
  await page.getByRole('button', { name: 'Repeat' }).click()
  const dialog = page.getByRole('dialog', { name: 'Repeat WAAB-4' })
  const turns = dialog.getByRole('textbox', { name: 'Every' })
  await turns.fill('no')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(turns).toHaveAttribute('aria-invalid', 'true')
  await turns.fill('2')
  await dialog.getByRole('checkbox', { name: 'Monday' }).click()
  await dialog.getByRole('checkbox', { name: 'Sunday' }).click()
  await dialog.getByRole('textbox', { name: 'Show it this many days ahead' }).fill('3')
  await dialog.getByRole('button', { name: /Save|Error/ }).click()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  const repeat = { rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU', mode: 'fixed', place: 'default', leadDays: 3 }
  expect(sent[0]).toEqual(['task/repeat', { id: 't2', repeat }])
})

it('keeps the day of a month that shorter ones have not, and ends a repeat', async () => {
  const repeat = { rule: 'FREQ=WEEKLY;BYDAY=MO,SU', mode: 'after_done', place: 'same', leadDays: 0 }
  stored = { ...opened, dueOn: '2026-12-31', repeat } as unknown as typeof opened
  show('list', { task: 'WAAB-4' })
  await expect.element(page.getByText('Every week on Mon, Sun after it is done')).toBeVisible()
  await page.getByRole('button', { name: 'Edit repeat' }).click()
  const dialog = page.getByRole('dialog', { name: 'Repeat WAAB-4' })
  await dialog.getByRole('combobox', { name: 'Unit' }).selectOptions('months')
  await dialog.getByRole('combobox', { name: 'Next due date' }).selectOptions('By the schedule')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.[1]).toMatchObject({
    repeat: { rule: 'FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1', mode: 'fixed', place: 'same' },
  })
  await page.getByRole('button', { name: 'Edit repeat' }).click()
  await dialog.getByRole('button', { name: 'Stop repeating' }).click()
  await vi.waitFor(() => expect(sent.at(-1)).toEqual(['task/repeat', { id: 't2', repeat: null }]))
})

it('ends a repeat on a day or after a number of times, each with its own field', async () => {
  stored = { ...opened, dueOn: '2026-12-31' }
  show('list', { task: 'WAAB-4' })
  await page.getByRole('button', { name: 'Repeat' }).click()
  const dialog = page.getByRole('dialog', { name: 'Repeat WAAB-4' })
  await dialog.getByRole('combobox', { name: 'Ends' }).selectOptions('After a number of times')
  const times = dialog.getByRole('textbox', { name: 'Times' })
  await times.fill('0')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(times).toHaveAccessibleDescription(/Enter a number from 1 to 999/)
  expect(sent).toEqual([])
  await times.fill('12')
  await dialog.getByRole('button', { name: /Save|Error/ }).click()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.[1]).toMatchObject({ repeat: { rule: 'FREQ=WEEKLY;COUNT=12' } })
  await page.getByRole('button', { name: 'Repeat' }).click()
  await dialog.getByRole('combobox', { name: 'Ends' }).selectOptions('On a day')
  await dialog.getByRole('textbox', { name: 'Last day' }).fill('1/3/2570')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.[1]).toMatchObject({ repeat: { rule: 'FREQ=WEEKLY;UNTIL=20270301' } })
})

it('mentions a reader of the comment, and offers no viewer where it is internal', async () => {
  const person = (id: string, name: string) => ({ id, name, avatar: null })
  const members = [
    { person: person('m', 'Min Tharathong'), role: 'member' },
    { person: person('v', 'Vee Client'), role: 'viewer' },
  ]
  Object.assign(project, { members, viewersSee: 'shared' })
  show('list', { task: 'WAAB-4' })
  const field = page.getByRole('textbox', { name: 'Write a comment' })
  await field.fill('Please look @v')
  await page.getByRole('button', { name: '@Vee Client' }).click()
  await expect.element(field).toHaveValue('Please look @Vee Client ')
  await expect.element(field).toHaveFocus()
  await page.getByRole('button', { name: 'Send' }).click()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.[1]).toMatchObject({ text: 'Please look @Vee Client ', mentions: ['v'] })
  await page.getByRole('checkbox', { name: 'For the team only' }).click()
  await field.fill('@v')
  expect(page.getByRole('button', { name: '@Vee Client' }).elements()).toEqual([])
  await field.fill('@thara')
  await expect.element(page.getByRole('button', { name: '@Min Tharathong' })).toBeVisible()
})
