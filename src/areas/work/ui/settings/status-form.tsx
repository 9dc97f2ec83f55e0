import type { InputOf } from '@schemas/call'
import { type Status, statusGroups } from '@schemas/work/entities/status'
import { call as saveStatus } from '@client/work/calls/project/save-status'
import { CallForm } from '@kit/form/call-form'
import { FieldRow } from '@kit/form/field-row'
import { useCallForm } from '@kit/form/use-call-form'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Button } from '@kit/ui/button'
import { Checkbox } from '@kit/ui/checkbox'
import { Field } from '@kit/ui/field'
import { showToast } from '@kit/ui/overlay/toasts'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import { texts as workTexts } from '../texts'
import { ColorSelect } from './color-select'
import { refreshProject } from './refresh-project'
import { settingsTexts as texts } from './settings-texts'
import styles from './settings.module.css'

type Values = Omit<InputOf<typeof saveStatus>, 'wipLimit'> & { wipLimit: string }
type Props = { project: string; status?: Status; onDone: () => void }

/** Makes a status, or changes one. */
export function StatusForm({ project, status, onDone }: Props) {
  const t = useT()
  const form = useCallForm<typeof saveStatus, Values>(saveStatus, {
    contract: () => import('@schemas/work/calls/project/save-status'),
    defaultValues: {
      name: status?.name ?? '',
      group: status?.group ?? 'started',
      color: status?.color ?? 'neutral',
      wipLimit: status?.wipLimit == null ? '' : `${status.wipLimit}`,
      isDefault: status?.isDefault ?? false,
    },
    input: ({ wipLimit, ...values }) => ({
      ...values,
      project,
      ...(status ? { id: status.id } : {}),
      wipLimit: wipLimit.trim() === '' ? null : Number(wipLimit),
    }),
    done: () => {
      showToast(t(texts.saved), { tone: 'success' })
      void refreshProject()
      onDone()
    },
  })
  return (
    <CallForm
      form={form}
      label={status ? t(texts.edit, { name: status.name }) : t(texts.newStatus)}
      className={styles.form ?? ''}
    >
      <FieldRow>
        <Field label={t(texts.name)} error={form.error('name')}>
          <TextInput {...form.register('name')} autoComplete="off" maxLength={40} />
        </Field>
        <Field label={t(texts.color)} error={form.error('color')}>
          <ColorSelect {...form.register('color')} />
        </Field>
      </FieldRow>
      <FieldRow>
        <Field label={t(texts.kind)} error={form.error('group')}>
          <Select
            {...form.register('group')}
            options={statusGroups.map((value) => ({ value, label: t(workTexts.groups[value]) }))}
          />
        </Field>
        <Field label={t(texts.limit)} hint={t(texts.limitHint)} error={form.error('wipLimit')}>
          <TextInput {...form.register('wipLimit')} inputMode="numeric" autoComplete="off" maxLength={3} />
        </Field>
      </FieldRow>
      {/* The one default goes on until another status takes its place. */}
      <Checkbox {...form.register('isDefault')} label={t(texts.isDefault)} disabled={status?.isDefault === true} />
      <div className={styles.acts}>
        <ActionButton type="submit" state={form.state}>
          {t(texts.save)}
        </ActionButton>
        <Button look="secondary" onClick={onDone}>
          {t(texts.cancel)}
        </Button>
      </div>
    </CallForm>
  )
}
