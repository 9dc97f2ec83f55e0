import { useLocale, useSpace } from '@kit/boot'
import { formatDate } from '@kit/format'
import { PropertyRow } from '../panel/property-row'
import { type FieldProps, inputOf, rowOf } from './field-props'
import { DateInput } from '../../ui/date-input'
import { fromWallClock, toWallClock } from '../../ui/zoned-moment'

/** A day, a time of day, or a moment in the site's time zone. The date is repeated below in the person's calendar. */
export function DateField({ field, bind, focusRef }: FieldProps<'date' | 'datetime' | 'time'>) {
  const locale = useLocale()
  const { timeZone } = useSpace()
  const { kind } = field
  const written = typeof bind.value === 'string' ? bind.value : ''
  const shown = kind === 'datetime' ? toWallClock(written, timeZone) : written
  const formatted = kind === 'time' || !written ? '' : formatDate(written, locale, { timeZone, style: 'full' })
  const row = rowOf(bind)
  return (
    <PropertyRow {...row} help={[formatted, row.help].filter(Boolean).join(' · ') || undefined}>
      <DateInput
        {...inputOf(bind)}
        ref={focusRef}
        kind={kind === 'datetime' ? 'datetime-local' : kind}
        value={shown}
        onChange={(value) =>
          bind.onChange(value === '' ? undefined : kind === 'datetime' ? fromWallClock(value, timeZone) : value, true)
        }
        error={Boolean(bind.error)}
      />
    </PropertyRow>
  )
}
