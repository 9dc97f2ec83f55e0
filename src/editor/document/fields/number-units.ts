import type { NumberUnit } from '@schemas/layout/field-mark'
import type { Field } from './field'

/** Display unit of a number: shown = stored × `factor` (a step is 4 px, a satang 0.01 baht). */
type Shown = { factor: number; suffix: { en: string; th: string } }

const px = { en: 'px', th: 'px' }
const units: Record<NumberUnit, Shown> = {
  px: { factor: 1, suffix: px },
  step: { factor: 4, suffix: px },
  satang: { factor: 0.01, suffix: { en: '฿', th: '฿' } },
  second: { factor: 1, suffix: { en: 's', th: 'วินาที' } },
  percent: { factor: 1, suffix: { en: '%', th: '%' } },
  degree: { factor: 1, suffix: { en: '°', th: '°' } },
}

export function shownUnit(unit: NumberUnit | undefined): Shown | undefined {
  return unit && units[unit]
}

/** A stored number in its display unit, without rounding noise. */
export function toShown(value: number, unit: NumberUnit | undefined): number {
  return tidy(value * (unit ? units[unit].factor : 1))
}

/** The stored value of a displayed number. */
export function fromShown(value: number, unit: NumberUnit | undefined): number {
  return tidy(value / (unit ? units[unit].factor : 1))
}

const tidy = (value: number) => Number(value.toFixed(6))

/** A bound with its unit, in the language of a message. */
export function shownNumber(field: Field, value: number, language: 'en' | 'th'): string {
  const unit = field.kind === 'number' ? field.unit : undefined
  const suffix = shownUnit(unit)?.suffix[language]
  return `${toShown(value, unit).toLocaleString('en')}${suffix ? ` ${suffix}` : ''}`
}
