import type { DataResult } from '@schemas/block'
import type { OutputOf } from '@schemas/call'
import { useLocale } from '@kit/boot'
import { Chart } from '@kit/chart/chart'
import { formatDate, formatNumber } from '@kit/format'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { ListState } from '@kit/ui/list-state'
import { useCall } from '@kit/use-call'
import { summaryCall } from './calls'
import { texts } from './texts'
import styles from './work.module.css'

const messages = {
  open: { en: 'Open', th: 'ยังไม่เสร็จ' },
  overdue: { en: 'Overdue', th: 'เลยกำหนด' },
  blocked: { en: 'Blocked', th: 'ติดขัด' },
  dueToday: { en: 'Due today', th: 'ครบกำหนดวันนี้' },
  done: { en: 'Done per day', th: 'งานที่เสร็จต่อวัน' },
  load: { en: 'Open tasks of each person', th: 'งานที่ยังไม่เสร็จของแต่ละคน' },
  tasks: { en: 'Tasks: {count}', th: '{count} งาน' },
  hours: { en: '{hours} h estimated', th: 'ประมาณ {hours} ชม.' },
}

/** Where each number leads: the list of exactly these tasks. */
const lists = {
  open: '/project/admin/table?done=0',
  overdue: '/project/admin/table?due=overdue',
  blocked: '/project/admin/table?is=blocked',
  dueToday: '/project/admin/table?due=today&done=0',
} as const

/** Figures of all tasks that the reader sees; each opens its list. */
export function DashboardView({
  days,
  initial,
}: {
  days: number
  initial?: DataResult<OutputOf<typeof summaryCall>> | undefined
}) {
  const t = useT()
  const locale = useLocale()
  const { data, error, isPending, refetch } = useCall(
    summaryCall,
    { days },
    initial?.ok ? { initialData: initial.value } : {},
  )
  return (
    <ListState isLoading={isPending} error={error?.message} onRetry={() => void refetch()}>
      {() =>
        data && (
          <div className={styles.days}>
            <div className={styles.tiles}>
              {(['overdue', 'blocked', 'dueToday', 'open'] as const).map((name) => (
                <Link key={name} link={{ to: lists[name] }} className={styles.tile}>
                  <span className={styles.figure}>{formatNumber(data[name], locale)}</span>
                  <span>{t(messages[name])}</span>
                </Link>
              ))}
            </div>
            <section aria-label={t(messages.done)}>
              {/* The chart has its own caption. */}
              <Chart
                kind="bar"
                label={t(messages.done)}
                rows={data.done.map(({ day, count }) => ({
                  label: formatDate(day, locale, { style: 'day-month' }),
                  values: { done: count },
                }))}
                format={(count) => formatNumber(count, locale)}
                series={[{ key: 'done', label: t(messages.done) }]}
              />
            </section>
            <section aria-label={t(messages.load)}>
              <h2 className={styles.day}>{t(messages.load)}</h2>
              <ul className={styles.lines}>
                {data.load.map(({ person, open, estimate }) => (
                  <li key={person?.id ?? 'none'} className={styles.todo}>
                    <Link link={{ to: `/project/admin/table?assignee=${person?.id ?? 'none'}&done=0` }}>
                      {person ? person.name : t(texts.nobody)}
                    </Link>
                    <span>
                      {t(messages.tasks, { count: formatNumber(open, locale) })}
                      {estimate > 0 && (
                        <span className={styles.hint}>
                          {' · '}
                          {t(messages.hours, { hours: formatNumber(Math.round(estimate / 60), locale) })}
                        </span>
                      )}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          </div>
        )
      }
    </ListState>
  )
}
