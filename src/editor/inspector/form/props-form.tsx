import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { type Resolver, useForm, type UseFormReturn } from 'react-hook-form'
import type { AnyBlock } from '@schemas/block'
import { useT } from '@kit/t'
import { useBuilder } from '../../state/builder'
import { endRequest, useRequestedField } from '../requested-field'
import { findField } from '../focus-field'
import { checkProps } from '../../document/fields/check-props'
import { blockPlace, type FormPlace } from '../../state/form-place'
import { formErrors, FormSession, type FormValues, formValues } from './form-session'

type PropsFormValue = {
  id: string
  /** Other blocks, which receive the same changes. */ also: readonly string[]
  type: string
  place: FormPlace
  form: UseFormReturn<FormValues>
  session: FormSession
}

const Context = createContext<PropsFormValue | null>(null)

/** The form around a field. Throws outside one. */
export function usePropsForm(): PropsFormValue {
  const value = useContext(Context)
  if (!value) throw new Error('There is no form of props here.')
  return value
}

/** Number of frames to wait for a field loaded on demand. */
const maxFrames = 300

/** Focuses the requested field once the items around it are open; until then the nearest existing control. */
function useRequestedFocus(id: string, form: UseFormReturn<FormValues>): void {
  const requested = useRequestedField((state) => (state.requested?.id === id ? state.requested : undefined))
  useEffect(() => {
    if (!requested) return
    let frame = 0
    const poll = (frames: number, known: number, held: Element | null) => {
      // If the person has moved the focus meanwhile, it stays there.
      if (held?.isConnected && document.activeElement !== held) return endRequest()
      const { control, depth = 0 } = findField(id, requested.path) ?? {}
      if (depth > known) control?.focus()
      else if (frames === 0) form.setFocus(requested.path.join('.') as 'props')
      if (depth > known || frames === 0) document.activeElement?.scrollIntoView({ block: 'center' })
      if (depth === requested.path.length || frames === maxFrames) return endRequest()
      frame = requestAnimationFrame(() => poll(frames + 1, depth, document.activeElement))
    }
    frame = requestAnimationFrame(() => poll(0, 0, null))
    return () => cancelAnimationFrame(frame)
  }, [requested, form, id])
}

type Props = {
  id: string
  also: readonly string[]
  type: string
  definition: AnyBlock
  /** Where the values are stored, if not in the block with that id. */ place?: FormPlace | undefined
  children: ReactNode
}

/**
 * The form of one block's props. Another type gets another form; for the same type the form is reused for the next
 * block unless the parent changes its key.
 */
export function PropsForm({ id, also, type, definition, place: requestedPlace, children }: Props) {
  const t = useT()
  const builder = useBuilder()
  const place = useMemo(() => requestedPlace ?? blockPlace(builder.store, id), [requestedPlace, builder, id])
  const resolver: Resolver<FormValues> = (values) => {
    const issues = checkProps(definition, values)
    return issues.length === 0 ? { values, errors: {} } : { values: {}, errors: formErrors(issues, t) }
  }
  const form = useForm<FormValues>({ defaultValues: formValues(place.read()), resolver, mode: 'onSubmit' })
  const session = useMemo(
    () => new FormSession({ builder, id, place, also, definition, form }),
    [builder, id, place, also, definition, form],
  )
  const held = useRef(session)
  // Before paint: the form must show the values of the block it is labelled with.
  useLayoutEffect(() => {
    if (held.current !== session) session.reset()
    held.current = session
    return session.follow()
  }, [session])
  useRequestedFocus(id, form)
  const value = useMemo(() => ({ id, also, type, place, form, session }), [id, type, also, place, form, session])
  return <Context value={value}>{children}</Context>
}
