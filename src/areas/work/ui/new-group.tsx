import { useEffect } from 'react'
import { call as saveGroup } from '@client/work/calls/project/save-group'
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

export function NewGroup({ onDone }: { onDone: () => void }) {
  const t = useT()
  const form = useCallForm(saveGroup, {
    contract: () => import('@schemas/work/calls/project/save-group'),
    defaultValues: { name: '', slug: '' },
    draft: { name: 'new-group', fields: ['name', 'slug'] },
    refresh: [groupsCall],
    done: () => {
      showToast(t(projectTexts.groupCreated), { tone: 'success' })
      onDone()
    },
  })
  const { setFocus } = form
  // The button that opened the form is gone, and the focus with it.
  useEffect(() => setFocus('name'), [setFocus])
  return (
    <CallForm form={form} label={t(projectTexts.newGroup)}>
      <FieldRow>
        <Field label={t(projectTexts.groupName)} error={form.error('name')}>
          <TextInput {...form.register('name')} autoComplete="off" />
        </Field>
        <Field label={t(projectTexts.slug)} hint={t(projectTexts.slugHint)} error={form.error('slug')}>
          <TextInput {...form.register('slug')} autoComplete="off" autoCapitalize="none" spellCheck={false} />
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
