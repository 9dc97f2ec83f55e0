import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { leastPasswordLength } from '@schemas/entities/password-length'
import { callGateway, callRef, GatewayError } from '@kit/call-gateway'
import { Link } from '@kit/link'
import { useAfterMount } from '@kit/mounted'
import { useT } from '@kit/t'
import { AccountCard } from '@kit/ui/account/account-card'
import { AccountForm, FormFoot } from '@kit/ui/account/account-form'
import { showRefusal } from '@kit/ui/account/field-errors'
import { fieldWords } from '@kit/ui/account/field-words'
import { NewPasswordField } from '@kit/ui/account/new-password-field'
import { ActionButton } from '@kit/ui/action-button'
import { useActionState } from '@kit/ui/action-state'
import { keepWayOn, leadingTo, wayOn } from './leads-to'
import type { Props } from './schema'
import { texts } from './texts'

const reset = callRef<typeof import('@schemas/api/account/reset-password').call>({
  method: 'POST',
  path: '/account/reset-password',
})

type Given = { password: string }

export function ChoosePassword({ level, picture, look, blockId, token }: Props & { token: string }) {
  const t = useT()
  const to = useAfterMount(wayOn)
  const [refusal, setRefusal] = useState('')
  const [isEnded, setEnded] = useState(false)
  const { register, handleSubmit, formState, setError, control } = useForm<Given>({ defaultValues: { password: '' } })
  const password = useWatch({ control, name: 'password' })
  const { state, run } = useActionState(() => {})
  const submit = (given: Given) =>
    run(async () => {
      setRefusal('')
      try {
        await callGateway(reset, { token, ...given })
      } catch (error) {
        // What the link itself lacks no other password mends.
        setEnded(error instanceof GatewayError && (error.status === 410 || error.fields.token !== undefined))
        setRefusal(showRefusal(error, setError, ['password']))
        throw error
      }
      // A document load, which also takes the link out of the address.
      const next = wayOn()
      keepWayOn(undefined)
      location.assign(next || '/user')
    })
  return (
    <AccountCard
      id={blockId}
      title={t(texts.chooseTitle)}
      intro={t(texts.chooseIntro)}
      level={level as 1 | 2 | 3}
      look={look}
      picture={picture}
    >
      <AccountForm refusal={refusal} onSubmit={(event) => void handleSubmit(submit)(event)}>
        <NewPasswordField
          {...register('password', {
            required: t(fieldWords.passwordNeeded),
            minLength: { value: leastPasswordLength, message: t(fieldWords.passwordShort) },
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
