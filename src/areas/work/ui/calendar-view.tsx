import { useState } from 'react'
import { pickText } from '@schemas/layout/pick-text'
import type { TaskFilters } from '@schemas/work/entities/work-list'
import type { Task } from '@schemas/work/entities/task'
import { addDays } from '@schemas/work/rules/days'
import { dayIn } from '@schemas/zoned-parts'
import { useLocale, useTimeZone } from '@kit/boot'
import { MonthGrid } from '@kit/month-grid/month-grid'
import { Notice } from '@kit/form/notice'
import { useCall } from '@kit/use-call'
import { windowCall } from './calls'
import { TaskCard } from './task-card'
import styles from './work.module.css'

const messages = { off: { en: 'Day off', th: 'วันหยุด' } }

/** Tasks on the days that they are due, or start where they have no due date. */
export function CalendarView({ filters, onOpen }: { filters: TaskFilters; onOpen: (key: string) => void }) {
  const locale = useLocale()
  const timeZone = useTimeZone()
  const [today] = useState(() => dayIn(Date.now(), timeZone))
  const [month, setMonth] = useState(today.slice(0, 7))
  const [chosen, setChosen] = useState(today)
  // The weeks of a month reach into its neighbours.
  const [from, to] = [addDays(`${month}-01`, -7), addDays(`${month}-01`, 44)]
  const { data, error } = useCall(windowCall, { ...filters, from, to })
  const off = new Set(data?.daysOff)
  return (
    <>
      {error && <Notice tone="danger">{error.message}</Notice>}
      <MonthGrid<Task>
        level={2}
        month={month}
        onMonth={setMonth}
        today={today}
        chosen={chosen}
        onChoose={setChosen}
        items={data?.tasks ?? []}
        dayOf={({ dueOn, startOn }) => dueOn ?? startOn ?? ''}
        keyOf={({ id }) => id}
        note={(day) => (off.has(day) ? pickText(messages.off, locale) : undefined)}
        renderItem={(task, place) =>
          place === 'list' ? (
            <TaskCard task={task} onOpen={onOpen} />
          ) : (
            <button
              type="button"
              className={styles.chip}
              data-task={task.key}
              data-group={task.group}
              onClick={() => onOpen(task.key)}
            >
              {task.title}
            </button>
          )
        }
      />
    </>
  )
}
