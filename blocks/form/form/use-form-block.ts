import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { type FieldErrors, type Resolver, useForm, useWatch } from 'react-hook-form'
import { checkAnswers, isAnswerField, shownFields } from '@schemas/layout/check-answers'
import { useBoot, usePage, useSession } from '@kit/boot'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { zonedParts } from '@schemas/zoned-parts'
import { call as submit } from '@client/forms/calls/form/submit'
import { randomId } from '@kit/random-id'
import { readDraft, writeDraft } from '@kit/tab-draft'
import { useActionState } from '@kit/ui/action-state'
import { formSections } from './form-sections'
import type { Props } from './schema'

type Answers = Record<string, unknown>
type Failure = { message: string; requestId?: string | undefined }

/** All behaviour of a form; the view only renders it. */
export function useFormBlock({ fields, steps, blockId }: Pick<Props, 'fields' | 'steps' | 'blockId'>) {
  const boot = useBoot()
  const { userID } = useSession()
  const path = usePage()?.path ?? '/'
  const trapId = useId()
  const [sent, setSent] = useState<string>()
  const [failure, setFailure] = useState<Failure>()
  const [step, setStep] = useState(0)
  const begun = useRef({ key: '', at: 0 })
  const focusNext = useRef<string>(undefined)
  // A member's draft is private to that member; a visitor's draft passes to the member who signs in.
  const visitorKey = `:form:${boot.site.id}:${path}:${blockId}`
  const draftKey = `${userID ?? ''}${visitorKey}`

  const resolver: Resolver<Answers> = async (values) => {
    const { errors } = checkAnswers(fields, values, {
      locale: boot.locale,
      today: dayIn(new Date().toISOString(), boot.space.timeZone) ?? '',
    })
    const wrong = Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, { type: 'rule', message }]))
    return Object.keys(wrong).length > 0
      ? { values: {}, errors: wrong as FieldErrors<Answers> }
      : { values, errors: {} }
  }
  const form = useForm<Answers>({ resolver, shouldFocusError: false, reValidateMode: 'onChange' })
  const { register, handleSubmit, setError, setFocus, setValue, getValues, trigger, reset, control, formState } = form
  const { errors } = formState
  const liveAnswers = useWatch({ control }) as Answers
  const shown = useMemo(() => shownFields(fields, liveAnswers), [fields, liveAnswers])
  const sections = useMemo(() => formSections(shown), [shown])
  const isLast = !steps || step >= sections.length - 1

  useEffect(() => {
    begun.current = { key: randomId(), at: performance.now() }
    // A draft holds an empty string for everything left out. A visitor's draft is newer than an earlier one of the
    // member.
    const visitors = Object.entries(readDraft(visitorKey) ?? {}).filter(([, value]) => !isEmpty(value))
    const draft: Answers = { ...readDraft(draftKey), ...Object.fromEntries(visitors) }
    if (userID && visitors.length > 0) {
      writeDraft(draftKey, draft)
      writeDraft(visitorKey, undefined)
    }
    // Text typed before hydration is newer than the draft.
    for (const field of fields)
      if (isAnswerField(field) && draft[field.name] !== undefined && isEmpty(getValues(field.name)))
        setValue(field.name, draft[field.name])
    const subscription = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => writeDraft(draftKey, values),
    })
    return subscription
  }, [userID, draftKey, visitorKey, fields, form, getValues, setValue])

  useEffect(() => {
    const name = focusNext.current
    focusNext.current = undefined
    if (name) setFocus(name)
  })

  const sectionOf = (name: string) =>
    sections.findIndex((section) => section.fields.some((field) => isAnswerField(field) && field.name === name))
  const wrong = shown.filter(isAnswerField).flatMap((field) => {
    const message = errors[field.name]?.message
    return typeof message === 'string' ? [{ name: field.name, label: field.label, message }] : []
  })

  const goToField = (name: string) => {
    focusNext.current = name
    if (steps) setStep(Math.max(0, sectionOf(name)))
    // A new object forces a render even when the step stays the same.
    setFailure((current) => (current ? { ...current } : undefined))
    if (!steps) setFocus(name)
  }
  const goToFirst = (names: readonly string[]) => {
    const first = shown.find((field) => isAnswerField(field) && names.includes(field.name))
    if (first && isAnswerField(first)) goToField(first.name)
  }

  const { state, run } = useActionState(() => {})
  const send = async (values: Answers, website: string) => {
    setFailure(undefined)
    const questions = shownFields(fields, values).filter(isAnswerField)
    const answers = Object.fromEntries(questions.map(({ name }) => [name, (values[name] ?? null) as string | null]))
    try {
      const { id } = await callGateway(submit, {
        page: path,
        block: blockId,
        answers,
        key: begun.current.key,
        website,
        seconds: (performance.now() - begun.current.at) / 1000,
      })
      for (const key of [visitorKey, draftKey]) writeDraft(key, undefined)
      setSent(id)
    } catch (error) {
      const {
        message,
        fields: byField,
        requestId,
      } = error instanceof GatewayError ? error : new GatewayError(0, String(error))
      const names = Object.keys(byField).filter((name) =>
        shown.some((field) => isAnswerField(field) && field.name === name),
      )
      for (const name of names) setError(name, { type: 'gateway', message: byField[name] ?? message })
      if (names.length > 0) goToFirst(names)
      else setFailure({ message, requestId })
      throw error
    }
  }

  return {
    register,
    errors,
    sections,
    step,
    isLast,
    state,
    sent,
    failure,
    wrong,
    trapId,
    given: liveAnswers,
    isSubmitted: formState.submitCount > 0,
    today: dayIn(boot.now, boot.space.timeZone),
    goToField,
    onSubmit: (website: () => string) =>
      handleSubmit(
        (values) => run(() => send(values, website())),
        (found) => goToFirst(Object.keys(found)),
      ),
    next: async () => {
      const names = sections[step]?.fields.filter(isAnswerField).map((field) => field.name) ?? []
      if (await trigger(names)) setStep(step + 1)
      else goToFirst(names.filter((name) => form.getFieldState(name).invalid))
    },
    back: () => setStep(Math.max(0, step - 1)),
    again: () => {
      reset()
      setStep(0)
      begun.current = { key: randomId(), at: performance.now() }
      setSent(undefined)
    },
  }
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    value === false ||
    (Array.isArray(value) && value.length === 0)
  )
}

function dayIn(moment: string | undefined, timeZone: string): string | undefined {
  const parts = moment === undefined ? undefined : zonedParts(moment, timeZone)
  return (
    parts && [String(parts.year), String(parts.month).padStart(2, '0'), String(parts.day).padStart(2, '0')].join('-')
  )
}
