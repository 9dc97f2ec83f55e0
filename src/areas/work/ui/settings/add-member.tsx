import { useEffect, useState } from 'react'
import { useController } from 'react-hook-form'
import type { MemberRole } from '@schemas/work/entities/project'
import { call as peopleCall } from '@client/work/calls/project/people'
import { call as setMember } from '@client/work/calls/project/set-member'
import { CallForm } from '@kit/form/call-form'
import { FieldRow } from '@kit/form/field-row'
import { useCallForm } from '@kit/form/use-call-form'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Combobox } from '@kit/ui/combobox/combobox'
import { Field } from '@kit/ui/field'
import { showToast } from '@kit/ui/overlay/toasts'
import { Select } from '@kit/ui/select'
import { useCall } from '@kit/use-call'
import { groupsCall, openProjectCall } from '../calls'
import { settingsTexts as texts } from './settings-texts'
import { useRoles } from './use-roles'
import styles from './settings.module.css'

type Option = { value: string; label: string }
/** `email`: an address, or the id of someone who was found by name. */
type Values = { email: string; role: MemberRole }

const searchMs = 250
const none: Values = { email: '', role: 'member' }

/** Adds someone of the site to a project: found by name, or named by address. */
export function AddMember({ project }: { project: string }) {
  const t = useT()
  const form = useCallForm<typeof setMember, Values>(setMember, {
    contract: () => import('@schemas/work/calls/project/set-member'),
    defaultValues: none,
    input: ({ email, role }) => ({
      project,
      role,
      ...(email === '' || email.includes('@') ? { email } : { person: email }),
    }),
    refresh: [openProjectCall, groupsCall, peopleCall],
    done: () => {
      form.reset(none)
      showToast(t(texts.memberAdded), { tone: 'success' })
    },
  })
  const {
    field: { ref, name, value, onChange },
  } = useController({ control: form.control, name: 'email' })
  const [chosen, setChosen] = useState<Option>()
  const [typed, setTyped] = useState('')
  const [query, setQuery] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed.trim()), searchMs)
    return () => clearTimeout(timer)
  }, [typed])
  const isName = query.length > 1 && !query.includes('@')
  const { data } = useCall(peopleCall, { project, q: query }, { enabled: isName })
  const address = typed.trim()
  const options: Option[] = [
    ...(address.includes('@') ? [{ value: address, label: address }] : []),
    ...(isName && address !== '' ? (data?.people ?? []).map((each) => ({ value: each.id, label: each.name })) : []),
    ...(address === '' && chosen ? [chosen] : []),
  ]
  const roles = useRoles()
  return (
    <CallForm form={form} label={t(texts.addMember)} className={styles.form ?? ''}>
      <h3 className={styles.subhead}>{t(texts.addMember)}</h3>
      <FieldRow>
        <Field label={t(texts.who)} error={form.error('email')}>
          <Combobox
            ref={ref}
            name={name}
            value={value}
            options={options}
            onType={setTyped}
            onChange={(next, option) => {
              setChosen(option)
              onChange(next)
            }}
            {...(address === '' && !chosen ? { note: t(texts.typeMore) } : {})}
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
