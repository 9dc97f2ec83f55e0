import { PropertyRow } from '../panel/property-row'
import { ColorControl } from './color-control'
import { type FieldProps, inputOf, rowOf } from './field-props'

export function ColorField({ field, bind }: FieldProps<'color'>) {
  return (
    <PropertyRow {...rowOf(bind)}>
      <ColorControl
        id={bind.id}
        label={bind.label}
        value={bind.value ?? field.start}
        isClearable={field.isOptional && bind.value !== undefined}
        describedBy={inputOf(bind)['aria-describedby']}
        isInvalid={Boolean(bind.error)}
        onChange={bind.onChange}
        onLeave={bind.onLeave}
      />
    </PropertyRow>
  )
}
