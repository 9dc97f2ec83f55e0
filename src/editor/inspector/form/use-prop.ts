import { useCallback, useSyncExternalStore } from 'react'
import { get, useController, useFormState, useWatch } from 'react-hook-form'
import { isSameJson } from '@schemas/layout/json'
import type { FieldPath } from '../../document/operations/set-field'
import { useBuilder } from '../../state/builder'
import { usePropsForm } from './props-form'
import { valueAt } from './set-like'

export type Bound = {
  value: unknown
  /** The error in the person's language. */
  error: string | undefined
  write: (value: unknown, isTyping?: boolean) => void
  /** Called on blur: held values are written to the document. */
  leave: () => void
  /** Receives the element to focus when the field is requested. */
  ref: (element: HTMLElement | null) => void
}

/** One value edited by a control, by its path from the node. Only this hook's component rerenders when it changes. */
export function useProp(path: FieldPath): Bound {
  const { place, form, session } = usePropsForm()
  const { store } = useBuilder()
  const name = path.join('.') as 'props'
  const { field, fieldState } = useController({ control: form.control, name })
  // For a removed value the form library returns its initial value and does not rerender.
  const subscribe = useCallback((listener: () => void) => store.subscribeNode(place.node, listener), [store, place])
  useSyncExternalStore(subscribe, () => valueAt(place.read(), path))
  return {
    value: form.getValues(name),
    error: fieldState.error?.message,
    write: (value, isTyping) => session.write(path, value, isTyping),
    leave: session.flush,
    ref: field.ref,
  }
}

/** Whether the selected blocks have different values at a path. */
export function useDiffers(path: FieldPath): boolean {
  const { id, also } = usePropsForm()
  const { store } = useBuilder()
  const valueOf = (each: string) => valueAt(store.get(each)?.fields, path)
  return useSyncExternalStore(also.length > 0 ? store.subscribe : neverNotifies, () =>
    also.some((other) => !isSameJson(valueOf(other), valueOf(id))),
  )
}

const neverNotifies = () => () => {}

/** A value edited by another control. */
export function usePropValue(path: FieldPath): unknown {
  const { form } = usePropsForm()
  return useWatch({ control: form.control, name: path.join('.') as 'props' })
}

/** A list, object or union whose parts have their own fields. Rerenders with each of them. */
export function usePropParts(path: FieldPath): {
  value: unknown
  error: string | undefined
  restructure: (value: unknown) => void
} {
  const { form, session } = usePropsForm()
  const name = path.join('.') as 'props'
  const value = useWatch({ control: form.control, name })
  const { errors } = useFormState({ control: form.control, name })
  const message: unknown = (get(errors, name) as { message?: unknown } | undefined)?.message
  return {
    value,
    error: typeof message === 'string' ? message : undefined,
    restructure: (next) => session.restructure(path, next),
  }
}
