import { type ComponentProps, type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useT } from '../../t'
import { ActionButton } from '../action-button'
import { useActionState } from '../action-state'
import { Field } from '../field'
import { TextInput } from '../text-input'
import { AccountCard } from './account-card'
import { AccountForm, FormFoot } from './account-form'
import { showRefusal } from './field-errors'
import { emailPattern, fieldMessages } from './field-messages'
import { MailSent } from './mail-sent'

type Props = {
  card: Omit<ComponentProps<typeof AccountCard>, 'children'>
  /** Requests the mail. */
  send: (email: string) => Promise<unknown>
  submit: string
  sent: { title: string; text: (email: string) => string }
  /** Whether the address is one the browser stores a password for. */
  autoComplete: 'username' | 'email'
  /** An earlier refusal: an expired link. */
  refusal?: string
  foot?: ReactNode
}

/** Asks for an address and sends a link. The confirmation does not reveal whether the address is known. */
export function MailLinkCard({ card, send, submit, sent, autoComplete, refusal: before = '', foot }: Props) {
  const t = useT()
  const [refusal, setRefusal] = useState(before)
  const [sentTo, setSentTo] = useState<string>()
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { email: '' } })
  const { state, run } = useActionState(() => {})
  const ask = ({ email }: { email: string }) =>
    run(async () => {
      setRefusal('')
      try {
        await send(email)
        setSentTo(email.trim())
      } catch (error) {
        setRefusal(showRefusal(error, setError, ['email']))
        throw error
      }
    })
  return (
    <AccountCard {...card} intro={sentTo === undefined ? card.intro : undefined}>
      {sentTo === undefined ? (
        <AccountForm refusal={refusal} onSubmit={(event) => void handleSubmit(ask)(event)}>
          <Field label={t(fieldMessages.email)} error={formState.errors.email?.message}>
            <TextInput
              {...register('email', {
                required: t(fieldMessages.emailNeeded),
                pattern: { value: emailPattern, message: t(fieldMessages.emailWrong) },
              })}
              type="email"
              autoComplete={autoComplete}
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              icon="mail"
            />
          </Field>
          <ActionButton type="submit" size="l" full state={state}>
            {submit}
          </ActionButton>
        </AccountForm>
      ) : (
        <MailSent title={sent.title} onResend={() => send(sentTo)}>
          {sent.text(sentTo)}
        </MailSent>
      )}
      {foot && <FormFoot>{foot}</FormFoot>}
    </AccountCard>
  )
}
