import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { leastPasswordLength } from '@schemas/entities/password-length'
import { useBoot, usePage, useSession } from '@kit/boot'
import { callGateway, callRef } from '@kit/call-gateway'
import { useFocusAlong } from '@kit/focus-along'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { AccountCard } from '@kit/ui/account/account-card'
import { AccountForm, FieldRow, FormFoot, Notice } from '@kit/ui/account/account-form'
import { showRefusal } from '@kit/ui/account/field-errors'
import { emailPattern, fieldWords } from '@kit/ui/account/field-words'
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

const register = callRef<typeof import('@schemas/api/account/register').call>({
  method: 'POST',
  path: '/account/register',
})
const resend = callRef<typeof import('@schemas/api/account/resend-activation').call>({
  method: 'POST',
  path: '/account/resend-activation',
})

type Given = { email: string; password: string; firstname: string; lastname: string; agreed: boolean }
const fields = ['firstname', 'lastname', 'email', 'password'] as const

export function View({ title, intro, level, picture, look, terms, privacy: given, blockId }: Props) {
  const t = useT()
  const session = useSession()
  const to = usePage()?.query.to
  const { routes } = useBoot()
  const privacy = given ?? (routes.some(({ path }) => path === '/privacy') ? { to: '/privacy' } : undefined)
  const [refusal, setRefusal] = useState('')
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm<Given>({
    defaultValues: { email: '', password: '', firstname: '', lastname: '', agreed: false },
  })
  const { errors } = form.formState
  const [password, ...known] = useWatch({ control: form.control, name: ['password', 'email', 'firstname', 'lastname'] })
  const { state, run } = useActionState(() => {})
  const submit = ({ agreed: _agreed, ...asked }: Given) =>
    run(async () => {
      setRefusal('')
      const browser = browserWord()
      try {
        await callGateway(register, { ...asked, ...(browser ? { browser } : {}), ...(to ? { to } : {}) })
        setSentTo(asked.email.trim())
      } catch (error) {
        setRefusal(showRefusal(error, form.setError, fields))
        throw error
      }
    })
  useFocusAlong(sentTo !== undefined, () => sentTo === undefined && form.setFocus('email'))
  const card = { id: blockId, title: title ?? t(texts.title), level: level as 1 | 2 | 3, look, picture }
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
          <Field label={t(fieldWords.firstname)} error={errors.firstname?.message}>
            <TextInput
              {...form.register('firstname', { required: t(fieldWords.firstnameNeeded) })}
              autoComplete="given-name"
            />
          </Field>
          <Field label={t(fieldWords.lastname)} optional error={errors.lastname?.message}>
            <TextInput {...form.register('lastname')} autoComplete="family-name" />
          </Field>
        </FieldRow>
        <Field label={t(fieldWords.email)} error={errors.email?.message}>
          <TextInput
            {...form.register('email', {
              required: t(fieldWords.emailNeeded),
              pattern: { value: emailPattern, message: t(fieldWords.emailWrong) },
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
            required: t(fieldWords.passwordNeeded),
            minLength: { value: leastPasswordLength, message: t(fieldWords.passwordShort) },
          })}
          label={t(fieldWords.password)}
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
