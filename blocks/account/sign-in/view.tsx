import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { call as signin } from '@client/account/calls/account/signin'
import { usePage, useSession } from '@kit/boot'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { targetOf } from '@kit/target-of'
import { AccountCard } from '@kit/ui/account/account-card'
import { AccountForm } from '@kit/ui/account/account-form'
import { Notice } from '@kit/form/notice'
import { emailPattern, fieldMessages } from '@kit/ui/account/field-messages'
import { ActionButton } from '@kit/ui/action-button'
import { useActionState } from '@kit/ui/action-state'
import { ButtonLink } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { TextInput } from '@kit/ui/text-input'
import { DemoAccounts } from './demo-accounts'
import { OtherMethods } from './other-methods'
import type { Props } from './schema'
import { texts } from './texts'

type FormValues = { email: string; password: string }

export function View({ title, intro, level, home, picture, look: variant, data, blockId }: Props) {
  const t = useT()
  const session = useSession()
  const to = targetOf(usePage()?.query.to, home)
  const [refusal, setRefusal] = useState('')
  const [filled, setFilled] = useState('')
  const { register, handleSubmit, setValue, setFocus, formState } = useForm<FormValues>({ mode: 'onSubmit' })
  const { state, run } = useActionState(() => {})
  const button = useRef<HTMLDivElement>(null)
  const demo = data?.demo
  const signInOptions = data?.ways
  const accounts = demo?.ok ? demo.value.accounts : []

  const submit = (values: FormValues) =>
    run(async () => {
      setRefusal('')
      try {
        await callGateway(signin, values)
      } catch (error) {
        setRefusal(error instanceof GatewayError ? (error.fields.email ?? error.message) : String(error))
        setFocus('password')
        throw error
      }
      // Full document load: every part of the page must belong to the new person.
      location.assign(to)
    })
  const fill = (email: string) => {
    setValue('email', email, { shouldValidate: formState.isSubmitted })
    setValue('password', demo?.ok ? demo.value.password : '', { shouldValidate: formState.isSubmitted })
    setFilled(email)
    setRefusal('')
    button.current?.querySelector('button')?.focus()
  }

  return (
    <AccountCard
      id={blockId}
      title={title ?? t(texts.title)}
      intro={intro}
      level={level as 1 | 2 | 3}
      look={variant}
      picture={picture}
    >
      {session.role !== 'guest' && (
        <Notice tone="info">
          <p>
            {t(texts.already, { name: [session.firstname, session.lastname].filter(Boolean).join(' ') })}{' '}
            {t(texts.denied)}
          </p>
          <ButtonLink link={{ to }} look="secondary" size="s" iconAfter="arrow-right">
            {t(texts.goOn)}
          </ButtonLink>
        </Notice>
      )}
      <AccountForm refusal={refusal} onSubmit={(event) => void handleSubmit(submit)(event)}>
        <Field label={t(fieldMessages.email)} error={formState.errors.email?.message}>
          <TextInput
            {...register('email', {
              required: t(fieldMessages.emailNeeded),
              pattern: { value: emailPattern, message: t(fieldMessages.emailWrong) },
            })}
            type="email"
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            icon="mail"
          />
        </Field>
        <Field label={t(fieldMessages.password)} error={formState.errors.password?.message}>
          <TextInput
            {...register('password', { required: t(fieldMessages.passwordNeeded) })}
            type="password"
            autoComplete="current-password"
            icon="lock"
          />
        </Field>
        <div ref={button}>
          <ActionButton type="submit" size="l" full state={state}>
            {t(texts.submit)}
          </ActionButton>
        </div>
      </AccountForm>
      <OtherMethods to={to} line={signInOptions?.ok === true && signInOptions.value.line} />
      {accounts.length > 0 && <DemoAccounts accounts={accounts} onPick={fill} filled={filled} id={`${blockId}-demo`} />}
    </AccountCard>
  )
}
