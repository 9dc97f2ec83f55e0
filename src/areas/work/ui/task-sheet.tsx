import { useEffect, useState } from 'react'
import { includesRole } from '@schemas/work/entities/project'
import { call as trashCall } from '@client/work/calls/task/trash'
import { call as watchCall } from '@client/work/calls/task/watch'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { usePersonalKey, writeDevice } from '@kit/device-store'
import { useT } from '@kit/t'
import { Button, ButtonLink } from '@kit/ui/button'
import { Drawer } from '@kit/ui/drawer/drawer'
import { ListState } from '@kit/ui/list-state'
import { showToast } from '@kit/ui/overlay/toasts'
import { useCall } from '@kit/use-call'
import { openProjectCall, openTaskCall, refreshTasks } from './calls'
import { runAct } from './keys/last-acts'
import { useSingleKeys } from './keys/single-keys'
import type { SheetField } from './keys/task-keys'
import { lastTaskKey } from './last-task'
import { sheetTexts } from './sheet-texts'
import { TaskBody } from './task-body'
import { useLiveTasks, recheckMs } from './use-live-tasks'

type Props = {
  taskKey: string
  /** The field that takes the focus. */
  field?: SheetField | undefined
  /** Opens the neighbour in the list, where there is one. */
  onStep?: ((by: 1 | -1) => void) | undefined
  onOpen: (key: string) => void
  onClose: () => void
}

/** One task beside the list; its fields are stored one by one. */
export function TaskSheet({ taskKey, field, onStep, onOpen, onClose }: Props) {
  const [hasKeys] = useSingleKeys()
  const t = useT()
  const task = useCall(openTaskCall, { task: taskKey }, { refetchInterval: recheckMs })
  const project = useCall(openProjectCall, { project: task.data?.project ?? '' }, { enabled: task.data !== undefined })
  useLiveTasks(task.data?.project)
  const [isBusy, setBusy] = useState(false)
  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await work()
    } catch (problem) {
      if (!(problem instanceof GatewayError)) throw problem
      showToast(problem.message, { tone: 'error' })
    } finally {
      setBusy(false)
    }
  }
  const opened = task.data
  const deviceKey = usePersonalKey(lastTaskKey)
  useEffect(() => {
    if (opened) writeDevice(deviceKey, opened.key)
  }, [opened, deviceKey])
  const mayWrite = project.data !== undefined && includesRole(project.data.role, 'member') && !project.data.archived
  return (
    <Drawer
      title={opened ? opened.key : taskKey}
      onClose={onClose}
      hasKeys={hasKeys}
      {...(onStep ? { onPrevious: () => onStep(-1), onNext: () => onStep(1) } : {})}
      foot={
        opened && (
          <>
            <ButtonLink look="quiet" size="s" icon="maximize" link={{ to: `/project/admin/detail?task=${opened.key}` }}>
              {t(sheetTexts.asPage)}
            </ButtonLink>
            <Button
              look="quiet"
              size="s"
              icon="eye"
              disabled={isBusy}
              onClick={() =>
                void attempt(async () => {
                  await callGateway(watchCall, { id: opened.id, watching: !opened.watching })
                  await refreshTasks()
                })
              }
            >
              {t(opened.watching ? sheetTexts.unfollow : sheetTexts.follow)}
            </Button>
            {mayWrite && (
              <Button
                look="danger"
                size="s"
                icon="trash"
                disabled={isBusy}
                onClick={() =>
                  void attempt(async () => {
                    await runAct((batch) => callGateway(trashCall, { id: opened.id, batch }))
                    onClose()
                    showToast(t(sheetTexts.trashed), { tone: 'success' })
                    await refreshTasks()
                  })
                }
              >
                {t(sheetTexts.trash)}
              </Button>
            )}
          </>
        )
      }
    >
      <ListState
        isLoading={task.isPending || (project.isPending && opened !== undefined)}
        error={task.error?.message ?? project.error?.message}
        onRetry={() => void task.refetch()}
      >
        {() =>
          opened &&
          project.data && (
            <TaskBody
              key={opened.id}
              task={opened}
              project={project.data}
              mayWrite={mayWrite}
              field={field}
              onOpen={onOpen}
            />
          )
        }
      </ListState>
    </Drawer>
  )
}
