import { Switch } from '@mantine/core'
import { PropertyRow } from '../panel/property-row'
import { type FieldProps, inputOf, rowOf } from './field-props'
import styles from './fields.module.css'

/** Yes or no. What is as it would be without being written is not written. */
export function BooleanField({ field, bind, focusRef }: FieldProps<'boolean'>) {
  const start = field.start === true
  return (
    <div className={styles.switchRow}>
      <PropertyRow {...rowOf(bind)}>
        <Switch
          {...inputOf(bind)}
          ref={focusRef}
          withThumbIndicator={false}
          checked={typeof bind.value === 'boolean' ? bind.value : start}
          onChange={(event) => bind.onChange(field.isOptional && event.currentTarget.checked === start ? undefined : event.currentTarget.checked)}
        />
      </PropertyRow>
    </div>
  )
}
