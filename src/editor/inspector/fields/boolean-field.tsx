import { PropertyRow } from '../panel/property-row'
import controls from '../../ui/controls.module.css'
import { type FieldProps, inputOf, rowOf } from './field-props'

/** A checkbox. A value equal to the default is not written. */
export function BooleanField({ field, bind, focusRef }: FieldProps<'boolean'>) {
  const start = field.start === true
  const isOn = typeof bind.value === 'boolean' ? bind.value : start
  return (
    <PropertyRow {...rowOf(bind)} layout="switch">
      <input
        {...inputOf(bind)}
        type="checkbox"
        role="switch"
        className={controls.switch}
        ref={focusRef}
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) =>
          bind.onChange(
            field.isOptional && event.currentTarget.checked === start ? undefined : event.currentTarget.checked,
          )
        }
      />
    </PropertyRow>
  )
}
