import { type ComponentProps, type ReactNode, useId } from 'react'
import choice from './choice.module.css'
import { type Option, OptionGroup } from './option-group'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className' | 'value' | 'defaultValue'> & {
  label: ReactNode
  options: readonly Option[]
  hint?: ReactNode
  error?: ReactNode
  /** Side by side, for a few short options. */
  inline?: boolean
  value?: string
  defaultValue?: string
}

/** Single choice as a fieldset. Uncontrolled with `{...register(name)}`, or controlled with `value` and `onChange`. */
export function RadioGroup({ label, options, hint, error, inline, value, defaultValue, required, ...rest }: Props) {
  const id = useId()
  return (
    <OptionGroup label={label} hint={hint} error={error} required={required} inline={inline}>
      {options.map((option) => (
        <label key={option.value} className={choice.choice}>
          <input
            name={id}
            {...rest}
            {...(value === undefined
              ? { defaultChecked: defaultValue === undefined ? undefined : option.value === defaultValue }
              : { checked: option.value === value })}
            type="radio"
            value={option.value}
            disabled={rest.disabled === true || option.disabled === true}
            required={required}
            className={choice.mark}
          />
          <span className={choice.words}>
            {option.label}
            {option.hint && <span className={choice.hint}>{option.hint}</span>}
          </span>
        </label>
      ))}
    </OptionGroup>
  )
}
