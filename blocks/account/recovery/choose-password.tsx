import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { leastPasswordLength } from '@schemas/account/entities/password-length'
import { call as checkRecovery } from '@client/account/calls/account/check-recovery'
import { call as reset } from '@client/account/calls/account/reset-password'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { Link } from '@kit/link'
import { useAfterMount } from '@kit/mounted'
import { useT } from '@kit/t'
import { AccountCard } from '@kit/ui/account/account-card'
import { AccountForm, FormFoot } from '@kit/ui/account/account-form'
import { showRefusal } from '@kit/ui/account/field-errors'
import { fieldMessages } from '@kit/ui/account/field-messages'
import { NewPasswordField } from '@kit/ui/account/new-password-field'
import { ActionButton } from '@kit/ui/action-button'
import { useActionState } from '@kit/ui/action-state'
import { storeReturnPath, leadingTo, storedReturnPath } from './leads-to'
import type { Props } from './schema'
import { texts } from './texts'

type FormValues = { password: string }

export function ChoosePassword({ level, picture, look: variant, blockId, token }: Props & { token: string }) {
  const t = useT()
  const to = useAfterMount(storedReturnPath)
  const [refusal, setRefusal] = useState('')
  const [isEnded, setEnded] = useState(false)
  const { register, handleSubmit, formState, setError, control } = useForm<FormValues>({
    defaultValues: { password: '' },
  })
  const password = useWatch({ control, name: 'password' })
  const { state, run } = useActionState(() => {})
  useEffect(() => {
    let isHere = true
    // Nobody chooses a password in vain: a used link says so at once. Anything else is for the form to say.
    callGateway(checkRecovery, { token }).catch((error: unknown) => {
      if (!isHere || !(error instanceof GatewayError) || error.status !== 410) return
      setEnded(true)
      setRefusal(error.message)
    })
    return () => {
      isHere = false
    }
  }, [token])
  const submit = (values: FormValues) =>
    run(async () => {
      setRefusal('')
      try {
        await callGateway(reset, { token, ...values })
      } catch (error) {
        // An invalid link cannot be fixed by another password.
        setEnded(error instanceof GatewayError && (error.status === 410 || error.fields.token !== undefined))
        setRefusal(showRefusal(error, setError, ['password']))
        throw error
      }
      // Full document load, which also removes the token from the address.
      const next = storedReturnPath()
      storeReturnPath(undefined)
      location.assign(next || '/user')
    })
  return (
    <AccountCard
      id={blockId}
      title={t(texts.chooseTitle)}
      intro={t(texts.chooseIntro)}
      level={level as 1 | 2 | 3}
      look={variant}
      picture={picture}
    >
      <AccountForm refusal={refusal} onSubmit={(event) => void handleSubmit(submit)(event)}>
        <NewPasswordField
          {...register('password', {
            required: t(fieldMessages.passwordNeeded),
            minLength: { value: leastPasswordLength, message: t(fieldMessages.passwordShort) },
          })}
          value={password}
          error={formState.errors.password?.message}
        />
        <ActionButton type="submit" size="l" full state={state} disabled={isEnded}>
          {t(texts.choose)}
        </ActionButton>
      </AccountForm>
      <FormFoot>
        <Link link={{ to: leadingTo('/user/recovery', to) }}>{t(texts.another)}</Link>
        <Link link={{ to: leadingTo('/user/login', to) }}>{t(texts.back)}</Link>
      </FormFoot>
    </AccountCard>
  )
}
