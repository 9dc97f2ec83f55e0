import { lazy, Suspense, useState } from 'react'
import type { Repeat } from '@schemas/work/entities/repeat'
import type { OpenedTask } from '@schemas/work/entities/task'
import { readRule } from '@schemas/work/rules/repeat'
import { useLocale } from '@kit/boot'
import { formatDate } from '@kit/format'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import styles from '../work.module.css'
import { repeatTexts as texts } from './repeat-texts'
import { weekdayNames } from './weekday-names'

const RepeatDialog = lazy(async () => ({ default: (await import('./repeat-dialog')).RepeatDialog }))

/** How a task repeats, and the dialog that changes it. */
export function RepeatField({ task, mayWrite, today }: { task: OpenedTask; mayWrite: boolean; today: string }) {
  const t = useT()
  const locale = useLocale()
  const describe = useDescribeRepeat()
  const [isOpen, setOpen] = useState(false)
  const { repeat, snoozedUntil } = task
  if (!mayWrite && !repeat) return null
  return (
    <section aria-label={t(texts.repeat)}>
      <h4 className={styles.subhead}>{t(texts.repeat)}</h4>
      <div className={styles.tools}>
        <span>{repeat ? describe(repeat) : t(texts.never)}</span>
        {mayWrite && (
          <Button look="secondary" size="s" icon="refresh" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t(repeat ? texts.change : texts.set)}
          </Button>
        )}
      </div>
      {snoozedUntil && snoozedUntil > today && (
        <p className={styles.hint}>{t(texts.appears, { day: formatDate(snoozedUntil, locale) })}</p>
      )}
      {isOpen && (
        <Suspense>
          <RepeatDialog task={task} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}

function useDescribeRepeat() {
  const t = useT()
  const locale = useLocale()
  return ({ rule: text, mode }: Repeat): string => {
    const rule = readRule(text)
    if (!rule) return text
    const { frequency, interval, days = [], day, until, count } = rule
    const names = weekdayNames(locale, 'short').filter(({ value }) => days.includes(value))
    const parts = [
      interval === 1 ? t(texts.one[frequency]) : t(texts.many[frequency], { count: interval }),
      names.length > 0 ? t(texts.onDays, { days: names.map(({ name }) => name).join(', ') }) : '',
      frequency === 'monthly' && day !== undefined ? (day === 'last' ? t(texts.onLast) : t(texts.onDay, { day })) : '',
      mode === 'after_done' ? t(texts.afterDone) : '',
      until === undefined ? '' : t(texts.untilDay, { day: formatDate(until, locale) }),
      count === undefined ? '' : t(texts.times, { count }),
    ]
    return parts.filter(Boolean).join(' ')
  }
}
