import { lazy, Suspense, useState } from 'react'
import type { GoTo, TaskAct } from '@schemas/work/rules/shortcuts'
import { call as trashCall } from '@client/work/calls/task/trash'
import { useSession } from '@kit/boot'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { useT } from '@kit/t'
import type { MenuPlace } from '@kit/ui/action-menu/action-menu'
import { Button } from '@kit/ui/button'
import { showToast } from '@kit/ui/overlay/toasts'
import { openTaskCall, refreshTasks } from '../calls'
import { saveTask } from '../save-task'
import { keyTexts as texts } from './key-texts'
import { runAct, undoLastAct } from './last-acts'
import type { MenuField } from './task-menu'
import { type Chosen, useTaskKeys } from './use-task-keys'

const KeyHelp = lazy(async () => ({ default: (await import('./key-help')).KeyHelp }))
const TaskMenu = lazy(async () => ({ default: (await import('./task-menu')).TaskMenu }))

/** A field of the sheet that a key goes to. */
export type SheetField = 'title' | 'startOn' | 'dueOn'
const sheetFields: Partial<Record<TaskAct, SheetField>> = { edit: 'title', due: 'dueOn', start: 'startOn' }
const menuFields: Partial<Record<TaskAct, MenuField>> = {
  status: 'status',
  move: 'status',
  priority: 'priority',
  assignee: 'assignee',
  labels: 'labels',
}

type Props = {
  section: string
  open: string
  isHelpShown: boolean
  onHelp: (shown: boolean) => void
  onCreate?: (() => void) | undefined
  onFilter?: (() => void) | undefined
  onGo?: ((to: GoTo) => void) | undefined
  onOpen: (task: string, field: SheetField) => void
  onClose: () => void
}

/** The keys of a page of tasks, with the menus and the list that they open. */
export function TaskKeys({ section, open, isHelpShown, onHelp, onCreate, onFilter, onGo, onOpen, onClose }: Props) {
  const t = useT()
  const { userID } = useSession()
  const [menu, setMenu] = useState<{ task: string; field: MenuField; place: MenuPlace }>()
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (problem) {
      if (!(problem instanceof GatewayError)) throw problem
      showToast(problem.message, { tone: 'error' })
    }
  }
  const undo = () =>
    attempt(async () => showToast(t((await undoLastAct()) ? texts.undone : texts.nothing), { tone: 'success' }))
  const announce = (message: string) =>
    showToast(
      <>
        {message}{' '}
        <Button size="s" look="quiet" onClick={() => void undo()}>
          {t(texts.undo)}
        </Button>
      </>,
      { tone: 'success', duration: 6000 },
    )
  const takeOrLeave = async (ref: string) => {
    if (userID === undefined) return
    const task = await callGateway(openTaskCall, { task: ref })
    const from = task.assignees.map(({ id }) => id)
    const isMine = from.includes(userID)
    const to = isMine ? from.filter((id) => id !== userID) : [...from, userID]
    await saveTask(task.id, { assignees: { from, to } })
    announce(t(isMine ? texts.left : texts.assigned, { key: task.key }))
  }
  const trash = async (ref: string) => {
    const { id, key } = await callGateway(openTaskCall, { task: ref })
    await runAct((batch) => callGateway(trashCall, { id, batch }))
    if (open === key) onClose()
    await refreshTasks()
    announce(t(texts.trashed, { key }))
  }
  const onTask = (act: TaskAct, { task, element }: Chosen) => {
    // A card on a board has a menu of all places that it may go to.
    const own = act === 'move' && element.closest('li')?.querySelector<HTMLElement>('button[aria-roledescription]')
    if (own) return own.click()
    const field = menuFields[act]
    const sheetField = sheetFields[act]
    const { left, top, width, height } = element.getBoundingClientRect()
    if (field)
      setMenu({
        task,
        field,
        place: { x: left, y: Math.min(top, innerHeight / 2), width, height: Math.min(height, 80) },
      })
    else if (sheetField) onOpen(task, sheetField)
    else void attempt(() => (act === 'mine' ? takeOrLeave(task) : trash(task)))
  }
  useTaskKeys({
    section,
    open,
    onCreate,
    onFilter,
    onGo,
    onTask,
    onClose,
    onHelp: () => onHelp(true),
    onUndo: () => void undo(),
  })
  return (
    <>
      {menu && (
        <Suspense>
          <TaskMenu {...menu} onClose={() => setMenu(undefined)} />
        </Suspense>
      )}
      {isHelpShown && (
        <Suspense>
          <KeyHelp onClose={() => onHelp(false)} />
        </Suspense>
      )}
    </>
  )
}
