import { useCallback } from 'react'
import type { DataResult } from '@schemas/block'
import type { OutputOf } from '@schemas/call'
import type { OpenedProject } from '@schemas/work/entities/project'
import type { Task, TaskChanges } from '@schemas/work/entities/task'
import type { TaskFilters } from '@schemas/work/entities/work-list'
import { call as moveCall } from '@client/work/calls/task/move'
import { Board, type BoardItem } from '@kit/board/board'
import type { BoardMove } from '@kit/board/move'
import { callGateway } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { ListState } from '@kit/ui/list-state'
import { useCall } from '@kit/use-call'
import { listCall, refreshTasks } from './calls'
import { runAct } from './keys/last-acts'
import { TaskCard } from './task-card'
import { texts } from './texts'
import { recheckMs } from './use-live-tasks'

type Props = {
  project: OpenedProject
  mayWrite: boolean
  filters: TaskFilters
  initial?: DataResult<OutputOf<typeof listCall>> | undefined
  onOpen: (key: string) => void
}
type Item = BoardItem & { task: Task }

/** The project's statuses as columns. A drop stores status and place in one step. */
export function BoardView({ project, mayWrite, filters, initial, onOpen }: Props) {
  const t = useT()
  const { data, error, isPending, refetch } = useCall(
    listCall,
    { ...filters, project: project.id, by: 'status' },
    { refetchInterval: recheckMs, ...(initial?.ok && initial.value.groups ? { initialData: initial.value } : {}) },
  )
  const groups = data?.groups ?? []
  const items: Item[] = groups.flatMap(({ key, items: tasks }) =>
    tasks.map((task) => ({ id: task.id, column: key, name: task.title, task })),
  )
  const card = ({ task }: Item) => <TaskCard task={task} onOpen={onOpen} />
  const move = useCallback(
    async ({ id, column, before }: BoardMove) => {
      const task = items.find((item) => item.id === id)?.task
      const last = items.findLast((item) => item.column === column && item.id !== id)?.id
      if (!task) return
      const set: TaskChanges = task.status === column ? {} : { status: { from: task.status, to: column } }
      try {
        const place = before ? { before } : last ? { after: last } : {}
        await runAct((batch) => callGateway(moveCall, { id, batch, set, ...place }))
      } finally {
        await refreshTasks()
      }
    },
    [items],
  )
  return (
    <ListState isLoading={isPending} error={error?.message} onRetry={() => void refetch()}>
      {() => (
        <Board
          label={project.name}
          columns={project.statuses.map(({ id, name, color, wipLimit }) => {
            const group = groups.find(({ key }) => key === id)
            const total = group?.total ?? 0
            const hidden = total - (group?.items.length ?? 0)
            return {
              id,
              label: wipLimit === null ? name : `${name} (${total}/${wipLimit})`,
              tone: wipLimit !== null && total > wipLimit ? ('danger' as const) : color,
              count: total,
              ...(hidden > 0 ? { foot: t(texts.more, { count: hidden }) } : {}),
            }
          })}
          items={items}
          card={card}
          {...(mayWrite ? { onMove: move } : {})}
        />
      )}
    </ListState>
  )
}
