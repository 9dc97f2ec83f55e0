import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { call as change } from '@client/account/calls/account/change-email'
import { callGateway } from '@kit/call-gateway'
import { focusIn, useFocusAlong } from '@kit/focus-along'
import { profileCall } from '@kit/own-profile'
import { useT } from '@kit/t'
import { AccountForm } from '@kit/ui/account/account-form'
import { Notice } from '@kit/form/notice'
import { showRefusal } from '@kit/ui/account/field-errors'
import { emailPattern, fieldMessages } from '@kit/ui/account/field-messages'
import { SettingsPanel } from '@kit/ui/account/settings-panel'
import { ActionButton } from '@kit/ui/action-button'
import { useActionState } from '@kit/ui/action-state'
import { Button } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { TextInput } from '@kit/ui/text-input'
import { refreshCalls } from '@kit/use-call'
import { texts } from './texts'

type FormValues = { email: string; password: string }

export function ChangeEmail({ blockId, email, hasPassword }: { blockId: string; email: string; hasPassword: boolean }) {
  const t = useT()
  const [refusal, setRefusal] = useState('')
  const [sentTo, setSentTo] = useState<string>()
  const { register, handleSubmit, formState, setError, setFocus, reset } = useForm<FormValues>({
    defaultValues: { email: '', password: '' },
  })
  const { errors } = formState
  const { state, run } = useActionState(() => {})
  const submit = (values: FormValues) =>
    run(async () => {
      setRefusal('')
      try {
        await callGateway(change, values)
        setSentTo(values.email.trim())
        reset()
      } catch (error) {
        setRefusal(showRefusal(error, setError, hasPassword ? ['email', 'password'] : ['email']))
        // A password may have been set elsewhere meanwhile; its field then appears.
        if (!hasPassword) void refreshCalls(profileCall)
        throw error
      }
    })
  const place = useRef<HTMLDivElement>(null)
  useFocusAlong(sentTo !== undefined, () => (sentTo === undefined ? setFocus('email') : focusIn(place.current)))
  return (
    <SettingsPanel id={`${blockId}-email`} title={t(texts.email)} intro={email && t(texts.emailIntro, { email })}>
      {sentTo ? (
        <>
          <div ref={place} role="status" tabIndex={-1}>
            <Notice tone="success">
              <strong>{t(texts.sentTitle)}</strong>
              <br />
              {t(texts.sent, { email: sentTo })}
            </Notice>
          </div>
          <div>
            <Button look="secondary" size="s" onClick={() => setSentTo(undefined)}>
              {t(texts.other)}
            </Button>
          </div>
        </>
      ) : (
        <AccountForm refusal={refusal} label={t(texts.email)} onSubmit={(event) => void handleSubmit(submit)(event)}>
          <Field label={t(texts.newEmail)} error={errors.email?.message}>
            <TextInput
              {...register('email', {
                required: t(fieldMessages.emailNeeded),
                pattern: { value: emailPattern, message: t(fieldMessages.emailWrong) },
              })}
              type="email"
              autoComplete="email"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              icon="mail"
            />
          </Field>
          {hasPassword && (
            <Field label={t(texts.current)} error={errors.password?.message}>
              <TextInput
                {...register('password', { required: t(texts.currentNeeded) })}
                type="password"
                autoComplete="current-password"
                icon="lock"
              />
            </Field>
          )}
          <div>
            <ActionButton type="submit" look="secondary" state={state}>
              {t(texts.changeEmail)}
            </ActionButton>
          </div>
        </AccountForm>
      )}
    </SettingsPanel>
  )
}
