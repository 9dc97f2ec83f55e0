import type { Field, FieldOf } from '../field'
import type { Origin } from '../panel/origin-mark'
import { describedBy } from '../panel/property-row'
import type { PropPath } from '../labels/field-labels'

/** A value and all that its row says about it. */
export type Binding = {
  id: string
  label: string
  help?: string | undefined
  error?: string | undefined
  /** Something to look at, which is not wrong. */
  warning?: string | undefined
  value: unknown
  /** `isTyping`: the value may be unfinished. */
  onChange: (value: unknown, isTyping?: boolean) => void
  /** The control is left. */
  onLeave?: () => void
  origin?: Origin | undefined
  /** An item of a list, which needs no label to the eye. */
  isBare?: boolean | undefined
}

/** What a control gets. `path` leads from the block's props. */
export type FieldProps<K extends Field['kind'] = Field['kind']> = {
  field: FieldOf<K>
  path: PropPath
  bind: Binding
  /** Takes the focus when the field is asked for. */
  focusRef?: ((element: HTMLElement | null) => void) | undefined
}

/** The part of a binding that a row shows. */
export function rowOf({ id, label, help, error, warning, origin, isBare }: Binding) {
  return { id, label, help, error, warning, origin, isBare }
}

/** What an input must say of itself for the row's words to belong to it. */
export function inputOf({ id, help, error, warning, onLeave }: Binding) {
  return {
    id,
    'aria-describedby': describedBy(id, help, error, warning),
    'aria-invalid': error ? (true as const) : undefined,
    onBlur: onLeave,
  }
}
