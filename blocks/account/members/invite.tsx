import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { call as inviteCall } from '@client/account/calls/member/invite'
import { usePersistentForm } from '@kit/use-persistent-form'
import { useT } from '@kit/t'
import { AccountForm, FieldRow } from '@kit/ui/account/account-form'
import { showRefusal } from '@kit/ui/account/field-errors'
import { emailPattern, fieldMessages } from '@kit/ui/account/field-messages'
import { SettingsPanel } from '@kit/ui/account/settings-panel'
import { ActionButton } from '@kit/ui/action-button'
import { useActionState } from '@kit/ui/action-state'
import { Button } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { showToast } from '@kit/ui/overlay/toasts'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import { useCallMutation } from '@kit/use-call'
import { texts } from './texts'
import { listCall, roles } from './use-members'
import styles from './view.module.css'

const fields = ['email', 'firstname', 'lastname', 'role'] as const

type FormValues = { email: string; firstname: string; lastname: string; role: (typeof roles)[number] }

export function Invite({ onDone }: { onDone: () => void }) {
  const t = useT()
  const [refusal, setRefusal] = useState('')
  const invite = useCallMutation(inviteCall, { refresh: [listCall] })
  const form = useForm<FormValues>({ defaultValues: { email: '', firstname: '', lastname: '', role: 'user' } })
  const { register, handleSubmit, formState, setError } = form
  const forget = usePersistentForm('invite', form, fields)
  const { errors } = formState
  const { state, run } = useActionState(() => {})
  const submit = (values: FormValues) =>
    run(async () => {
      setRefusal('')
      try {
        const { member } = await invite.mutateAsync(values)
        forget()
        showToast(t(texts.invited, { email: member.email }), { tone: 'success' })
        onDone()
      } catch (error) {
        setRefusal(showRefusal(error, setError, fields))
        throw error
      }
    })
  return (
    <SettingsPanel id="invite" title={t(texts.invite)} intro={t(texts.inviteIntro)}>
      <AccountForm refusal={refusal} label={t(texts.invite)} onSubmit={(event) => void handleSubmit(submit)(event)}>
        <FieldRow>
          <Field label={t(fieldMessages.firstname)} error={errors.firstname?.message}>
            <TextInput
              {...register('firstname', { required: t(fieldMessages.firstnameNeeded) })}
              data-takes-focus=""
              autoComplete="off"
            />
          </Field>
          <Field label={t(fieldMessages.lastname)} optional error={errors.lastname?.message}>
            <TextInput {...register('lastname')} autoComplete="off" />
          </Field>
        </FieldRow>
        <FieldRow>
          <Field label={t(fieldMessages.email)} error={errors.email?.message}>
            <TextInput
              {...register('email', {
                required: t(fieldMessages.emailNeeded),
                pattern: { value: emailPattern, message: t(fieldMessages.emailWrong) },
              })}
              type="email"
              inputMode="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              icon="mail"
            />
          </Field>
          <Field label={t(texts.role)} error={errors.role?.message}>
            <Select {...register('role')} options={roles.map((value) => ({ value, label: t(texts.roles[value]) }))} />
          </Field>
        </FieldRow>
        <div className={styles.acts}>
          <ActionButton type="submit" icon="send" state={state}>
            {t(texts.send)}
          </ActionButton>
          <Button
            look="secondary"
            onClick={() => {
              forget()
              onDone()
            }}
          >
            {t(texts.cancel)}
          </Button>
        </div>
      </AccountForm>
    </SettingsPanel>
  )
}
