import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { call as activate } from '@client/account/calls/account/activate'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { targetOf } from '@kit/target-of'
import { AccountCard } from '@kit/ui/account/account-card'
import { AccountForm, FormFoot } from '@kit/ui/account/account-form'
import { showRefusal } from '@kit/ui/account/field-errors'
import { fieldMessages } from '@kit/ui/account/field-messages'
import { browserWord } from '@kit/ui/account/same-browser'
import { ActionButton } from '@kit/ui/action-button'
import { useActionState } from '@kit/ui/action-state'
import { Field } from '@kit/ui/field'
import { TextInput } from '@kit/ui/text-input'
import { SendAgain } from './send-again'
import type { Props } from './schema'
import { texts } from './texts'

type FormValues = { password: string }

export function OpenAccount({ token, ...props }: Props & { token: string }) {
  const { title, intro, level, picture, look: variant, blockId } = props
  const t = useT()
  const [refusal, setRefusal] = useState('')
  const [needs, setNeeds] = useState<'nothing' | 'password' | 'link'>('nothing')
  const { register, handleSubmit, formState, setError } = useForm<FormValues>({ defaultValues: { password: '' } })
  const { state, run } = useActionState(() => {})
  const submit = ({ password }: FormValues) =>
    run(async () => {
      setRefusal('')
      const browser = browserWord()
      const opened = await callGateway(activate, {
        token,
        ...(browser ? { browser } : {}),
        ...(password ? { password } : {}),
      }).catch((error: unknown) => {
        if (!(error instanceof GatewayError)) throw error
        if (error.status === 410 || error.fields.token !== undefined) setNeeds('link')
        else if (error.status === 422 && needs === 'nothing') {
          setNeeds('password')
          // The password is requested only now, so a missing one is not the user's error.
          return undefined
        }
        setRefusal(showRefusal(error, setError, needs === 'password' ? ['password'] : []))
        throw error
      })
      if (opened) location.assign(targetOf(opened.to, '/user'))
      return opened !== undefined
    })
  if (needs === 'link') return <SendAgain {...props} refusal={refusal} />
  return (
    <AccountCard
      id={blockId}
      title={title ?? t(texts.title)}
      intro={intro ?? t(texts.intro)}
      level={level as 1 | 2 | 3}
      look={variant}
      picture={picture}
    >
      <AccountForm refusal={refusal} onSubmit={(event) => void handleSubmit(submit)(event)}>
        {needs === 'password' && (
          <Field label={t(texts.password)} hint={t(texts.passwordHint)} error={formState.errors.password?.message}>
            <TextInput
              {...register('password', { required: t(fieldMessages.passwordNeeded) })}
              type="password"
              autoComplete="current-password"
              icon="lock"
            />
          </Field>
        )}
        <ActionButton type="submit" size="l" full state={state}>
          {t(texts.submit)}
        </ActionButton>
      </AccountForm>
      {needs === 'password' && (
        <FormFoot>
          <Link link={{ to: '/user/recovery' }}>{t(texts.forgot)}</Link>
        </FormFoot>
      )}
    </AccountCard>
  )
}
