import { useMemo, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type Resolver,
  set,
  useForm,
  type UseFormReturn,
} from 'react-hook-form'
import type { CallContract, InputOf, OutputOf } from '@schemas/call'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { useLocale } from '../boot'
import { type CallTarget, GatewayError } from '../call-gateway'
import { useT } from '../t'
import { type ActionState, useActionState } from '../ui/action-state'
import { useCallMutation } from '../use-call'
import { usePersistentForm } from '../use-persistent-form'
import { checkInput } from './check-input'

export type CallFormOptions<C extends CallContract, V extends FieldValues> = {
  /**
   * The contract with its schemas: `() => import('@schemas/<area>/calls/<prefix>/<call>')`. It loads when the form first
   * gets the focus, so that pages stay light.
   */
  contract: () => Promise<{ call: C }>
  /** Of every field ('' or null where it is empty): a refusal of any other name is shown above the fields. */
  defaultValues: DefaultValues<V>
  /** What is sent. Absent: the values as they are. Error paths are those of the input. */
  input?: (values: V) => InputOf<C>
  /** Messages that say it better than the general ones, by field: shown when the field is empty. */
  needed?: Partial<Record<Path<V>, LocalisedText>>
  /** Rules that a contract cannot know, such as two fields that must be equal; messages by field. */
  check?: (values: V) => Partial<Record<Path<V>, string>>
  /** Keeps the input in this tab over a reload and a new sign-in. Leave out passwords and files. */
  draft?: { name: string; fields: readonly Path<V>[] }
  /** Calls to reload after success. */
  refresh?: readonly CallTarget[]
  done?: (output: OutputOf<C>, values: V) => void
  /** Handles a refusal itself (a conflict with a newer version) by returning true. */
  refused?: (error: GatewayError, values: V) => boolean
}

/** A refused field: its name, its label as shown, and why. */
export type FieldProblem = { name: string; message: string }

export type CallForm<V extends FieldValues> = Pick<
  UseFormReturn<V>,
  'register' | 'control' | 'setValue' | 'getValues' | 'reset' | 'watch' | 'setFocus'
> & {
  /** Message at the field of this name: `<Field error={form.error('email')}>`. */
  error: (name: Path<V>) => string | undefined
  /** For `ActionButton`. */
  state: ActionState
  isDirty: boolean
  /** All refused fields of the last attempt, in the order of the form. */
  problems: readonly FieldProblem[]
  /** Refusal that belongs to no field; empty when there is none. */
  refusal: string
  /** How often an attempt was refused: `CallForm` moves the focus with each. */
  attempts: number
  /** Clears the draft: for a Cancel button. */
  forget: () => void
  submit: () => void
  /** Loads the contract; `CallForm` calls it at the first focus. */
  prepare: () => void
}

/**
 * A form of one call: checked by the contract's own input schema before it is sent, with the gateway's refusals at their
 * fields. Render it with `CallForm`.
 */
export function useCallForm<C extends CallContract, V extends FieldValues = InputOf<C> & FieldValues>(
  target: C,
  options: CallFormOptions<C, V>,
): CallForm<V> {
  const { contract, defaultValues, check, needed, draft, refresh } = options
  const inputOf = options.input ?? ((values: V) => values as unknown as InputOf<C>)
  const t = useT()
  const locale = useLocale()
  const [refusal, setRefusal] = useState('')
  const [attempts, setAttempts] = useState(0)
  const loading = useRef<ReturnType<typeof contract>>(undefined)
  const load = () => {
    loading.current ??= contract().catch((error: unknown) => {
      loading.current = undefined
      throw error
    })
    return loading.current
  }
  const resolver: Resolver<V> = async (values) => {
    const messages = { ...(await checkInput(load, inputOf(values), locale)), ...check?.(values) }
    const errors: FieldErrors<V> = {}
    for (const [name, message] of Object.entries(messages)) {
      // What no field of the form can mend is shown above all of them, not hidden.
      if (get(values, name) === undefined) {
        set(errors, 'root', { type: 'rule', message })
        continue
      }
      const own = needed?.[name as Path<V>]
      set(errors, name, { type: 'rule', message: own && isEmpty(get(values, name)) ? t(own) : message })
    }
    return Object.keys(messages).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
  const form = useForm<V>({ defaultValues, resolver, shouldFocusError: false })
  const { errors, isDirty } = form.formState
  const forget = usePersistentForm(draft?.name ?? '', form, draft?.fields ?? noFields)
  const mutation = useCallMutation(target, refresh ? { refresh } : {})
  const { state, run } = useActionState(shownAtFields)

  const send = async (values: V) => {
    setRefusal('')
    try {
      const output = await mutation.mutateAsync(inputOf(values))
      forget()
      // The values are the saved ones now: nothing is left to lose.
      form.reset(values, { keepValues: true })
      options.done?.(output, values)
    } catch (error) {
      if (error instanceof GatewayError && options.refused?.(error, values)) return false
      const known = Object.entries(error instanceof GatewayError ? error.fields : {})
      const isShown = (name: string) => get(values, name) !== undefined
      for (const [name, message] of known)
        if (isShown(name)) form.setError(name as Path<V>, { type: 'gateway', message })
      const other = known.find(([name]) => !isShown(name))
      setRefusal(other?.[1] ?? (known.length > 0 ? '' : messageOf(error)))
      setAttempts((before) => before + 1)
      throw error
    }
    return undefined
  }
  const problems = useMemo(() => problemsOf({ ...errors, root: undefined }), [errors])
  return {
    register: form.register,
    control: form.control,
    setValue: form.setValue,
    getValues: form.getValues,
    reset: form.reset,
    watch: form.watch,
    setFocus: form.setFocus,
    error: (name) => {
      const error: unknown = get(errors, name)
      return isError(error) ? messageOf(error) : undefined
    },
    state,
    isDirty,
    problems,
    refusal: refusal || (errors.root?.message ?? ''),
    attempts,
    forget,
    submit: () =>
      void run(async () => {
        let outcome: unknown = false
        await form.handleSubmit(
          async (values) => {
            outcome = await send(values)
          },
          () => setAttempts((before) => before + 1),
        )()
        return outcome
      }),
    prepare: () => void load().catch(shownAtFields),
  }
}

const noFields: readonly never[] = []
/** The form shows what went wrong. */
const shownAtFields = () => {}

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

const isError = (value: unknown): value is { type: unknown; message?: unknown } =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

function messageOf(error: unknown): string {
  const { message } = error as { message?: unknown }
  return typeof message === 'string' ? message : String(error)
}

/** Errors of nested fields by their path (`address.postcode`). */
function problemsOf(errors: unknown, path: readonly string[] = []): FieldProblem[] {
  if (typeof errors !== 'object' || errors === null) return []
  if (isError(errors)) return [{ name: path.join('.'), message: messageOf(errors) }]
  return Object.entries(errors).flatMap(([name, inner]) => problemsOf(inner, [...path, name]))
}
