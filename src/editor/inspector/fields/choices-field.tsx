import { Chip } from '@mantine/core'
import { useT } from '@kit/t'
import { dateNames } from '@kit/format/date-names'
import { useLocale } from '@kit/boot'
import { usePropsForm } from '../form/props-form'
import { PropertyRow } from '../panel/property-row'
import { optionOf } from '../labels/field-labels'
import { type FieldProps, rowOf } from './field-props'
import styles from './fields.module.css'

/** Several of a few options. */
export function ChoicesField({ field, path, bind }: FieldProps<'choices'>) {
  const t = useT()
  const { type } = usePropsForm()
  const written = Array.isArray(bind.value) ? bind.value : field.start
  const value = Array.isArray(written) ? written.map(String) : []
  return (
    <PropertyRow {...rowOf(bind)} layout="stacked" isGroup>
      <Chip.Group
        multiple
        value={value}
        onChange={(chosen) => bind.onChange(field.options.filter((option) => chosen.includes(option)))}
      >
        <div className={styles.chips}>
          {field.options.map((option) => (
            <Chip key={option} value={option} size="xs" radius="sm">
              {t(optionOf(type, path, option))}
            </Chip>
          ))}
        </div>
      </Chip.Group>
    </PropertyRow>
  )
}

/** Days of the week, starting on Monday. */
export function WeekdaysField({ field, bind }: FieldProps<'weekdays'>) {
  const { shortWeekdays } = dateNames[useLocale()]
  const value = Array.isArray(bind.value) ? bind.value.map(String) : []
  const days = [1, 2, 3, 4, 5, 6, field.sunday]
  return (
    <PropertyRow {...rowOf(bind)} layout="stacked" isGroup>
      <Chip.Group
        multiple
        value={value}
        onChange={(chosen) => bind.onChange(days.filter((day) => chosen.includes(String(day))))}
      >
        <div className={styles.chips}>
          {days.map((day) => (
            <Chip key={day} value={String(day)} size="xs" radius="sm">
              {shortWeekdays[day % 7]}
            </Chip>
          ))}
        </div>
      </Chip.Group>
    </PropertyRow>
  )
}
