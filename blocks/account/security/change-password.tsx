import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { leastPasswordLength } from '@schemas/account/entities/password-length'
import { call as change } from '@client/account/calls/account/change-password'
import { useSession } from '@kit/boot'
import { callGateway } from '@kit/call-gateway'
import { profileCall } from '@kit/own-profile'
import { useT } from '@kit/t'
import { AccountForm } from '@kit/ui/account/account-form'
import { showRefusal } from '@kit/ui/account/field-errors'
import { fieldMessages } from '@kit/ui/account/field-messages'
import { NewPasswordField } from '@kit/ui/account/new-password-field'
import { SettingsPanel } from '@kit/ui/account/settings-panel'
import { ActionButton } from '@kit/ui/action-button'
import { useActionState } from '@kit/ui/action-state'
import { Field } from '@kit/ui/field'
import { showToast } from '@kit/ui/overlay/toasts'
import { TextInput } from '@kit/ui/text-input'
import { refreshCalls } from '@kit/use-call'
import { texts } from './texts'

type FormValues = { current: string; password: string }

export function ChangePassword({ blockId, hasPassword }: { blockId: string; hasPassword: boolean }) {
  const t = useT()
  const { firstname = '', lastname = '' } = useSession()
  const [refusal, setRefusal] = useState('')
  const { register, handleSubmit, formState, setError, control, reset } = useForm<FormValues>({
    defaultValues: { current: '', password: '' },
  })
  const { errors } = formState
  const password = useWatch({ control, name: 'password' })
  const { state, run } = useActionState(() => {})
  const submit = (values: FormValues) =>
    run(async () => {
      setRefusal('')
      try {
        const { ended } = await callGateway(change, values)
        reset()
        // The first password was just set, so every form must now ask for it.
        void refreshCalls(profileCall)
        showToast(ended > 0 ? t(texts.changedOthers, { ended }) : t(texts.changed), { tone: 'success' })
      } catch (error) {
        setRefusal(showRefusal(error, setError, hasPassword ? ['current', 'password'] : ['password']))
        // A password may have been set elsewhere meanwhile; its field then appears.
        if (!hasPassword) void refreshCalls(profileCall)
        throw error
      }
    })
  return (
    <SettingsPanel
      id={`${blockId}-password`}
      title={t(texts.password)}
      intro={t(hasPassword ? texts.passwordIntro : texts.noPassword)}
    >
      <AccountForm refusal={refusal} label={t(texts.password)} onSubmit={(event) => void handleSubmit(submit)(event)}>
        {hasPassword && (
          <Field label={t(texts.current)} error={errors.current?.message}>
            <TextInput
              {...register('current', { required: t(texts.currentNeeded) })}
              type="password"
              autoComplete="current-password"
              icon="lock"
            />
          </Field>
        )}
        <NewPasswordField
          {...register('password', {
            required: t(fieldMessages.passwordNeeded),
            minLength: { value: leastPasswordLength, message: t(fieldMessages.passwordShort) },
          })}
          value={password}
          known={[firstname, lastname]}
          error={errors.password?.message}
        />
        <div>
          <ActionButton type="submit" state={state}>
            {t(texts.change)}
          </ActionButton>
        </div>
      </AccountForm>
    </SettingsPanel>
  )
}
