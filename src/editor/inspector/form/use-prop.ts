import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useT } from '@kit/t'
import type { FieldPath } from '../../document/operations/set-field'
import { usePropsForm } from './props-form'

export type Bound = {
  value: unknown
  /** What is wrong, in the person's language. */
  error: string | undefined
  write: (value: unknown, isTyping?: boolean) => void
  /** The field is left: what is still held goes into the document. */
  leave: () => void
  /** Where the focus goes when the field is asked for. */
  ref: (element: HTMLElement | null) => void
}

/** What stands at a path, and what is wrong with it. Whoever asks renders when one of the two changes, and for nothing else of the form. */
function useFormAt(path: FieldPath): { value: unknown; error: string | undefined } {
  const t = useT()
  const { form } = usePropsForm()
  const value = useSyncExternalStore(form.subscribe, () => form.valueAt(path))
  const wrong = useSyncExternalStore(form.subscribe, () => form.wrongAt(path))
  return { value, error: wrong === undefined ? undefined : t(wrong) }
}

/** One value that a control fills in, by its path from the node. */
export function useProp(path: FieldPath): Bound {
  const { form, session } = usePropsForm()
  const key = JSON.stringify(path)
  // The same path each time, so that a control is not let go of and taken again whenever its value changes.
  const own = useMemo(() => JSON.parse(key) as FieldPath, [key])
  return {
    ...useFormAt(own),
    write: (value, isTyping) => session.write(own, value, isTyping),
    leave: session.flush,
    ref: useCallback((element: HTMLElement | null) => form.hold(own, element), [form, own]),
  }
}

/** A list, an object or a value of several shapes, whose parts have fields of their own. It renders with each of them. */
export function usePropParts(path: FieldPath): { value: unknown; error: string | undefined; restructure: (value: unknown) => void } {
  const { session } = usePropsForm()
  return { ...useFormAt(path), restructure: (next) => session.restructure(path, next) }
}
