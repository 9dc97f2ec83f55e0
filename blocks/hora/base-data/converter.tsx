import { useEffect, useState } from 'react'
import type { DateForms } from '@schemas/hora/entities/date-forms'
import { useLocale } from '@kit/boot'
import { useT } from '@kit/t'
import { useCall } from '@kit/use-call'
import { Notice } from '@kit/ui/account/account-form'
import { Button } from '@kit/ui/button'
import { convertCall } from '@areas/hora/ui/calls'
import type { Numerals } from '@areas/hora/ui/texts/bodies'
import { ConverterFields } from './converter-fields'
import { valueOf, type WrittenDate } from './date-value'
import { FormsTable } from './forms-table'
import { messages } from './messages'
import styles from './view.module.css'

/** Debounce of the conversion (ms). */
const pauseMs = 250

/** A date of any reckoning in all others, as it is typed. */
export function Converter({ today, numerals }: { today: DateForms; numerals: Numerals }) {
  const t = useT()
  const locale = useLocale()
  const start = startOf(today, locale === 'th' ? 'be' : 'ce')
  const [written, setWritten] = useState<WrittenDate>(start)
  const [requested, setRequested] = useState<{ from: WrittenDate['from']; value: string }>()
  const value = valueOf(written)
  const { from } = written
  const isStart = JSON.stringify(written) === JSON.stringify(start)
  useEffect(() => {
    const timer = setTimeout(() => setRequested(value === undefined || isStart ? undefined : { from, value }), pauseMs)
    return () => clearTimeout(timer)
  }, [from, value, isStart])
  const isAnswered = requested?.value === value && requested?.from === from
  const { data, error, isFetching } = useCall(convertCall, requested ?? { from: 'jdn', value: String(today.jdn) }, {
    enabled: requested !== undefined,
    placeholderData: (before) => before,
  })
  const found = requested ? data : undefined
  const forms = isStart ? [today] : found ? (found.choices.length > 0 ? found.choices : [found]) : [today]
  const problem =
    value === undefined && !isStart ? t(messages.incomplete) : isAnswered && error ? error.message : undefined
  return (
    <div className={styles.converter}>
      <div className={styles.fields}>
        <ConverterFields
          written={written}
          error={problem}
          onChange={(change) => setWritten((before) => ({ ...before, ...change }))}
        />
        <div>
          <Button look="quiet" size="s" icon="calendar-event" onClick={() => setWritten(startOf(today, from))}>
            {t(messages.today)}
          </Button>
        </div>
      </div>
      <div
        className={styles.forms}
        aria-live="polite"
        aria-busy={isFetching || undefined}
        data-stale={problem !== undefined || undefined}
      >
        {!isStart &&
          found?.notes.map(({ code, text }) => (
            <Notice key={code} tone="info">
              {forms.length > 1 && <strong>{t(messages.choices)}: </strong>}
              {text}
            </Notice>
          ))}
        {forms.map((each, index) => (
          <FormsTable
            key={each.jdn}
            forms={each}
            numerals={numerals}
            caption={forms.length > 1 ? t(messages.answer, { number: index + 1 }) : t(messages.same)}
          />
        ))}
      </div>
    </div>
  )
}

/** Today, as it would be typed. */
function startOf(today: DateForms, from: WrittenDate['from']): WrittenDate {
  const text = from === 'lunar' || from === 'horakhun' || from === 'jdn' ? today.ce : today[from]
  const { year, month, day } = /^(?<year>-?\d+)-(?<month>\d+)-(?<day>\d+)$/.exec(text)?.groups ?? {}
  const lunar = from === 'lunar' ? today.lunar : null
  return {
    from,
    day: lunar ? String(lunar.day) : String(Number(day)),
    month: lunar ? lunar.month : String(Number(month)),
    year: lunar ? String(lunar.be) : String(Number(year)),
    phase: lunar?.phase ?? 'waxing',
    number: String(from === 'horakhun' ? today.horakhun : today.jdn),
  }
}
