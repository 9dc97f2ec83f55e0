import { useEffect, useState } from 'react'
import type { DateForms } from '@schemas/hora/entities/date-forms'
import type { Locale } from '@schemas/layout/locale'
import { useLocale } from '@kit/boot'
import { dateNames } from '@kit/format/date-names'
import { useT } from '@kit/t'
import { useCall } from '@kit/use-call'
import { Notice } from '@kit/form/notice'
import { Button } from '@kit/ui/button'
import { convertCall } from '@areas/hora/ui/calls'
import type { Numerals } from '@areas/hora/ui/texts/bodies'
import { ConverterFields } from './converter-fields'
import { type Reckoning, valueOf, type WrittenDate, writtenDateOf } from './date-value'
import { FormsTable } from './forms-table'
import { messages } from './messages'
import styles from './view.module.css'

/** Debounce of the conversion (ms). */
const pauseMs = 250

/** A date of any reckoning in all others, as it is typed. */
export function Converter({ today, numerals }: { today: DateForms; numerals: Numerals }) {
  const t = useT()
  const locale = useLocale()
  const [written, setWritten] = useState<WrittenDate>(() => writtenDateOf(today, locale === 'th' ? 'be' : 'ce'))
  const [requested, setRequested] = useState<{ from: WrittenDate['from']; value: string }>()
  /** The reckoning chosen while the day that was typed is not known yet. */
  const [next, setNext] = useState<Reckoning>()
  const value = valueOf(written)
  const { from } = written
  // The page came with today's forms.
  const isToday = JSON.stringify(written) === JSON.stringify(writtenDateOf(today, from))
  useEffect(() => {
    const timer = setTimeout(() => setRequested(value === undefined || isToday ? undefined : { from, value }), pauseMs)
    return () => clearTimeout(timer)
  }, [from, value, isToday])
  const { data, error, isFetching, isPlaceholderData } = useCall(
    convertCall,
    requested ?? { from: 'jdn', value: String(today.jdn) },
    { enabled: requested !== undefined, placeholderData: (before) => before },
  )
  const found = requested ? data : undefined
  const forms = found && !isToday ? (found.choices.length > 0 ? found.choices : [found]) : [today]
  // An earlier answer stays in sight while the present one is fetched, but it is not what was typed.
  const isRequested = requested?.value === value && requested?.from === from
  const isAnswered = isToday || (isRequested && found !== undefined && !isPlaceholderData)
  const problem =
    value === undefined && !isToday ? t(messages.incomplete) : isRequested && error ? error.message : undefined
  if (next !== undefined && (isAnswered || problem !== undefined)) {
    // The day stays the same where the next reckoning has it.
    const day = problem === undefined && (next !== 'lunar' || forms[0]?.lunar) ? forms[0] : undefined
    setNext(undefined)
    setWritten(writtenDateOf(day ?? today, next))
  }
  return (
    <div className={styles.converter}>
      <div className={styles.fields}>
        <ConverterFields
          written={written}
          reckoning={next ?? from}
          error={problem}
          onChange={(change) => {
            setNext(undefined)
            setWritten((before) => ({ ...before, ...change }))
          }}
          onReckoning={setNext}
        />
        <div>
          <Button look="quiet" size="s" icon="calendar-event" onClick={() => setWritten(writtenDateOf(today, from))}>
            {t(messages.today)}
          </Button>
        </div>
      </div>
      <output className="visually-hidden">
        {isAnswered &&
          !isToday &&
          (forms.length > 1 ? t(messages.choices) : forms.map((each) => dayLine(each, locale)))}
      </output>
      <div className={styles.forms} aria-busy={isFetching || undefined}>
        {!isToday &&
          found?.notes.map(({ code, text }) => (
            <Notice key={code} tone="info">
              {forms.length > 1 && <strong>{t(messages.choices)}: </strong>}
              {text}
            </Notice>
          ))}
        {/* While what is typed is no date, the last answer is dimmed and not read out. */}
        <div className={styles.answers} aria-hidden={problem !== undefined || undefined}>
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
    </div>
  )
}

/** `Saturday, 5 February 1938` */
function dayLine(forms: DateForms, locale: Locale): string {
  const { months, weekdays } = dateNames[locale]
  const { day, month, year } = writtenDateOf(forms, locale === 'th' ? 'be' : 'ce')
  const date = `${day} ${months[Number(month) - 1] ?? ''} ${year}`
  const weekday = weekdays[forms.weekday] ?? ''
  return locale === 'th' ? `วัน${weekday}ที่ ${date}` : `${weekday}, ${date}`
}
