import { Autocomplete } from '@mantine/core'
import { useT } from '@kit/t'
import { useEditorContent } from '../editor-context'
import { PropertyRow } from '../panel/property-row'
import { type FieldProps, inputOf, rowOf } from './field-props'
import styles from './fields.module.css'

/** The name of something that the site has: chosen where the list is known, else written. */
export function ReferenceField({ field, bind, focusRef }: FieldProps<'reference'>) {
  const t = useT()
  const known = useEditorContent().references?.[field.to] ?? []
  const labels = new Map(known.map(({ value, label }) => [value, t(label)]))
  const value = typeof bind.value === 'string' ? bind.value : ''
  return (
    <PropertyRow {...rowOf(bind)}>
      <Autocomplete
        {...inputOf(bind)}
        {...(focusRef ? { ref: focusRef } : {})}
        spellCheck={false}
        autoComplete="off"
        data={known.map((each) => each.value)}
        filter={({ options, search }) => (labels.has(search) ? options : options.filter((option) => 'value' in option && `${option.value} ${labels.get(option.value) ?? ''}`.toLowerCase().includes(search.trim().toLowerCase())))}
        renderOption={({ option }) => (
          <span className={styles.pageOption}>
            <span>{labels.get(option.value)}</span>
            {labels.get(option.value) !== option.value && <small>{option.value}</small>}
          </span>
        )}
        value={value}
        placeholder={typeof field.start === 'string' ? field.start : undefined}
        onChange={(next) => bind.onChange(next === '' && field.isOptional ? undefined : next, true)}
        error={Boolean(bind.error)}
      />
    </PropertyRow>
  )
}
