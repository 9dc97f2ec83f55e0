import { useState } from 'react'
import { type MemberRole, memberRoles, type OpenedProject } from '@schemas/work/entities/project'
import { call as setMember } from '@client/work/calls/project/set-member'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { CallForm } from '@kit/form/call-form'
import { FieldRow } from '@kit/form/field-row'
import { useCallForm } from '@kit/form/use-call-form'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { EmptyState } from '@kit/ui/empty-state'
import { Field } from '@kit/ui/field'
import { showToast } from '@kit/ui/overlay/toasts'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import { groupsCall, openProjectCall } from '../calls'
import { AskFirst } from './ask-first'
import { refreshProject } from './refresh-project'
import { RowAct } from './row-act'
import { settingsTexts as texts } from './settings-texts'
import styles from './settings.module.css'

/** Who is in the project, and what each may do. */
export function MemberSettings({ project }: { project: OpenedProject }) {
  const t = useT()
  return (
    <section className={styles.part} aria-label={t(texts.parts.members)}>
      {!project.archived && <AddMember project={project.id} />}
      {project.members.length === 0 && <EmptyState icon="users" title={t(texts.noMembers)} />}
      <ul className={styles.rows}>
        {project.members.map(({ person, role }) => (
          <li key={person.id}>
            <Member project={project} person={person} role={role} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type MemberProps = { project: OpenedProject; person: { id: string; name: string }; role: MemberRole }

function Member({ project, person: { id, name }, role }: MemberProps) {
  const t = useT()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const set = async (next: MemberRole | null) => {
    setBusy(true)
    setError(undefined)
    try {
      await callGateway(setMember, { project: project.id, person: id, role: next })
      await refreshProject()
    } catch (problem) {
      if (!(problem instanceof GatewayError)) throw problem
      setError(problem.message)
    } finally {
      setBusy(false)
    }
  }
  const roles = useRoles()
  return (
    <>
      <div className={styles.row}>
        <span className={styles.what}>{name}</span>
        <Field label={t(texts.roleOf, { name })} labelHidden error={error} className={styles.role ?? ''}>
          <Select
            value={role}
            options={roles}
            disabled={isBusy || project.archived}
            onChange={({ target }) => void set(target.value as MemberRole)}
          />
        </Field>
        {!project.archived && (
          <RowAct icon="trash" disabled={isBusy} label={t(texts.remove, { name })} onClick={() => setOpen(true)} />
        )}
      </div>
      {isOpen && (
        <AskFirst
          question={t(texts.removeMember, { name })}
          act={t(texts.remove, { name })}
          onAct={async () => {
            await set(null)
            setOpen(false)
          }}
          onCancel={() => setOpen(false)}
        />
      )}
    </>
  )
}

function AddMember({ project }: { project: string }) {
  const t = useT()
  const form = useCallForm(setMember, {
    contract: () => import('@schemas/work/calls/project/set-member'),
    defaultValues: { project, email: '', role: 'member' },
    refresh: [openProjectCall, groupsCall],
    done: () => {
      form.reset({ project, email: '', role: 'member' })
      showToast(t(texts.memberAdded), { tone: 'success' })
    },
  })
  const roles = useRoles()
  return (
    <CallForm form={form} label={t(texts.addMember)} className={styles.form ?? ''}>
      <h3 className={styles.subhead}>{t(texts.addMember)}</h3>
      <FieldRow>
        <Field label={t(texts.email)} error={form.error('email')}>
          <TextInput {...form.register('email')} type="email" autoComplete="off" />
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

function useRoles() {
  const t = useT()
  return memberRoles.map((value) => ({ value, label: t(texts.roles[value]) }))
}
