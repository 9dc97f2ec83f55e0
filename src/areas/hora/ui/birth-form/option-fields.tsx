import type { StoredOptions } from '@schemas/hora/entities/chart-options'
import { useT } from '@kit/t'
import { Checkbox } from '@kit/ui/checkbox'
import { Field } from '@kit/ui/field'
import { Select } from '@kit/ui/select'
import { ascendantMethodNames, planetMethodNames } from '../tables/messages'
import styles from './form.module.css'
import { formMessages, optionMessages, optionNames } from './messages'

const choices = { planets: planetMethodNames, ascendant: ascendantMethodNames, ...optionNames }
const names = ['planets', 'ascendant', 'node', 'ketu', 'dayStart', 'wednesday', 'animal'] as const

type Props = {
  options: StoredOptions
  onChange: (options: StoredOptions) => void
  error?: string | undefined
}

/** Every choice of method, closed until it is wanted. */
export function OptionFields({ options, onChange, error }: Props) {
  const t = useT()
  return (
    <details className={styles.options} open={error ? true : undefined}>
      <summary>{t(formMessages.options)}</summary>
      <div className={styles.optionFields}>
        {names.map((name) => (
          <Field key={name} label={t(optionMessages[name])} error={name === 'ascendant' ? error : undefined}>
            <Select
              value={options[name]}
              onChange={(event) => onChange({ ...options, [name]: event.target.value })}
              options={Object.entries(choices[name]).map(([value, label]) => ({ value, label: t(label) }))}
            />
          </Field>
        ))}
        <Checkbox
          label={t(optionMessages.outer)}
          hint={t(optionMessages.outerHint)}
          disabled={options.planets === 'suriyayart'}
          checked={options.outer && options.planets !== 'suriyayart'}
          onChange={(event) => onChange({ ...options, outer: event.target.checked })}
        />
      </div>
    </details>
  )
}
