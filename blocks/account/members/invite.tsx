import { memberRoles } from '@schemas/account/entities/member-list'
import { call as inviteCall } from '@client/account/calls/member/invite'
import { call as listCall } from '@client/account/calls/member/list'
import { CallForm } from '@kit/form/call-form'
import { FieldRow } from '@kit/form/field-row'
import { useCallForm } from '@kit/form/use-call-form'
import { useT } from '@kit/t'
import { fieldMessages } from '@kit/ui/account/field-messages'
import { SettingsPanel } from '@kit/ui/account/settings-panel'
import { ActionButton } from '@kit/ui/action-button'
import { Button } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { showToast } from '@kit/ui/overlay/toasts'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import { texts } from './texts'
import styles from './view.module.css'

export function Invite({ onDone }: { onDone: () => void }) {
  const t = useT()
  const form = useCallForm(inviteCall, {
    contract: () => import('@schemas/account/calls/member/invite'),
    defaultValues: { email: '', firstname: '', lastname: '', role: 'user' },
    needed: { email: fieldMessages.emailNeeded, firstname: fieldMessages.firstnameNeeded },
    draft: { name: 'invite', fields: ['email', 'firstname', 'lastname', 'role'] },
    refresh: [listCall],
    done: ({ member }) => {
      showToast(t(texts.invited, { email: member.email }), { tone: 'success' })
      onDone()
    },
  })
  const { register, error } = form
  return (
    <SettingsPanel id="invite" title={t(texts.invite)} intro={t(texts.inviteIntro)}>
      <CallForm form={form} label={t(texts.invite)}>
        <FieldRow>
          <Field label={t(fieldMessages.firstname)} error={error('firstname')}>
            <TextInput {...register('firstname')} data-takes-focus="" autoComplete="off" />
          </Field>
          <Field label={t(fieldMessages.lastname)} optional error={error('lastname')}>
            <TextInput {...register('lastname')} autoComplete="off" />
          </Field>
        </FieldRow>
        <FieldRow>
          <Field label={t(fieldMessages.email)} error={error('email')}>
            <TextInput
              {...register('email')}
              type="email"
              inputMode="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              icon="mail"
            />
          </Field>
          <Field label={t(texts.role)} error={error('role')}>
            <Select
              {...register('role')}
              options={memberRoles.map((value) => ({ value, label: t(texts.roles[value]) }))}
            />
          </Field>
        </FieldRow>
        <div className={styles.acts}>
          <ActionButton type="submit" icon="send" state={form.state}>
            {t(texts.send)}
          </ActionButton>
          <Button
            look="secondary"
            onClick={() => {
              form.forget()
              onDone()
            }}
          >
            {t(texts.cancel)}
          </Button>
        </div>
      </CallForm>
    </SettingsPanel>
  )
}
