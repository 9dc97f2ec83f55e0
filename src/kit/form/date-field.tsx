import { lazy, type Ref, Suspense, useId, useRef, useState } from 'react'
import { parseDay } from '@schemas/parse-day'
import { dayIn } from '@schemas/zoned-parts'
import { useLocale, useSpace } from '../boot'
import { formatDate } from '../format'
import { Icon } from '../icon'
import { useT } from '../t'
import control from '../ui/control.module.css'
import { useFieldControl } from '../ui/field'
import styles from './date-field.module.css'

const CalendarPopover = lazy(async () => ({ default: (await import('./calendar-popover')).CalendarPopover }))

const messages = {
  open: { en: 'Choose from a calendar', th: 'เลือกจากปฏิทิน' },
  placeholder: { en: '21/11/2026', th: '21/11/2569' },
}

type Props = {
  /** `YYYY-MM-DD`, '' for none. What cannot be read as a date is passed on as typed, for the contract to refuse. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  name?: string
  /** First and last day that may be chosen (`YYYY-MM-DD`). */
  min?: string | undefined
  max?: string | undefined
  disabled?: boolean
  id?: string
  required?: boolean
  'aria-describedby'?: string
  ref?: Ref<HTMLInputElement>
}

/**
 * A date, typed in either era (`21/11/2569`, `21 Nov 2026`) or chosen from a calendar, and shown as the product shows
 * dates. Inside a `Field` it takes label, hint and error from there.
 */
export function DateField({ value, onChange, onBlur, name, min, max, disabled, ref, ...rest }: Props) {
  const t = useT()
  const locale = useLocale()
  const { timeZone } = useSpace()
  const field = useFieldControl(rest)
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const frame = useRef<HTMLSpanElement>(null)
  const shown = typed ?? (formatDate(value, locale) || value)
  const [today] = useState(() => dayIn(Date.now(), timeZone))
  return (
    <span ref={frame} className={control.box} data-after="">
      <input
        {...field}
        ref={ref}
        name={name}
        type="text"
        inputMode="text"
        autoComplete="off"
        className={control.control}
        // In a field that cannot be changed an example would look like its value.
        placeholder={disabled ? undefined : t(messages.placeholder)}
        disabled={disabled}
        value={shown}
        maxLength={40}
        onChange={({ target: { value: text } }) => {
          setTyped(text)
          onChange(text.trim() === '' ? '' : (parseDay(text, locale, today) ?? text))
        }}
        onBlur={() => {
          setTyped(undefined)
          onBlur?.()
        }}
      />
      <button
        type="button"
        className={control.action}
        aria-label={t(messages.open)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        <Icon name="calendar" />
      </button>
      {isOpen && (
        <Suspense fallback={<span className={styles.loading} />}>
          <CalendarPopover
            id={id}
            anchor={frame}
            value={value}
            min={min}
            max={max}
            today={today}
            onChoose={onChange}
            onClose={(hadFocus) => {
              setOpen(false)
              if (hadFocus) frame.current?.querySelector('button')?.focus()
            }}
          />
        </Suspense>
      )}
    </span>
  )
}
