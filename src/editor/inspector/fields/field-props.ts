import type { Field, FieldOf, PropPath } from '../../document/fields/field'
import type { Origin } from '../panel/origin-mark'
import { describedBy } from '../panel/property-row'

/** A value and everything its row shows about it. */
export type Binding = {
  id: string
  label: string
  help?: string | undefined
  error?: string | undefined
  /** A hint that is not an error. */
  warning?: string | undefined
  value: unknown
  /** `isTyping`: the value may be incomplete. */
  onChange: (value: unknown, isTyping?: boolean) => void
  /** Called on blur. */
  onLeave?: () => void
  origin?: Origin | undefined
  /** A list item, which needs no visible label. */
  isBare?: boolean | undefined
}

/** Props of a control. `path` starts at the block's props. */
export type FieldProps<K extends Field['kind'] = Field['kind']> = {
  field: FieldOf<K>
  path: PropPath
  bind: Binding
  /** Receives the element to focus when the field is requested. */
  focusRef?: ((element: HTMLElement | null) => void) | undefined
}

/** The part of a binding that a row shows. */
export function rowOf({ id, label, help, error, warning, origin, isBare }: Binding) {
  return { id, label, help, error, warning, origin, isBare }
}

/** Attributes that associate an input with its row's help and error texts. */
export function inputOf({ id, help, error, warning, onLeave }: Binding) {
  return {
    id,
    'aria-describedby': describedBy(id, help, error, warning),
    'aria-invalid': error ? (true as const) : undefined,
    onBlur: onLeave,
  }
}
