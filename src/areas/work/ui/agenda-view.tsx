import type { DataResult } from '@schemas/block'
import type { OutputOf } from '@schemas/call'
import type { TaskFilters } from '@schemas/work/entities/work-list'
import { useT } from '@kit/t'
import { EmptyState } from '@kit/ui/empty-state'
import { ListState } from '@kit/ui/list-state'
import { useCall } from '@kit/use-call'
import { listCall } from './calls'
import { TaskCard } from './task-card'
import { texts } from './texts'
import { recheckMs } from './use-live-tasks'
import styles from './work.module.css'

type Props = {
  filters: TaskFilters
  initial?: DataResult<OutputOf<typeof listCall>> | undefined
  onOpen: (key: string) => void
}

/** Tasks by when they are due. */
export function AgendaView({ filters, initial, onOpen }: Props) {
  const t = useT()
  const input = { ...filters, sort: 'due' as const, by: 'due' as const }
  const { data, error, isPending, refetch } = useCall(listCall, input, {
    refetchInterval: recheckMs,
    ...(initial?.ok && initial.value.groups ? { initialData: initial.value } : {}),
  })
  const groups = (data?.groups ?? []).filter(({ total }) => total > 0)
  return (
    <ListState
      isLoading={isPending}
      error={error?.message}
      onRetry={() => void refetch()}
      isEmpty={groups.length === 0}
      empty={<EmptyState icon="calendar" title={t(texts.nothing)} />}
    >
      {() => (
        <div className={styles.days}>
          {groups.map(({ key, total, items }) => (
            <section key={key} aria-label={t(texts.dues[key as keyof typeof texts.dues])}>
              <h2 className={styles.day} data-late={key === 'overdue' || undefined}>
                {t(texts.dues[key as keyof typeof texts.dues])} <span>{total}</span>
              </h2>
              <ul className={styles.lines}>
                {items.map((task) => (
                  <li key={task.id}>
                    <TaskCard task={task} onOpen={onOpen} />
                  </li>
                ))}
              </ul>
              {total > items.length && <p className={styles.rest}>{t(texts.more, { count: total - items.length })}</p>}
            </section>
          ))}
        </div>
      )}
    </ListState>
  )
}
