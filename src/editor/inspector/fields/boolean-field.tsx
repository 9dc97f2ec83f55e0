import { Switch } from '@mantine/core'
import { PropertyRow } from '../panel/property-row'
import { type FieldProps, inputOf, rowOf } from './field-props'

/** Yes or no. What is as it would be without being written is not written. */
export function BooleanField({ field, bind, focusRef }: FieldProps<'boolean'>) {
  const start = field.start === true
  return (
    <PropertyRow {...rowOf(bind)} layout="switch">
      <Switch
        {...inputOf(bind)}
        ref={focusRef}
        withThumbIndicator={false}
        checked={typeof bind.value === 'boolean' ? bind.value : start}
        onChange={(event) => bind.onChange(field.isOptional && event.currentTarget.checked === start ? undefined : event.currentTarget.checked)}
      />
    </PropertyRow>
  )
}
