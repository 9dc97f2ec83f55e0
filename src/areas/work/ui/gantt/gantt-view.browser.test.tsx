import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import type { Task } from '@schemas/work/entities/task'
import { dayIn } from '@schemas/zoned-parts'
import { addDays, weekStart } from '@schemas/work/rules/days'
import { BootProvider, PageProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import { GanttView } from './gantt-view'

const monday = weekStart(dayIn(Date.now(), 'Asia/Bangkok'))
const task = (id: string, title: string, startOn: string | null, dueOn: string): Task => ({
  id,
  project: 'p',
  key: `WAAB-${id}`,
  kind: 'task',
  title,
  status: 's',
  statusName: 'Doing',
  group: 'started',
  priority: 0,
  assignees: [],
  labels: [],
  parent: null,
  startOn,
  dueOn,
  startMin: null,
  dueMin: null,
  estimate: null,
  progress: 0,
  internal: false,
  snoozedUntil: null,
  blocked: false,
  children: 0,
  childrenDone: 0,
  comments: 0,
  completedAt: null,
  updatedAt: '2026-11-27T03:00:00.000Z',
  version: 1,
  rev: 1,
})

let root: Root
let stored: Task[]
let sent: unknown[]
let refusal: Response | undefined
const opened = vi.fn<(key: string) => void>()
beforeEach(async () => {
  queryClient().clear()
  opened.mockClear()
  sent = []
  refusal = undefined
  stored = [task('1', 'Draw', monday, addDays(monday, 4)), task('2', 'Build', null, addDays(monday, 7))]
  await page.viewport(1280, 800)
  vi.spyOn(window, 'fetch').mockImplementation((_address, options) => {
    if (options?.method !== 'POST')
      return Promise.resolve(
        Response.json({
          tasks: stored,
          isCut: false,
          links: [{ from: '1', to: '2', type: 'FS', lag: 0 }],
          daysOff: [],
          weekdays: [1, 2, 3, 4, 5],
        }),
      )
    sent.push(JSON.parse(options.body as string))
    return Promise.resolve(refusal ?? Response.json({}))
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={{ locale: 'en', session: { role: 'user' }, space: { timeZone: 'Asia/Bangkok' } } as Boot}>
      <PageProvider payload={{ path: '/project/admin/gantt', query: {}, params: {} } as never}>
        <GanttView filters={{}} mayWrite onOpen={opened} />
      </PageProvider>
    </BootProvider>,
  )
})
afterEach(() => {
  root.unmount()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const bar = (name: RegExp) => page.getByRole('button', { name })

it('moves a bar by keys, a day at a time, and its text says what comes before it', async () => {
  await expect.element(bar(/^Build,.*Before: Draw$/)).toBeVisible()
  const draw = bar(/^Draw,/)
  ;(draw.element() as HTMLElement).focus()
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({
    id: '1',
    batch: expect.any(String),
    changes: {
      startOn: { from: monday, to: addDays(monday, 1) },
      dueOn: { from: addDays(monday, 4), to: addDays(monday, 5) },
    },
  })
  await expect.element(page.getByRole('status').filter({ hasText: '“Draw” moved to' })).toBeInTheDocument()
  expect(opened).not.toHaveBeenCalled()
})

it('moves a bar by dragging it, opens nothing by that, and keeps a missing date missing', async () => {
  await expect.element(bar(/^Build,/)).toBeVisible()
  const build = bar(/^Build,/).element() as HTMLElement
  const track = build.parentElement as HTMLElement
  const { left, top } = build.getBoundingClientRect()
  const [from, to] = [left + 4, left + 4 + (track.clientWidth / 84) * 3]
  const fire = (type: string, clientX: number) =>
    build.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, clientX, clientY: top + 5, isPrimary: true }),
    )
  // No real pointer is down.
  build.setPointerCapture = () => {}
  fire('pointerdown', from)
  fire('pointermove', from + 10)
  fire('pointermove', to)
  await new Promise((resolve) => requestAnimationFrame(resolve))
  fire('pointerup', to)
  build.click()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({
    id: '2',
    batch: expect.any(String),
    changes: { dueOn: { from: addDays(monday, 7), to: addDays(monday, 10) } },
  })
  expect(opened).not.toHaveBeenCalled()
  await bar(/^Build,/).click()
  expect(opened).toHaveBeenCalledWith('WAAB-2')
})

it('puts a refused bar back', async () => {
  refusal = Response.json({ message: 'Someone changed this meanwhile.' }, { status: 409 })
  const draw = bar(/^Draw,/)
  await expect.element(draw).toBeVisible()
  const { left } = draw.element().getBoundingClientRect()
  ;(draw.element() as HTMLElement).focus()
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  await vi.waitFor(() => expect(draw.element().getBoundingClientRect().left).toBeCloseTo(left, 0))
  await expect.element(page.getByRole('status').filter({ hasText: 'moved to' })).not.toBeInTheDocument()
})
