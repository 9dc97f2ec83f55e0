import { SegmentedControl, Select } from '@mantine/core'
import { IconAlignCenter, IconAlignLeft, IconAlignRight, IconLayoutDistributeVertical } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { useT } from '@kit/t'
import { usePropsForm } from '../form/props-form'
import { PropertyRow } from '../panel/property-row'
import { optionOf } from '../words/field-words'
import { type FieldProps, inputOf, rowOf } from './field-props'
import { Hint } from '../../ui/hint'
import styles from './fields.module.css'

const alignIcons: Record<string, ComponentType<{ size?: number }>> = { start: IconAlignLeft, center: IconAlignCenter, end: IconAlignRight, between: IconLayoutDistributeVertical }

/** One of few words: as buttons while they fit in a line, else as a list. */
export function ChoiceField({ field, path, bind, focusRef }: FieldProps<'choice'>) {
  const t = useT()
  const { type } = usePropsForm()
  const { options, isOptional } = field
  const start = typeof field.start === 'string' ? field.start : undefined
  const value = typeof bind.value === 'string' ? bind.value : undefined
  const labels = options.map((option) => ({ value: option, label: t(optionOf(type, path, option)) }))
  const choose = (chosen: string | null) => bind.onChange(chosen === null || (isOptional && chosen === start) ? undefined : chosen)
  const isAlign = path.at(-1) === 'align' && options.every((option) => option in alignIcons)
  const isShort = options.length <= 4 && labels.reduce((sum, { label }) => sum + label.length + 3, 0) <= 26

  // Without a value or a default there is nothing to press in; a list can say so.
  if ((isAlign || isShort) && (value ?? start) !== undefined && options.includes(value ?? start ?? ''))
    return (
      <PropertyRow {...rowOf(bind)} isGroup>
        <SegmentedControl
          fullWidth
          aria-labelledby={`${bind.id}-label`}
          data={labels.map((option) => ({ value: option.value, label: isAlign ? <AlignIcon align={option.value} label={option.label} /> : option.label }))}
          value={value ?? start ?? ''}
          onChange={choose}
        />
      </PropertyRow>
    )

  return (
    <PropertyRow {...rowOf(bind)}>
      <Select
        {...inputOf(bind)}
        ref={focusRef}
        data={labels}
        value={value ?? start ?? null}
        onChange={choose}
        clearable={isOptional && start === undefined}
        allowDeselect={false}
        placeholder="–"
        searchable={options.length > 12}
        comboboxProps={{ width: 'max-content', position: 'bottom-end' }}
        error={Boolean(bind.error)}
      />
    </PropertyRow>
  )
}

function AlignIcon({ align, label }: { align: string; label: string }) {
  const IconOf = alignIcons[align] ?? IconAlignLeft
  return (
    <Hint label={label}>
      <span className={styles.iconOption} role="img" aria-label={label}>
        <IconOf size={15} />
      </span>
    </Hint>
  )
}
