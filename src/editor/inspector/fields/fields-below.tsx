import { createContext, type ReactNode, useContext } from 'react'
import type { FieldPath } from '../../document/operations/set-field'
import type { Field, NamedField } from '../field'
import { usePropsForm } from '../form/props-form'
import type { Origin } from '../panel/origin-mark'
import { ownField, type PropPath } from '../labels/field-labels'

export type PropFieldProps = {
  field: Field
  /** From the block's props. */
  path: PropPath
  /** Where the value stands in the node, when that is not below its props. */
  at?: FieldPath
  /** What the field is called, when its prop does not say it. */
  label?: string
  origin?: Origin
}

type DrawField = (props: PropFieldProps, key?: string) => ReactNode

/** What draws a field. Fields of several parts hold fields themselves, so they get it from above instead of importing it. */
export const DrawFieldContext = createContext<DrawField>(() => null)

export function useDrawField(): DrawField {
  return useContext(DrawFieldContext)
}

/** What an item of a list or a shape holds: its fields when it has some, else the one value itself. */
export function FieldsBelow({ field, path, label }: { field: Field; path: PropPath; label?: string }): ReactNode {
  const { type } = usePropsForm()
  const drawField = useDrawField()
  if (field.kind !== 'object') return drawField({ field, path, ...(label === undefined ? {} : { label }) })
  return orderFields(type, field.fields, path).map(({ name, field: inner }) =>
    drawField({ field: inner, path: [...path, name] }, name),
  )
}

/** The fields of an object in the order in which they show: as the schema has them, machine names last. */
export function orderFields(type: string, fields: readonly NamedField[], path: PropPath): readonly NamedField[] {
  const rank = ({ name, field }: NamedField) =>
    ownField(type, [...path, name])?.order ?? (field.kind === 'key' ? 100 : 0)
  return fields.toSorted((one, other) => rank(one) - rank(other))
}
