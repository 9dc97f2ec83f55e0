import { useEffect } from 'react'
import type { DataResult } from '@schemas/block'
import type { OutputOf } from '@schemas/call'
import { includesRole } from '@schemas/work/entities/project'
import { useAddressState } from '@kit/address-state'
import { useDeviceText, usePersonalKey, writeDevice } from '@kit/device-store'
import { useT } from '@kit/t'
import { Button, ButtonLink } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { ListState } from '@kit/ui/list-state'
import { SectionHeading } from '@kit/ui/section-heading'
import { useCall } from '@kit/use-call'
import { openProjectCall, openTaskCall } from './calls'
import { lastTaskKey } from './last-task'
import { TaskBody } from './task-body'
import { recheckMs, useLiveTasks } from './use-live-tasks'
import styles from './work.module.css'

const messages = {
  task: { en: 'Task', th: 'งาน' },
  print: { en: 'Print', th: 'พิมพ์' },
  none: { en: 'No task has been opened yet', th: 'ยังไม่ได้เปิดงาน' },
  noneHint: { en: 'Open a task from a list.', th: 'เปิดงานจากรายการ' },
  list: { en: 'All tasks', th: 'งานทั้งหมด' },
}

type Heading = Parameters<typeof SectionHeading>[0]
type Props = {
  id: string
  heading: Pick<Heading, 'eyebrow' | 'title' | 'intro' | 'align'>
  initial?: DataResult<OutputOf<typeof openTaskCall>> | undefined
}

/** One task as a page: that of the address, else the one that was opened last on this device. */
export function TaskPage({ id, heading, initial }: Props) {
  const t = useT()
  const [{ task: named }, setAddress] = useAddressState(['task'] as const)
  const deviceKey = usePersonalKey(lastTaskKey)
  const last = useDeviceText(deviceKey)
  const key = named || last
  const task = useCall(
    openTaskCall,
    { task: key },
    {
      enabled: key !== '',
      refetchInterval: recheckMs,
      ...(initial?.ok && named ? { initialData: initial.value } : {}),
    },
  )
  const opened = task.data
  const project = useCall(openProjectCall, { project: opened?.project ?? '' }, { enabled: opened !== undefined })
  useLiveTasks(opened?.project)
  useEffect(() => {
    if (opened) writeDevice(deviceKey, opened.key)
  }, [opened, deviceKey])
  const mayWrite = project.data !== undefined && includesRole(project.data.role, 'member') && !project.data.archived
  return (
    <section aria-labelledby={`${id}-title`} className={styles.block}>
      <SectionHeading
        {...heading}
        eyebrow={opened?.key ?? heading.eyebrow}
        title={opened?.title ?? heading.title ?? t(messages.task)}
        level={1}
        id={`${id}-title`}
        actions={
          <span className={styles.tools}>
            {project.data && (
              <ButtonLink
                look="quiet"
                icon="folder"
                link={{ to: `/project/${project.data.group.slug}/${project.data.key}` }}
              >
                {project.data.name}
              </ButtonLink>
            )}
            {opened && (
              <Button look="secondary" icon="printer" onClick={() => print()}>
                {t(messages.print)}
              </Button>
            )}
          </span>
        }
      />
      {key === '' ? (
        <EmptyState
          icon="clipboard"
          title={t(messages.none)}
          action={<ButtonLink link={{ to: '/project/admin/table' }}>{t(messages.list)}</ButtonLink>}
        >
          {t(messages.noneHint)}
        </EmptyState>
      ) : (
        <ListState
          isLoading={task.isPending || (project.isPending && opened !== undefined)}
          error={task.error?.message ?? project.error?.message}
          onRetry={() => void task.refetch()}
        >
          {() =>
            opened &&
            project.data && (
              <TaskBody
                isTitled
                key={opened.id}
                task={opened}
                project={project.data}
                mayWrite={mayWrite}
                onOpen={(next) => setAddress({ task: next })}
              />
            )
          }
        </ListState>
      )}
    </section>
  )
}
