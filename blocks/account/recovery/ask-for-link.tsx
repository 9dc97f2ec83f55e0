import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { callGateway, callRef } from '@kit/call-gateway'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { AccountCard } from '@kit/ui/account/account-card'
import { AccountForm, FormFoot } from '@kit/ui/account/account-form'
import { showRefusal } from '@kit/ui/account/field-errors'
import { emailPattern, fieldWords } from '@kit/ui/account/field-words'
import { MailSent } from '@kit/ui/account/mail-sent'
import { ActionButton } from '@kit/ui/action-button'
import { useActionState } from '@kit/ui/action-state'
import { Field } from '@kit/ui/field'
import { TextInput } from '@kit/ui/text-input'
import type { Props } from './schema'
import { texts } from './texts'

const recover = callRef<typeof import('@schemas/api/account/recover').call>({ method: 'POST', path: '/account/recover' })

type Given = { email: string }

export function AskForLink({ title, intro, level, picture, look, blockId }: Props) {
  const t = useT()
  const [refusal, setRefusal] = useState('')
  const [sentTo, setSentTo] = useState<string>()
  const { register, handleSubmit, formState, setError } = useForm<Given>({ defaultValues: { email: '' } })
  const { state, run } = useActionState(() => {})
  const submit = ({ email }: Given) =>
    run(async () => {
      setRefusal('')
      try {
        await callGateway(recover, { email })
        setSentTo(email.trim())
      } catch (error) {
        setRefusal(showRefusal(error, setError, ['email']))
        throw error
      }
    })
  const isSent = sentTo !== undefined
  return (
    <AccountCard id={blockId} title={title ?? t(texts.title)} intro={isSent ? undefined : (intro ?? t(texts.intro))} level={level as 1 | 2 | 3} look={look} picture={picture}>
      {isSent ? (
        <MailSent title={t(texts.sentTitle)} onResend={() => callGateway(recover, { email: sentTo })} onError={(error) => setRefusal(String(error))}>
          {t(texts.sent, { email: sentTo })}
        </MailSent>
      ) : (
        <AccountForm refusal={refusal} onSubmit={(event) => void handleSubmit(submit)(event)}>
          <Field label={t(fieldWords.email)} error={formState.errors.email?.message}>
            <TextInput {...register('email', { required: t(fieldWords.emailNeeded), pattern: { value: emailPattern, message: t(fieldWords.emailWrong) } })} type="email" autoComplete="username" inputMode="email" autoCapitalize="none" spellCheck={false} icon="mail" />
          </Field>
          <ActionButton type="submit" size="l" full state={state}>{t(texts.submit)}</ActionButton>
        </AccountForm>
      )}
      <FormFoot>
        <Link link={{ to: '/user/login' }}>{t(texts.back)}</Link>
      </FormFoot>
    </AccountCard>
  )
}
