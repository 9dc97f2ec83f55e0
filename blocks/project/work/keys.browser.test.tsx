import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import type { Task } from '@schemas/work/entities/task'
import { BootProvider, PageProvider } from '@kit/boot'
import { OverlayHost } from '@kit/ui/overlay/overlay-host'
import { queryClient } from '@kit/use-call'
import board from './examples/board.json'
import { View } from './view'

const project = board.data.project.value
const groups = board.data.tasks.value.groups as unknown as { key: string; items: Task[] }[]
const tasks = groups.flatMap(({ items }) => items)
let sent: [string, Record<string, unknown>][] = []
let root: Root

const opened = (ref: string | null) => ({
  ...(tasks.find(({ id, key }) => id === ref || key === ref) ?? tasks[0]),
  description: '',
  ancestors: [],
  subtasks: [],
  rollUp: null,
  before: [],
  after: [],
  checklist: [],
  timeline: [],
  watching: false,
  repeat: null,
})

function show(view: 'list' | 'board' | 'agenda') {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const boot = { locale: 'en', session: { role: 'user', userID: 'me' }, space: { timeZone: 'Asia/Bangkok' } }
  root.render(
    <BootProvider boot={boot as unknown as Boot}>
      <PageProvider payload={{ path: '/project/clients/WAAB', query: {}, params: {} } as never}>
        {createElement(View, {
          blockId: 'w',
          level: 1,
          perPage: 30,
          scope: 'route',
          view,
          data: { project: { ok: true, value: project } },
        } as never)}
        <OverlayHost />
      </PageProvider>
    </BootProvider>,
  )
}

/** A press as a Thai layout sends it: the letter is Thai, the place is the key's. */
const press = (key: string, code: string, more: KeyboardEventInit = {}) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true, ...more }),
  )
const focused = () => document.activeElement?.closest<HTMLElement>('[data-task]')?.dataset.task

beforeEach(async () => {
  queryClient().clear()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', location.pathname)
  sent = []
  await page.viewport(1280, 900)
  vi.spyOn(window, 'fetch').mockImplementation((address, options) => {
    const url = new URL(address as string, location.origin)
    const json = (value: unknown) => Promise.resolve(Response.json(value))
    if (options?.method === 'POST') {
      sent.push([url.pathname.slice('/api/'.length), JSON.parse(options.body as string) as Record<string, unknown>])
      return json({ task: tasks[0], trashed: 1, done: 1, left: 0 })
    }
    if (url.pathname === '/api/work/list')
      return json(url.searchParams.get('by') ? { items: [], groups } : { items: tasks, total: tasks.length })
    if (url.pathname === '/api/task/open') return json(opened(url.searchParams.get('task')))
    return json(project)
  })
})
afterEach(async () => {
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
  await page.viewport(414, 896)
})

const onBoard = async () => {
  show('board')
  await expect.element(page.getByRole('button', { name: new RegExp(tasks[0]?.title ?? '') }).first()).toBeVisible()
  press('่', 'KeyJ')
  await vi.waitFor(() => expect(focused()).toBe(tasks[0]?.key))
}

it('steps over the cards of a board, and stops at its ends', async () => {
  await onBoard()
  press('า', 'KeyK')
  expect(focused()).toBe(tasks[0]?.key)
  for (let at = 0; at < tasks.length + 2; at += 1) press('ArrowDown', 'ArrowDown')
  expect(focused()).toBe(tasks.at(-1)?.key)
})

it.each([
  ['s', 'ห', 'KeyS', 'Status', { status: { from: tasks[0]?.status, to: project.statuses.at(-1)?.id } }],
  ['p', 'ย', 'KeyP', 'Priority', { priority: { from: tasks[0]?.priority, to: 1 } }],
])('changes the chosen task from the menu of %s', async (_name, key, code, field, changes) => {
  await onBoard()
  press(key, code)
  const menu = page.getByRole('menu', { name: new RegExp(`^${field} · ${tasks[0]?.key}`) })
  await expect.element(menu).toBeVisible()
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menuitemcheckbox'))
  await userEvent.keyboard(field === 'Status' ? '{End}{Enter}' : 'low{Enter}')
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual(['task/update', { id: tasks[0]?.id, batch: expect.any(String) as string, changes }])
  expect(menu.elements()).toEqual([])
})

it('chooses several people in one menu, and takes the task by one key', async () => {
  await onBoard()
  press('ฟ', 'KeyA')
  await page.getByRole('menuitemcheckbox').first().click()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  await expect.element(page.getByRole('menu')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(page.getByRole('menu').elements()).toEqual([])
  press('ร', 'KeyI')
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  const from = tasks[0]?.assignees.map(({ id }) => id) ?? []
  expect(sent[1]?.[1].changes).toEqual({ assignees: { from, to: [...from, 'me'] } })
})

it('trashes the chosen task, and undoes it by Control and Z', async () => {
  await onBoard()
  press('๒', 'Digit3', { shiftKey: true })
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.[0]).toBe('task/trash')
  await expect.element(page.getByText(`${tasks[0]?.key} was moved to the trash.`)).toBeVisible()
  press('ผ', 'KeyZ', { ctrlKey: true })
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual(['task/undo', { batch: sent[0]?.[1].batch }])
})

it('opens the sheet at the field of a key, and steps on in it', async () => {
  await onBoard()
  press('ก', 'KeyD')
  const sheet = page.getByRole('dialog')
  await expect.element(sheet.getByRole('textbox', { name: 'Due' })).toHaveFocus()
  press('่', 'KeyJ')
  expect(new URL(location.href).searchParams.get('task')).toBe(tasks[0]?.key)
  await sheet.getByRole('button', { name: 'Next' }).click()
  await vi.waitFor(() => expect(new URL(location.href).searchParams.get('task')).toBe(tasks[1]?.key))
  press('Escape', 'Escape')
  ;(document.activeElement as HTMLElement).blur()
  press('Escape', 'Escape')
  await expect.element(sheet).not.toBeInTheDocument()
})

it('moves a card by the menu of its places', async () => {
  await onBoard()
  press('ท', 'KeyM')
  await expect.element(page.getByRole('menu', { name: new RegExp(`^Move ${tasks[0]?.title}`) })).toBeVisible()
})

it('lists the keys, which can be switched off, and is silent in fields and while a word is composed', async () => {
  await onBoard()
  press('ห', 'KeyS', { isComposing: true })
  press('ห', 'KeyS', { altKey: true })
  expect(page.getByRole('menu').elements()).toEqual([])
  press('ฦ', 'Slash', { shiftKey: true })
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect.element(help).toBeVisible()
  expect(help.element().querySelectorAll('dt')).toHaveLength(27)
  await help.getByRole('checkbox', { name: 'Use single keys' }).click()
  await help.getByRole('button', { name: 'Close' }).click()
  press('แ', 'KeyC')
  press('ห', 'KeyS')
  expect(page.getByRole('menu').elements()).toEqual([])
  expect(document.activeElement?.matches('input')).toBe(false)
  press('ผ', 'KeyZ', { ctrlKey: true })
  await expect.element(page.getByText(/Undone|nothing to undo/)).toBeVisible()
})

it('selects rows of a list one by one and on by Shift and an arrow, and clears them by Escape', async () => {
  show('list')
  await expect.element(page.getByRole('row', { name: new RegExp(tasks[0]?.key ?? '') })).toBeVisible()
  press('่', 'KeyJ')
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('data-row')).toBe('0'))
  await userEvent.keyboard(' ')
  const chosen = () => document.querySelectorAll('[data-row][data-selected]').length
  await vi.waitFor(() => expect(chosen()).toBe(1))
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  await vi.waitFor(() => expect(chosen()).toBe(2))
  expect(document.activeElement?.getAttribute('data-row')).toBe('1')
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(chosen()).toBe(0))
})
