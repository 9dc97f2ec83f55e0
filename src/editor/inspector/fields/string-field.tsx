import { PropertyRow } from '../panel/property-row'
import controls from '../../ui/controls.module.css'
import { type FieldProps, inputOf, rowOf } from './field-props'

const modes = { email: 'email', url: 'url' } as const

/** A line that is the same in every language: an e-mail address, a code, a machine-read name. */
export function StringField({ field, bind, focusRef }: FieldProps<'string' | 'key'>) {
  const mode = field.kind === 'string' && field.format && field.format !== 'pattern' ? modes[field.format] : 'text'
  return (
    <PropertyRow {...rowOf(bind)}>
      <input
        key={bind.id}
        {...inputOf(bind)}
        ref={focusRef}
        type="text"
        className={controls.input}
        data-error={bind.error ? '' : undefined}
        inputMode={mode}
        spellCheck={false}
        autoComplete="off"
        value={typeof bind.value === 'string' ? bind.value : ''}
        placeholder={typeof field.start === 'string' ? field.start : undefined}
        onChange={(event) =>
          bind.onChange(
            event.currentTarget.value === '' && field.isOptional ? undefined : event.currentTarget.value,
            true,
          )
        }
      />
    </PropertyRow>
  )
}
