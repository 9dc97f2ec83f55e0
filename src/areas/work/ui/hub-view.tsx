import { useId, useState } from 'react'
import type { DataResult } from '@schemas/block'
import type { OutputOf } from '@schemas/call'
import type { SavedView } from '@schemas/work/entities/saved-view'
import { call as removeViewCall } from '@client/work/calls/view/remove'
import { call as saveViewCall } from '@client/work/calls/view/save'
import { useAddressState } from '@kit/address-state'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { ListState } from '@kit/ui/list-state'
import { showToast } from '@kit/ui/overlay/toasts'
import { refreshCalls, useCall } from '@kit/use-call'
import { listCall, viewsCall } from './calls'
import { type SheetField, TaskKeys } from './keys/task-keys'
import { addressOf } from './saved-views'
import { TaskCard } from './task-card'
import { TaskSheet } from './task-sheet'
import { recheckMs } from './use-live-tasks'
import styles from './work.module.css'

const messages = {
  overdue: { en: 'Overdue', th: 'เลยกำหนด' },
  week: { en: 'Due this week', th: 'ครบกำหนดสัปดาห์นี้' },
  latest: { en: 'Changed last', th: 'เปลี่ยนล่าสุด' },
  none: {
    overdue: { en: 'Nothing is overdue.', th: 'ไม่มีงานเลยกำหนด' },
    week: { en: 'Nothing is due this week.', th: 'สัปดาห์นี้ไม่มีงานครบกำหนด' },
    latest: { en: 'No open task is assigned to you.', th: 'ยังไม่มีงานที่มอบหมายให้คุณ' },
  },
  all: { en: 'All {count} tasks', th: 'ดูทั้งหมด {count} งาน' },
  views: { en: 'Saved views', th: 'มุมมองที่บันทึกไว้' },
  noViews: {
    en: 'Filter a list of tasks and press “Save view” to find it here.',
    th: 'กรองรายการงานแล้วกด “บันทึกมุมมอง” มุมมองนั้นจะอยู่ที่นี่',
  },
  forAll: { en: 'For everyone', th: 'สำหรับทุกคน' },
  remove: { en: 'Remove “{name}”', th: 'ลบ “{name}”' },
  removed: { en: 'View removed.', th: 'ลบมุมมองแล้ว' },
  undo: { en: 'Undo', th: 'เลิกทำ' },
}

type Name = 'overdue' | 'week' | 'latest'
type Tasks = OutputOf<typeof listCall>
type Query = { due?: string; sort: 'due' | 'updated' }
type Initial = Partial<Record<Name, DataResult<Tasks>>> & { views?: DataResult<OutputOf<typeof viewsCall>> }
type Props = { lists: Readonly<Record<Name, Query>>; shown: number; initial?: Initial | undefined }

/** What is asked of the reader, and the views that they saved. */
export function HubView({ lists, shown, initial }: Props) {
  const [{ task }, setAddress] = useAddressState(['task'] as const)
  const section = useId()
  const [isHelpShown, showHelp] = useState(false)
  const [field, setField] = useState<SheetField>()
  const open = (key: string) => {
    setField(undefined)
    setAddress({ task: key })
  }
  return (
    <div id={section} className={styles.hub}>
      <TaskKeys
        section={section}
        open={task}
        isHelpShown={isHelpShown}
        onHelp={showHelp}
        onOpen={(key, next) => {
          setField(next)
          setAddress({ task: key })
        }}
        onClose={() => setAddress({ task: '' })}
      />
      {(['overdue', 'week', 'latest'] as const).map((name) => (
        <HubList key={name} name={name} query={lists[name]} shown={shown} initial={initial?.[name]} onOpen={open} />
      ))}
      <SavedViews initial={initial?.views} />
      {task !== '' && (
        <TaskSheet key={task} taskKey={task} field={field} onOpen={open} onClose={() => setAddress({ task: '' })} />
      )}
    </div>
  )
}

type ListProps = {
  name: Name
  query: Query
  shown: number
  initial?: DataResult<Tasks> | undefined
  onOpen: (key: string) => void
}

function HubList({ name, query, shown, initial, onOpen }: ListProps) {
  const t = useT()
  const { data, error, isPending, refetch } = useCall(
    listCall,
    { assignee: 'me', done: '0', ...query, limit: shown },
    { refetchInterval: recheckMs, ...(initial?.ok ? { initialData: initial.value } : {}) },
  )
  const search = new URLSearchParams({ assignee: 'me', done: '0', ...query })
  return (
    <section aria-label={t(messages[name])}>
      <h2 className={styles.day} data-late={name === 'overdue' && (data?.total ?? 0) > 0 ? '' : undefined}>
        {t(messages[name])}
      </h2>
      <ListState
        isLoading={isPending}
        error={error?.message}
        onRetry={() => void refetch()}
        isEmpty={data?.items.length === 0}
        empty={<p className={styles.hint}>{t(messages.none[name])}</p>}
      >
        {() => (
          <>
            <ul className={styles.lines}>
              {data?.items.map((each) => (
                <li key={each.id} className={styles.todo}>
                  <TaskCard task={each} onOpen={onOpen} />
                </li>
              ))}
            </ul>
            {(data?.total ?? 0) > shown && (
              <p>
                <Link link={{ to: `/project/admin/table?${search}` }}>
                  {t(messages.all, { count: data?.total ?? 0 })}
                </Link>
              </p>
            )}
          </>
        )}
      </ListState>
    </section>
  )
}

function SavedViews({ initial }: { initial?: DataResult<OutputOf<typeof viewsCall>> | undefined }) {
  const t = useT()
  const { data, error, isPending, refetch } = useCall(viewsCall, {}, initial?.ok ? { initialData: initial.value } : {})
  const remove = async ({ id, name, query, scope }: SavedView) => {
    try {
      await callGateway(removeViewCall, { id })
      showToast(
        <>
          {t(messages.removed)}{' '}
          <Button
            size="s"
            look="quiet"
            onClick={() => void callGateway(saveViewCall, { name, query, scope }).then(() => refreshCalls(viewsCall))}
          >
            {t(messages.undo)}
          </Button>
        </>,
        { tone: 'success', duration: 6000 },
      )
    } catch (problem) {
      if (!(problem instanceof GatewayError)) throw problem
      showToast(problem.message, { tone: 'error' })
    } finally {
      await refreshCalls(viewsCall)
    }
  }
  const views = (data?.views ?? []).filter(({ project }) => project === null)
  return (
    <section aria-label={t(messages.views)}>
      <h2 className={styles.day}>{t(messages.views)}</h2>
      <ListState
        isLoading={isPending}
        error={error?.message}
        onRetry={() => void refetch()}
        isEmpty={views.length === 0}
        empty={<p className={styles.hint}>{t(messages.noViews)}</p>}
      >
        {() => (
          <ul className={styles.lines}>
            {views.map((view) => (
              <li key={view.id} className={styles.todo}>
                <Link link={{ to: addressOf(view) }}>{view.name}</Link>
                {view.isMine ? (
                  <Button size="s" look="quiet" icon="trash" onClick={() => void remove(view)}>
                    <span className="visually-hidden">{t(messages.remove, { name: view.name })}</span>
                  </Button>
                ) : (
                  <span className={styles.hint}>{t(messages.forAll)}</span>
                )}
              </li>
            ))}
          </ul>
        )}
      </ListState>
    </section>
  )
}
