import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { leastPasswordLength } from '@schemas/account/entities/password-length'
import { call as register } from '@client/account/calls/account/register'
import { call as resend } from '@client/account/calls/account/resend-activation'
import { useBoot, usePage, useSession } from '@kit/boot'
import { callGateway } from '@kit/call-gateway'
import { useFocusAlong } from '@kit/focus-along'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { AccountCard } from '@kit/ui/account/account-card'
import { AccountForm, FormFoot } from '@kit/ui/account/account-form'
import { FieldRow } from '@kit/form/field-row'
import { Notice } from '@kit/form/notice'
import { showRefusal } from '@kit/ui/account/field-errors'
import { emailPattern, fieldMessages } from '@kit/ui/account/field-messages'
import { MailSent } from '@kit/ui/account/mail-sent'
import { NewPasswordField } from '@kit/ui/account/new-password-field'
import { browserWord } from '@kit/ui/account/same-browser'
import { ActionButton } from '@kit/ui/action-button'
import { useActionState } from '@kit/ui/action-state'
import { Button } from '@kit/ui/button'
import { Checkbox } from '@kit/ui/checkbox'
import { Field, FieldError } from '@kit/ui/field'
import { TextInput } from '@kit/ui/text-input'
import type { Props } from './schema'
import { texts } from './texts'

type FormValues = { email: string; password: string; firstname: string; lastname: string; agreed: boolean }
const fields = ['firstname', 'lastname', 'email', 'password'] as const

export function View({ title, intro, level, picture, look: variant, terms, privacy: privacyLink, blockId }: Props) {
  const t = useT()
  const session = useSession()
  const to = usePage()?.query.to
  const { routes } = useBoot()
  const privacy = privacyLink ?? (routes.some(({ path }) => path === '/privacy') ? { to: '/privacy' } : undefined)
  const [refusal, setRefusal] = useState('')
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm<FormValues>({
    defaultValues: { email: '', password: '', firstname: '', lastname: '', agreed: false },
  })
  const { errors } = form.formState
  const [password, ...known] = useWatch({ control: form.control, name: ['password', 'email', 'firstname', 'lastname'] })
  const { state, run } = useActionState(() => {})
  const submit = ({ agreed: _agreed, ...values }: FormValues) =>
    run(async () => {
      setRefusal('')
      const browser = browserWord()
      try {
        await callGateway(register, { ...values, ...(browser ? { browser } : {}), ...(to ? { to } : {}) })
        setSentTo(values.email.trim())
      } catch (error) {
        setRefusal(showRefusal(error, form.setError, fields))
        throw error
      }
    })
  useFocusAlong(sentTo !== undefined, () => sentTo === undefined && form.setFocus('email'))
  const card = { id: blockId, title: title ?? t(texts.title), level: level as 1 | 2 | 3, look: variant, picture }
  if (sentTo !== undefined)
    return (
      <AccountCard {...card}>
        <MailSent title={t(texts.sentTitle)} onResend={() => callGateway(resend, { email: sentTo })}>
          {t(texts.sent, { email: sentTo })}
        </MailSent>
        <FormFoot>
          <Button look="quiet" size="s" onClick={() => setSentTo(undefined)}>
            {t(texts.other)}
          </Button>
        </FormFoot>
      </AccountCard>
    )
  return (
    <AccountCard {...card} intro={intro}>
      {session.role !== 'guest' && (
        <Notice tone="info">
          {t(texts.already, { name: [session.firstname, session.lastname].filter(Boolean).join(' ') })}{' '}
          <Link link={{ to: '/user' }}>{t(texts.toAccount)}</Link>
        </Notice>
      )}
      <AccountForm refusal={refusal} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <FieldRow>
          <Field label={t(fieldMessages.firstname)} error={errors.firstname?.message}>
            <TextInput
              {...form.register('firstname', { required: t(fieldMessages.firstnameNeeded) })}
              autoComplete="given-name"
            />
          </Field>
          <Field label={t(fieldMessages.lastname)} optional error={errors.lastname?.message}>
            <TextInput {...form.register('lastname')} autoComplete="family-name" />
          </Field>
        </FieldRow>
        <Field label={t(fieldMessages.email)} error={errors.email?.message}>
          <TextInput
            {...form.register('email', {
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
        <NewPasswordField
          {...form.register('password', {
            required: t(fieldMessages.passwordNeeded),
            minLength: { value: leastPasswordLength, message: t(fieldMessages.passwordShort) },
          })}
          label={t(fieldMessages.password)}
          value={password}
          known={known}
          error={errors.password?.message}
        />
        <div>
          {(terms ?? privacy) && (
            <Checkbox
              {...form.register('agreed', { required: t(texts.agreeNeeded) })}
              aria-describedby={`${blockId}-agreed`}
              label={
                <>
                  {t(texts.agree)} {terms && <Link link={terms}>{t(texts.terms)}</Link>}{' '}
                  {terms && privacy && t(texts.and)} {privacy && <Link link={privacy}>{t(texts.privacy)}</Link>}
                </>
              }
            />
          )}
          <FieldError id={`${blockId}-agreed`}>{errors.agreed?.message}</FieldError>
        </div>
        <ActionButton type="submit" size="l" full state={state}>
          {t(texts.submit)}
        </ActionButton>
      </AccountForm>
      <FormFoot>
        {t(texts.have)}{' '}
        <Link link={{ to: to ? `/user/login?${new URLSearchParams({ to })}` : '/user/login' }}>{t(texts.signIn)}</Link>
      </FormFoot>
    </AccountCard>
  )
}
