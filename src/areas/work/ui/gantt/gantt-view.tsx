import { useState } from 'react'
import type { Task, TaskChanges } from '@schemas/work/entities/task'
import type { TaskFilters } from '@schemas/work/entities/work-list'
import { addDays, type Day, daysBetween, weekStart } from '@schemas/work/rules/days'
import { dayIn } from '@schemas/zoned-parts'
import { useLocale, useTimeZone } from '@kit/boot'
import { GatewayError } from '@kit/call-gateway'
import { Notice } from '@kit/form/notice'
import { formatDate, formatDateRange } from '@kit/format'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { ListState } from '@kit/ui/list-state'
import { showToast } from '@kit/ui/overlay/toasts'
import { useCall } from '@kit/use-call'
import { windowCall } from '../calls'
import { saveTask } from '../save-task'
import { GanttLinks } from './gantt-links'
import { GanttRow } from './gantt-row'
import { ganttTexts } from './gantt-texts'
import { type Frame, movedBy, placeOf, spanOf, stripesOf, type Span } from './span'
import styles from './gantt.module.css'

const lengths = [28, 84, 364] as const
/** More rows than anyone reads, and as many as stay smooth to drag. */
const maxRows = 400

type Props = { filters: TaskFilters; mayWrite: boolean; onOpen: (key: string) => void }

/** Tasks with dates as bars over time, with what must come before what. */
export function GanttView({ filters, mayWrite, onOpen }: Props) {
  const t = useT()
  const locale = useLocale()
  const timeZone = useTimeZone()
  const [today] = useState(() => dayIn(Date.now(), timeZone))
  const [frame, setFrame] = useState<Frame>(() => ({ from: addDays(weekStart(today), -7), days: 84 }))
  /** Bars that were moved and are being stored. */
  const [moving, setMoving] = useState<ReadonlyMap<string, Span>>(new Map())
  const [news, setNews] = useState('')
  const { data, error, isPending, refetch } = useCall(windowCall, {
    ...filters,
    from: frame.from,
    to: addDays(frame.from, frame.days - 1),
  })
  const tasks = (data?.tasks ?? []).slice(0, maxRows)
  const rows = new Map<string, { at: number; span: Span; task: Task }>()
  for (const task of tasks) {
    const span = moving.get(task.id) ?? spanOf(task)
    if (span) rows.set(task.id, { at: rows.size, span, task })
  }
  const titleOf = (id: string) => rows.get(id)?.task.title ?? ''

  const store = async (task: Task, from: Span, to: Span) => {
    setMoving((all) => new Map(all).set(task.id, to))
    const changes: TaskChanges = {
      ...(task.startOn === null ? {} : { startOn: { from: from.start, to: to.start } }),
      ...(task.dueOn === null ? {} : { dueOn: { from: from.end, to: to.end } }),
    }
    try {
      await saveTask(task.id, changes)
      return true
    } catch (problem) {
      if (!(problem instanceof GatewayError)) throw problem
      showToast(problem.message, { tone: 'error' })
      return false
    } finally {
      setMoving((all) => new Map([...all].filter(([id]) => id !== task.id)))
    }
  }
  const move = async (task: Task, by: number) => {
    const from = rows.get(task.id)?.span
    if (!from || moving.has(task.id)) return
    const to = movedBy(from, by)
    if (!(await store(task, from, to))) return
    const announcement = t(ganttTexts.moved, { title: task.title, days: formatDateRange(to.start, to.end, locale) })
    setNews(announcement)
    showToast(
      <>
        {announcement}{' '}
        <Button size="s" look="quiet" onClick={() => void store(task, to, from)}>
          {t(ganttTexts.undo)}
        </Button>
      </>,
      { tone: 'success', duration: 6000 },
    )
  }
  const step = (by: number) => setFrame({ ...frame, from: addDays(frame.from, by * Math.max(7, frame.days / 4)) })
  return (
    <div className={styles.block}>
      <div className={styles.tools}>
        <Button size="s" look="secondary" icon="chevron-left" onClick={() => step(-1)}>
          {t(ganttTexts.earlier)}
        </Button>
        <Button
          size="s"
          look="secondary"
          onClick={() => setFrame({ ...frame, from: addDays(weekStart(today), frame.days > 28 ? -7 : 0) })}
        >
          {t(ganttTexts.today)}
        </Button>
        <Button size="s" look="secondary" icon="chevron-right" onClick={() => step(1)}>
          {t(ganttTexts.later)}
        </Button>
        <div className={styles.lengths} role="group" aria-label={t(ganttTexts.length)}>
          {lengths.map((days) => (
            <Button
              key={days}
              size="s"
              look={days === frame.days ? 'primary' : 'secondary'}
              aria-pressed={days === frame.days}
              onClick={() => setFrame({ ...frame, days })}
            >
              {t(ganttTexts.lengths[days])}
            </Button>
          ))}
        </div>
      </div>
      <p role="status" className="visually-hidden">
        {news}
      </p>
      <ListState
        isLoading={isPending}
        error={error?.message}
        onRetry={() => void refetch()}
        isEmpty={rows.size === 0}
        empty={
          <EmptyState icon="calendar" title={t(ganttTexts.nothing)}>
            {t(ganttTexts.nothingHint)}
          </EmptyState>
        }
      >
        {() => (
          <>
            <div className={styles.chart}>
              <Scale frame={frame} today={today} weekdays={data?.weekdays ?? []} daysOff={data?.daysOff ?? []} />
              <ul className={styles.rows} aria-label={t(ganttTexts.chart)}>
                {[...rows.values()].map(({ task, span }) => (
                  <GanttRow
                    key={task.id}
                    task={task}
                    span={span}
                    frame={frame}
                    before={(data?.links ?? []).filter(({ to }) => to === task.id).map(({ from }) => titleOf(from))}
                    mayWrite={mayWrite}
                    onOpen={onOpen}
                    onMove={(moved, by) => void move(moved, by)}
                  />
                ))}
              </ul>
              <GanttLinks links={data?.links ?? []} frame={frame} rows={rows} />
            </div>
            {mayWrite && <p className={styles.hint}>{t(ganttTexts.hint)}</p>}
            {(data?.isCut || (data?.tasks.length ?? 0) > maxRows) && (
              <Notice tone="info">{t(ganttTexts.cut, { count: tasks.length })}</Notice>
            )}
          </>
        )}
      </ListState>
    </div>
  )
}

type ScaleProps = { frame: Frame; today: Day; weekdays: readonly number[]; daysOff: readonly Day[] }

/** Weeks or months above the bars, days off behind them, and today. */
function Scale({ frame, today, weekdays, daysOff }: ScaleProps) {
  const locale = useLocale()
  const isYear = frame.days > 100
  const ticks: Day[] = []
  for (let at = 0; at < frame.days; at += 1) {
    const day = addDays(frame.from, at)
    if (isYear ? day.endsWith('-01') : day === weekStart(day)) ticks.push(day)
  }
  const now = daysBetween(frame.from, today)
  return (
    <div className={styles.scale} aria-hidden="true" data-year={isYear ? '' : undefined}>
      {!isYear &&
        stripesOf(frame, weekdays, daysOff).map(({ start, end }) => (
          <span
            key={start}
            className={styles.off}
            style={{
              insetInlineStart: `${placeOf(frame, start)}%`,
              width: `${placeOf(frame, addDays(end, 1)) - placeOf(frame, start)}%`,
            }}
          />
        ))}
      {ticks.map((day, at) => (
        <span
          key={day}
          className={styles.tick}
          data-minor={at % 2 === 1 || (frame.days > 28 && at % 4 !== 0) ? '' : undefined}
          style={{ insetInlineStart: `${placeOf(frame, day)}%` }}
        >
          {formatDate(day, locale, { style: 'day-month' })}
        </span>
      ))}
      {now >= 0 && now < frame.days && (
        <span className={styles.now} style={{ insetInlineStart: `${placeOf(frame, today) + 50 / frame.days}%` }} />
      )}
    </div>
  )
}
