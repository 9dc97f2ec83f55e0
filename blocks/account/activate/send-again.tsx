import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { callGateway, callRef } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { AccountCard } from '@kit/ui/account/account-card'
import { AccountForm } from '@kit/ui/account/account-form'
import { showRefusal } from '@kit/ui/account/field-errors'
import { emailPattern, fieldWords } from '@kit/ui/account/field-words'
import { MailSent } from '@kit/ui/account/mail-sent'
import { ActionButton } from '@kit/ui/action-button'
import { useActionState } from '@kit/ui/action-state'
import { Field } from '@kit/ui/field'
import { TextInput } from '@kit/ui/text-input'
import type { Props } from './schema'
import { texts } from './texts'

const resend = callRef<typeof import('@schemas/api/account/resend-activation').call>({ method: 'POST', path: '/account/resend-activation' })

type Given = { email: string }

/** Who comes without a link, or with one that has ended. */
export function SendAgain({ level, picture, look, blockId, refusal: before = '' }: Props & { refusal?: string }) {
  const t = useT()
  const [refusal, setRefusal] = useState(before)
  const [sentTo, setSentTo] = useState<string>()
  const { register, handleSubmit, formState, setError } = useForm<Given>({ defaultValues: { email: '' } })
  const { state, run } = useActionState(() => {})
  const submit = ({ email }: Given) =>
    run(async () => {
      setRefusal('')
      try {
        await callGateway(resend, { email })
        setSentTo(email.trim())
      } catch (error) {
        setRefusal(showRefusal(error, setError, ['email']))
        throw error
      }
    })
  return (
    <AccountCard id={blockId} title={t(texts.lostTitle)} intro={sentTo ? undefined : t(texts.lost)} level={level as 1 | 2 | 3} look={look} picture={picture}>
      {sentTo ? (
        <MailSent title={t(texts.sentTitle)} onResend={() => callGateway(resend, { email: sentTo })} onError={(error) => setRefusal(String(error))}>
          {t(texts.sent, { email: sentTo })}
        </MailSent>
      ) : (
        <AccountForm refusal={refusal} onSubmit={(event) => void handleSubmit(submit)(event)}>
          <Field label={t(fieldWords.email)} error={formState.errors.email?.message}>
            <TextInput {...register('email', { required: t(fieldWords.emailNeeded), pattern: { value: emailPattern, message: t(fieldWords.emailWrong) } })} type="email" autoComplete="email" inputMode="email" autoCapitalize="none" spellCheck={false} icon="mail" />
          </Field>
          <ActionButton type="submit" size="l" full state={state}>{t(texts.resend)}</ActionButton>
        </AccountForm>
      )}
    </AccountCard>
  )
}
