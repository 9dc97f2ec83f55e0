import type { Status } from '@schemas/work/entities/status'
import { call as deleteStatus } from '@client/work/calls/project/delete-status'
import { CallForm } from '@kit/form/call-form'
import { useCallForm } from '@kit/form/use-call-form'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Button } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { showToast } from '@kit/ui/overlay/toasts'
import { Select } from '@kit/ui/select'
import { refreshProject } from './refresh-project'
import { settingsTexts as texts } from './settings-texts'
import styles from './settings.module.css'

type Props = { status: Status; others: readonly Status[]; onDone: () => void }

/** Deletes a status once it is known where its tasks go. */
export function DeleteStatus({ status, others, onDone }: Props) {
  const t = useT()
  const form = useCallForm<typeof deleteStatus, { replacement: string }>(deleteStatus, {
    contract: () => import('@schemas/work/calls/project/delete-status'),
    defaultValues: { replacement: '' },
    input: ({ replacement }) => ({ id: status.id, ...(replacement ? { replacement } : {}) }),
    done: ({ moved }) => {
      showToast(t(texts.statusDeleted, { count: moved }), { tone: 'success' })
      void refreshProject()
      onDone()
    },
  })
  return (
    <CallForm form={form} label={t(texts.delete, { name: status.name })} className={styles.form ?? ''}>
      <Field label={t(texts.moveTasks)} error={form.error('replacement')}>
        <Select
          {...form.register('replacement')}
          placeholder={t(texts.choose)}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
      <div className={styles.acts}>
        <ActionButton type="submit" look="danger" state={form.state}>
          {t(texts.deleteStatus)}
        </ActionButton>
        <Button look="secondary" onClick={onDone}>
          {t(texts.cancel)}
        </Button>
      </div>
    </CallForm>
  )
}
