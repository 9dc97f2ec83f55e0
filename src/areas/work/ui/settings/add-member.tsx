import { useController } from 'react-hook-form'
import type { MemberRole } from '@schemas/work/entities/project'
import { call as peopleCall } from '@client/work/calls/project/people'
import { call as setMember } from '@client/work/calls/project/set-member'
import { CallForm } from '@kit/form/call-form'
import { FieldRow } from '@kit/form/field-row'
import { PersonPicker, type PickedPerson } from '@kit/form/person-picker'
import { useCallForm } from '@kit/form/use-call-form'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Field } from '@kit/ui/field'
import { showToast } from '@kit/ui/overlay/toasts'
import { Select } from '@kit/ui/select'
import { groupsCall, openProjectCall } from '../calls'
import { settingsTexts as texts } from './settings-texts'
import { useRoles } from './use-roles'
import styles from './settings.module.css'

/** `email`: someone who was found by name, or an address. */
type Values = { email: readonly PickedPerson[]; role: MemberRole }

const none: Values = { email: [], role: 'member' }

/** Adds someone of the site to a project: found by name, or named by address. */
export function AddMember({ project }: { project: string }) {
  const t = useT()
  const form = useCallForm<typeof setMember, Values>(setMember, {
    contract: () => import('@schemas/work/calls/project/set-member'),
    defaultValues: none,
    input: ({ email: [who], role }) => ({
      project,
      role,
      ...(!who || who.id.includes('@') ? { email: who?.id ?? '' } : { person: who.id }),
    }),
    refresh: [openProjectCall, groupsCall, peopleCall],
    done: () => {
      form.reset(none)
      showToast(t(texts.memberAdded), { tone: 'success' })
    },
  })
  const { field } = useController({ control: form.control, name: 'email' })
  const roles = useRoles()
  return (
    <CallForm form={form} label={t(texts.addMember)} className={styles.form ?? ''}>
      <h3 className={styles.subhead}>{t(texts.addMember)}</h3>
      <FieldRow>
        <Field label={t(texts.who)} error={form.error('email')}>
          <PersonPicker
            {...field}
            search={{ call: peopleCall, input: (q) => ({ project, q }), people: ({ people }) => people }}
            takesAddress
          />
        </Field>
        <Field label={t(texts.role)} error={form.error('role')}>
          <Select {...form.register('role')} options={roles} />
        </Field>
      </FieldRow>
      <div className={styles.acts}>
        <ActionButton type="submit" state={form.state}>
          {t(texts.add)}
        </ActionButton>
      </div>
    </CallForm>
  )
}
