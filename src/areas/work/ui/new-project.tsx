import { useEffect } from 'react'
import { call as createProject } from '@client/work/calls/project/create'
import { CallForm } from '@kit/form/call-form'
import { FieldRow } from '@kit/form/field-row'
import { useCallForm } from '@kit/form/use-call-form'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Button } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { showToast } from '@kit/ui/overlay/toasts'
import { TextInput } from '@kit/ui/text-input'
import { groupsCall } from './calls'
import { projectTexts } from './project-texts'
import styles from './work.module.css'

export function NewProject({ group, onDone }: { group: string; onDone: () => void }) {
  const t = useT()
  const form = useCallForm(createProject, {
    contract: () => import('@schemas/work/calls/project/create'),
    defaultValues: { group, name: '', key: '' },
    draft: { name: 'new-project', fields: ['name', 'key'] },
    refresh: [groupsCall],
    done: () => {
      showToast(t(projectTexts.created), { tone: 'success' })
      onDone()
    },
  })
  const { setFocus } = form
  // The button that opened the form is gone, and the focus with it.
  useEffect(() => setFocus('name'), [setFocus])
  return (
    <CallForm form={form} label={t(projectTexts.newProject)}>
      <FieldRow>
        <Field label={t(projectTexts.projectName)} error={form.error('name')}>
          <TextInput {...form.register('name')} autoComplete="off" />
        </Field>
        <Field label={t(projectTexts.key)} hint={t(projectTexts.keyHint)} error={form.error('key')}>
          <TextInput
            {...form.register('key')}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={8}
            spellCheck={false}
          />
        </Field>
      </FieldRow>
      <div className={styles.tools}>
        <ActionButton type="submit" state={form.state}>
          {t(projectTexts.create)}
        </ActionButton>
        <Button look="secondary" onClick={onDone}>
          {t(projectTexts.cancel)}
        </Button>
      </div>
    </CallForm>
  )
}
