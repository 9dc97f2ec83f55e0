import { useT } from '@kit/t'
import { fromShown, shownUnit, toShown } from '../../document/fields/number-units'
import { PropertyRow } from '../panel/property-row'
import { lazyPart } from '../../ui/lazy-part'
import { Segments } from '../../ui/segments'
import { type FieldProps, inputOf, rowOf } from './field-props'

const NumberInput = lazyPart(async () => (await import('./number-input')).NumberInput)

/** A number in a familiar unit. A few whole numbers are buttons. */
export function NumberField({ field, bind, focusRef }: FieldProps<'number'>) {
  const t = useT()
  const { min, max, unit, isInteger, isOptional } = field
  const start = typeof field.start === 'number' ? field.start : undefined
  const value = typeof bind.value === 'number' ? bind.value : undefined
  const known = shownUnit(unit)

  if (
    isInteger &&
    !unit &&
    min !== undefined &&
    max !== undefined &&
    max - min <= 5 &&
    (value === undefined || (value >= min && value <= max)) &&
    (start !== undefined || !isOptional)
  )
    return (
      <PropertyRow {...rowOf(bind)} isGroup>
        <Segments
          aria-labelledby={`${bind.id}-label`}
          options={Array.from({ length: max - min + 1 }, (_, index) => ({
            value: String(min + index),
            label: String(min + index),
          }))}
          value={String(value ?? start ?? min)}
          onChange={(chosen) => bind.onChange(Number(chosen))}
        />
      </PropertyRow>
    )

  const step = unit === 'step' ? 4 : (field.step ?? (isInteger || unit === 'satang' ? 1 : 0.1))
  return (
    <PropertyRow {...rowOf(bind)}>
      <NumberInput
        key={bind.id}
        {...inputOf(bind)}
        ref={focusRef}
        value={value === undefined ? '' : toShown(value, unit)}
        placeholder={start === undefined ? undefined : String(toShown(start, unit))}
        step={step}
        {...(min === undefined ? {} : { min: toShown(min, unit) })}
        {...(max === undefined ? {} : { max: toShown(max, unit) })}
        clampBehavior="none"
        allowDecimal={!isInteger || unit === 'satang' || unit === 'step'}
        {...(unit === 'satang' ? { decimalScale: 2, thousandSeparator: ',' } : {})}
        {...(known ? { suffix: ` ${t(known.suffix)}` } : {})}
        onChange={(written) => {
          if (typeof written === 'number') bind.onChange(fromShown(written, unit), true)
          else if (written === '') bind.onChange(undefined, true)
        }}
        error={Boolean(bind.error)}
      />
    </PropertyRow>
  )
}
