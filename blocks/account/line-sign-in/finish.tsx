import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { OutputOf } from '@schemas/call'
import { call as completeCall } from '@client/account/calls/account/line-complete'
import { call as finishCall } from '@client/account/calls/account/line-finish'
import { callGateway } from '@kit/call-gateway'
import { useFocusAlong } from '@kit/focus-along'
import { useT } from '@kit/t'
import { targetOf } from '@kit/target-of'
import { AccountCard } from '@kit/ui/account/account-card'
import { AccountForm, FormFoot } from '@kit/ui/account/account-form'
import { FieldRow } from '@kit/form/field-row'
import { Notice } from '@kit/form/notice'
import { showRefusal } from '@kit/ui/account/field-errors'
import { emailPattern, fieldMessages } from '@kit/ui/account/field-messages'
import { MailSent } from '@kit/ui/account/mail-sent'
import { browserWord } from '@kit/ui/account/same-browser'
import { ActionButton } from '@kit/ui/action-button'
import { useActionState } from '@kit/ui/action-state'
import { Button } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { TextInput } from '@kit/ui/text-input'
import { Begin } from './begin'
import { texts } from './texts'
import styles from './view.module.css'

export type Card = Omit<ComponentProps<typeof AccountCard>, 'children'>
type Outcome = OutputOf<typeof finishCall>

/** Submits the code returned by LINE, once. */
export function Finish({
  card,
  back,
  home,
}: {
  card: Card
  back: { code: string; state: string; iss?: string }
  home: string
}) {
  const t = useT()
  const [outcome, setOutcome] = useState<Outcome>()
  const [problem, setProblem] = useState('')
  const requestedTicket = useRef('')
  useEffect(() => {
    // A code works once: a second render must not submit it again.
    if (requestedTicket.current === back.code) return
    requestedTicket.current = back.code
    const handIn = async () => {
      try {
        const answer = await callGateway(finishCall, {
          browser: browserWord() ?? 'a-browser-without-any-memory',
          ...back,
        })
        if (answer.outcome === 'newcomer') setOutcome(answer)
        else location.assign(targetOf(answer.to, home))
      } catch (error) {
        setProblem(error instanceof Error ? error.message : String(error))
      }
    }
    void handIn()
  }, [back, home])
  if (outcome?.ticket) return <Newcomer card={card} known={outcome} ticket={outcome.ticket} />
  return (
    <AccountCard {...card}>
      <div className={styles.stack}>
        {problem ? (
          <>
            <div role="alert">
              <Notice tone="danger">{problem}</Notice>
            </div>
            <Begin to={home} again />
          </>
        ) : (
          <p role="status" className={styles.soft}>
            {t(texts.finishing)}
          </p>
        )}
      </div>
    </AccountCard>
  )
}

type FormValues = { firstname: string; lastname: string; email: string }
const fields = ['firstname', 'lastname', 'email'] as const

function Newcomer({ card, known, ticket }: { card: Card; known: Outcome; ticket: string }) {
  const t = useT()
  const [firstname = '', ...rest] = (known.name ?? '').split(/\s+/)
  const {
    register,
    handleSubmit,
    setError,
    setFocus,
    getValues,
    formState: { errors },
  } = useForm<FormValues>({ defaultValues: { firstname, lastname: rest.join(' '), email: known.email ?? '' } })
  const [refusal, setRefusal] = useState('')
  const [sentTo, setSentTo] = useState<string>()
  const { state, run } = useActionState(() => {})
  const send = (values: FormValues) => callGateway(completeCall, { ...values, ticket, browser: browserWord() ?? '' })
  const submit = (values: FormValues) =>
    run(async () => {
      setRefusal('')
      try {
        await send(values)
        setSentTo(values.email.trim())
      } catch (error) {
        setRefusal(showRefusal(error, setError, fields))
        throw error
      }
    })
  useFocusAlong(sentTo !== undefined, () => sentTo === undefined && setFocus('email'))
  if (sentTo !== undefined)
    return (
      <AccountCard {...card} title={t(texts.newcomer)}>
        <MailSent title={t(texts.sent)} onResend={() => send(getValues())}>
          {t(texts.sentText, { email: sentTo })}
        </MailSent>
        <FormFoot>
          <Button look="quiet" size="s" onClick={() => setSentTo(undefined)}>
            {t(texts.other)}
          </Button>
        </FormFoot>
      </AccountCard>
    )
  return (
    <AccountCard {...card} title={t(texts.newcomer)} intro={t(texts.newcomerText)}>
      <AccountForm refusal={refusal} onSubmit={(event) => void handleSubmit(submit)(event)}>
        <FieldRow>
          <Field label={t(fieldMessages.firstname)} error={errors.firstname?.message}>
            <TextInput
              {...register('firstname', { required: t(fieldMessages.firstnameNeeded) })}
              autoComplete="given-name"
            />
          </Field>
          <Field label={t(fieldMessages.lastname)} optional error={errors.lastname?.message}>
            <TextInput {...register('lastname')} autoComplete="family-name" />
          </Field>
        </FieldRow>
        <Field label={t(fieldMessages.email)} error={errors.email?.message}>
          <TextInput
            {...register('email', {
              required: t(fieldMessages.emailNeeded),
              pattern: { value: emailPattern, message: t(fieldMessages.emailWrong) },
            })}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            icon="mail"
          />
        </Field>
        <ActionButton type="submit" size="l" full state={state}>
          {t(texts.send)}
        </ActionButton>
        <p className={styles.soft}>{t(texts.have)}</p>
      </AccountForm>
    </AccountCard>
  )
}
