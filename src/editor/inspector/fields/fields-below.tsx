import { createContext, type ReactNode, useContext } from 'react'
import type { FieldPath } from '../../document/operations/set-field'
import type { Field, NamedField, PropPath } from '../../document/fields/field'
import { usePropsForm } from '../form/props-form'
import type { Origin } from '../panel/origin-mark'
import { ownField } from '../labels/field-labels'

export type PropFieldProps = {
  field: Field
  /** From the block's props. */
  path: PropPath
  /** Path of the value in the node when it is not below its props. */
  at?: FieldPath
  /** The field's label when it is not derived from its prop. */
  label?: string
  origin?: Origin
}

type DrawField = (props: PropFieldProps, key?: string) => ReactNode

/**
 * The component that draws a field. Composite fields contain fields, so they get it from context to avoid a circular
 * import.
 */
export const DrawFieldContext = createContext<DrawField>(() => null)

export function useDrawField(): DrawField {
  return useContext(DrawFieldContext)
}

/** Content of a list item or a variant: its fields if it has some, else the single value. */
export function FieldsBelow({ field, path, label }: { field: Field; path: PropPath; label?: string }): ReactNode {
  const { type } = usePropsForm()
  const drawField = useDrawField()
  if (field.kind !== 'object') return drawField({ field, path, ...(label === undefined ? {} : { label }) })
  return orderFields(type, field.fields, path).map(({ name, field: inner }) =>
    drawField({ field: inner, path: [...path, name] }, name),
  )
}

/** The fields of an object in display order: schema order, machine names last. */
export function orderFields(type: string, fields: readonly NamedField[], path: PropPath): readonly NamedField[] {
  const rank = ({ name, field }: NamedField) =>
    ownField(type, [...path, name])?.order ?? (field.kind === 'key' ? 100 : 0)
  return fields.toSorted((one, other) => rank(one) - rank(other))
}
