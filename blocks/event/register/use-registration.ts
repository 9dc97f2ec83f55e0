import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { call as readCall } from '@client/events/calls/event/read'
import { call as registerCall } from '@client/events/calls/event/register'
import type { OpenedEvent } from '@schemas/events/entities/event'
import { checkAnswers, type FormField, isAnswerField } from '@schemas/layout/check-answers'
import { dayIn } from '@schemas/zoned-parts'
import { useLocale, useSession, useSpace } from '@kit/boot'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { readDraft, writeDraft } from '@kit/tab-draft'
import { useT } from '@kit/t'
import { refreshCalls } from '@kit/use-call'
import { texts } from './texts'

export type StepId = 'packages' | 'people' | 'questions' | 'review'
export type Values = {
  quantities: Record<string, string>
  contact: { name: string; email: string; phone: string }
  people: { name: string; answers: Record<string, unknown> }[]
  answers: Record<string, unknown>
  consents: Record<string, boolean>
  code: string
}
export type Seat = { package: string; title: string; no: number }
export type Done = { code: string; number: string; status: 'confirmed' | 'requested' | 'pending'; pay?: string }

const empty: Values = {
  quantities: {},
  contact: { name: '', email: '', phone: '' },
  people: [],
  answers: {},
  consents: {},
  code: '',
}

/** The questions of the party, or of each ticket; the gateway keeps the rules. */
export function questionsOf({ questions }: OpenedEvent, per: 'registration' | 'ticket'): FormField[] {
  const isOwn = (name: string) => (questions.rules[name]?.per ?? 'registration') === per
  return (questions.fields as FormField[]).filter((field) =>
    isAnswerField(field) ? isOwn(field.name) : per === 'registration',
  )
}

/** A registration as it is filled in: kept in this tab over reloads, and checked step by step. */
export function useRegistration(event: OpenedEvent) {
  const t = useT()
  const locale = useLocale()
  const { timeZone } = useSpace()
  const session = useSession()
  const key = `event:${event.slug}`
  const form = useForm<Values>({ defaultValues: empty })
  const [step, setStep] = useState<StepId>('packages')
  const [refusal, setRefusal] = useState<string>()
  const [done, setDone] = useState<Done>()
  const [isSending, setSending] = useState(false)
  const values = form.watch()
  useEffect(() => {
    const { values: stored, step: at, done: last } = readDraft(key) as { values?: Values; step?: StepId; done?: Done }
    const own = [session.firstname, session.lastname].filter(Boolean).join(' ')
    const start = stored ?? { ...empty, contact: { ...empty.contact, name: own } }
    const [only] = event.packages
    const quantities =
      event.packages.length === 1 && only && !stored ? { [only.id]: String(only.min) } : start.quantities
    form.reset({ ...start, quantities })
    if (at) setStep(at)
    if (last) setDone(last)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what this tab holds is read once
  }, [key])
  useEffect(() => {
    const { unsubscribe } = form.watch((all) => writeDraft(key, { values: all, step }))
    return unsubscribe
  }, [form, key, step])

  const isSingle = event.onePer === 'contact'
  const chosen = event.packages.flatMap((each) => {
    const quantity = Number(values.quantities[each.id] ?? 0)
    return quantity > 0 && each.state === 'open' ? [{ ...each, quantity }] : []
  })
  const seats: Seat[] = chosen.flatMap(({ id, title, quantity }) =>
    Array.from({ length: quantity }, (_, at) => ({ package: id, title, no: at + 1 })),
  )
  const party = questionsOf(event, 'registration')
  const perTicket = questionsOf(event, 'ticket')
  const hasQuestions = party.length > 0 || event.privacy.purposes.length > 0
  const steps: StepId[] = ['packages', 'people', ...(hasQuestions ? (['questions'] as const) : []), 'review']
  const at = Math.max(0, steps.indexOf(step))

  const go = (to: StepId) => {
    setStep(to)
    writeDraft(key, { values: form.getValues(), step: to })
  }
  const refuse = (name: string, message: string) => form.setError(name as 'code', { message })

  /** Whether the step’s input is right; each problem is shown at its field. */
  function check(id: StepId): boolean {
    form.clearErrors()
    setRefusal(undefined)
    if (id === 'packages' && chosen.length === 0) setRefusal(t(texts.chooseOne))
    if (id === 'packages') return chosen.length > 0
    const options = { locale, today: dayIn(Date.now(), timeZone) }
    let isRight = true
    const problem = (name: string, message: string) => {
      refuse(name, message)
      isRight = false
    }
    if (id === 'people') {
      if (values.contact.name.trim() === '') problem('contact.name', t(texts.nameNeeded))
      if (values.contact.email.trim() === '' && values.contact.phone.trim() === '')
        problem('contact.email', t(texts.contactNeeded))
      for (const [seat] of seats.entries())
        for (const [name, message] of Object.entries(
          checkAnswers(perTicket, values.people[seat]?.answers ?? {}, options).errors,
        ))
          problem(`people.${seat}.answers.${name}`, message)
    }
    if (id === 'questions')
      for (const [name, message] of Object.entries(checkAnswers(party, values.answers, options).errors))
        problem(`answers.${name}`, message)
    return isRight
  }

  async function send(): Promise<void> {
    setSending(true)
    setRefusal(undefined)
    try {
      const all = form.getValues()
      const total = chosen.reduce((sum, { price, quantity }) => sum + (price?.amount ?? 0) * quantity, 0)
      const answer = await callGateway(registerCall, {
        event: event.slug,
        packages: chosen.map(({ id, quantity }) => ({ package: id, quantity })),
        contact: all.contact,
        people: seats.map((seat, index) => ({
          package: seat.package,
          name: all.people[index]?.name ?? '',
          answers: all.people[index]?.answers ?? {},
        })),
        answers: all.answers,
        consents: Object.entries(all.consents).flatMap(([purpose, isChosen]) => (isChosen ? [{ purpose }] : [])),
        ...(all.code.trim() === '' ? {} : { code: all.code }),
        seenTotal: total,
      })
      const last = answer as Done
      setDone(last)
      writeDraft(key, { done: last })
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      setRefusal(error.message)
      for (const [name, message] of Object.entries(error.fields)) refuse(name, message)
      const [first = ''] = Object.keys(error.fields)
      const target: StepId | undefined = first.startsWith('packages')
        ? 'packages'
        : /^(contact|people|code)/.test(first)
          ? 'people'
          : /^(answers|consents)/.test(first)
            ? 'questions'
            : undefined
      if (target && steps.includes(target)) setStep(target)
      // Places may have gone meanwhile.
      await refreshCalls(readCall)
    } finally {
      setSending(false)
    }
  }

  return {
    form,
    values,
    step: steps[at] ?? 'packages',
    steps,
    at,
    chosen,
    seats,
    party,
    perTicket,
    isSingle,
    refusal,
    isSending,
    done,
    go,
    next: () => {
      const to = steps[at + 1]
      if (check(steps[at] ?? 'packages') && to) go(to)
    },
    back: () => go(steps[at - 1] ?? 'packages'),
    send,
    again: () => {
      writeDraft(key, undefined)
      form.reset(empty)
      setDone(undefined)
      setStep('packages')
    },
    error: (name: string): string | undefined => form.getFieldState(name as 'code', form.formState).error?.message,
  }
}

export type Registration = ReturnType<typeof useRegistration>
