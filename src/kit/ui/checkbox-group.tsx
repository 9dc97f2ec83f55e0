import { type ComponentProps, type ReactNode, useId } from 'react'
import { Checkbox } from './checkbox'
import { type Option, OptionGroup } from './option-group'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className' | 'value' | 'defaultValue' | 'required'> & {
  label: ReactNode
  options: readonly Option[]
  hint?: ReactNode
  error?: ReactNode
  /** Marks the group as required; `error` says which and how many are needed, because no single box is. */
  required?: boolean
  /** Side by side, for a few short options. */
  inline?: boolean
}

/** Multiple choice as a fieldset. Uncontrolled with `{...register(name)}`, which then yields the chosen values. */
export function CheckboxGroup({ label, options, hint, error, required, inline, ...rest }: Props) {
  const id = useId()
  return (
    <OptionGroup label={label} hint={hint} error={error} required={required} inline={inline}>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          name={id}
          {...rest}
          value={option.value}
          label={option.label}
          hint={option.hint}
          disabled={rest.disabled === true || option.disabled === true}
        />
      ))}
    </OptionGroup>
  )
}
