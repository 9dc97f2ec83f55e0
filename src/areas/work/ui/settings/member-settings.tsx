import { useState } from 'react'
import { type MemberRole, type OpenedProject } from '@schemas/work/entities/project'
import { call as setMember } from '@client/work/calls/project/set-member'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { EmptyState } from '@kit/ui/empty-state'
import { Field } from '@kit/ui/field'
import { Select } from '@kit/ui/select'
import { AddMember } from './add-member'
import { AskFirst } from './ask-first'
import { refreshProject } from './refresh-project'
import { RowAct } from './row-act'
import { settingsTexts as texts } from './settings-texts'
import { useRoles } from './use-roles'
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
