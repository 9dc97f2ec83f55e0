import { PropertyRow } from '../panel/property-row'
import { type FieldProps, inputOf, rowOf } from './field-props'
import { LengthInput } from './length-input'

/** A length in pixels, or in any unit that layouts support. */
export function LengthField({ field, bind, focusRef }: FieldProps<'length'>) {
  return (
    <PropertyRow {...rowOf(bind)}>
      <LengthInput
        input={inputOf(bind)}
        inputRef={focusRef}
        value={bind.value}
        inherited={field.start}
        onChange={(value) => bind.onChange(value, true)}
      />
    </PropertyRow>
  )
}
