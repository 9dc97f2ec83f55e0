import { IconAlignCenter, IconAlignLeft, IconAlignRight, IconLayoutDistributeVertical } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { useT } from '@kit/t'
import { usePropsForm } from '../form/props-form'
import { PropertyRow } from '../panel/property-row'
import { optionOf } from '../labels/field-labels'
import { type FieldProps, inputOf, rowOf } from './field-props'
import { Hint } from '../../ui/hint'
import { Pick } from '../../ui/pick'
import { Segments } from '../../ui/segments'
import styles from './fields.module.css'

const alignIcons: Record<string, ComponentType<{ size?: number }>> = {
  start: IconAlignLeft,
  center: IconAlignCenter,
  end: IconAlignRight,
  between: IconLayoutDistributeVertical,
}

/** One of a few options: buttons while they fit on a line, else a list. */
export function ChoiceField({ field, path, bind, focusRef }: FieldProps<'choice'>) {
  const t = useT()
  const { type } = usePropsForm()
  const { options, isOptional } = field
  const start = typeof field.start === 'string' ? field.start : undefined
  const value = typeof bind.value === 'string' ? bind.value : undefined
  const labels = options.map((option) => ({ value: option, label: t(optionOf(type, path, option)) }))
  const choose = (chosen: string | null) =>
    bind.onChange(chosen === null || (isOptional && chosen === start) ? undefined : chosen)
  const isAlign = path.at(-1) === 'align' && options.every((option) => option in alignIcons)
  const isShort = options.length <= 4 && labels.reduce((sum, { label }) => sum + label.length + 3, 0) <= 26

  // Without a value or default no button could be pressed; a list can show that.
  if ((isAlign || isShort) && (value ?? start) !== undefined && options.includes(value ?? start ?? ''))
    return (
      <PropertyRow {...rowOf(bind)} isGroup>
        <Segments
          aria-labelledby={`${bind.id}-label`}
          options={labels.map((option) => ({
            value: option.value,
            label: isAlign ? <AlignIcon align={option.value} label={option.label} /> : option.label,
          }))}
          value={value ?? start ?? ''}
          onChange={choose}
        />
      </PropertyRow>
    )

  return (
    <PropertyRow {...rowOf(bind)}>
      <Pick
        {...inputOf(bind)}
        ref={focusRef}
        options={labels}
        value={value ?? start ?? null}
        onChange={choose}
        isClearable={isOptional && start === undefined}
        placeholder="–"
        hasError={Boolean(bind.error)}
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
