import { useT } from '@kit/t'
import { isRecord } from '@schemas/layout/json'
import type { FieldPath } from '../../document/operations/set-field'
import type { FieldOf, PropPath } from '../../document/fields/field'
import { usePropsForm } from '../form/props-form'
import { useProp } from '../form/use-prop'
import type { Level } from '../../state/level'
import { useLevel } from '../level'
import type { Origin } from '../panel/origin-mark'
import { labelOf } from '../labels/field-labels'
import { useDrawField } from './fields-below'

/** A value that may differ by width: shown and edited for the width currently previewed. */
export function ResponsiveField({ field, path }: { field: FieldOf<'responsive'>; path: PropPath }) {
  const t = useT()
  const { type } = usePropsForm()
  const drawField = useDrawField()
  const level = useLevel()
  const prop = useProp(['props', ...path])
  const tablet = useProp(['at', 'tablet', ...path])
  const mobile = useProp(['at', 'mobile', ...path])
  // Older documents store all widths in the prop itself, and keep doing so.
  const isTogether = isRecord(prop.value)
  const own: Partial<Record<Level, unknown>> = isTogether
    ? (prop.value as Partial<Record<Level, unknown>>)
    : { base: prop.value, tablet: tablet.value, mobile: mobile.value }
  const at: FieldPath = isTogether
    ? ['props', ...path, level]
    : level === 'base'
      ? ['props', ...path]
      : ['at', level, ...path]
  const isOwn = own[level] !== undefined
  const spread = field.spread(Object.fromEntries(Object.entries(own).filter(([, each]) => each !== undefined)))
  const reset = () =>
    level === 'base' ? prop.write(undefined) : level === 'tablet' ? tablet.write(undefined) : mobile.write(undefined)
  const resetTogether = () => prop.write(Object.fromEntries(Object.entries(own).filter(([name]) => name !== level)))
  const origin: Origin = isOwn
    ? { from: 'own', level, onReset: isTogether ? resetTogether : reset }
    : level === 'base'
      ? { from: 'none' }
      : { from: level === 'mobile' && own.tablet !== undefined ? 'tablet' : 'base' }
  // The inherited value is the default here.
  const inner = { ...field.inner, isOptional: false, start: spread[level] }
  return drawField({ field: inner, path, at, label: t(labelOf(type, path)), origin }, level)
}
