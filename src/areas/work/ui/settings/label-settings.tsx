import { useState } from 'react'
import type { Label, OpenedProject } from '@schemas/work/entities/project'
import { call as saveLabel } from '@client/work/calls/project/save-label'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { CallForm } from '@kit/form/call-form'
import { FieldRow } from '@kit/form/field-row'
import { useCallForm } from '@kit/form/use-call-form'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Badge } from '@kit/ui/badge'
import { Button } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { Field } from '@kit/ui/field'
import { showToast } from '@kit/ui/overlay/toasts'
import { TextInput } from '@kit/ui/text-input'
import { AskFirst } from './ask-first'
import { ColorSelect } from './color-select'
import { refreshProject } from './refresh-project'
import { RowAct } from './row-act'
import { settingsTexts as texts } from './settings-texts'
import styles from './settings.module.css'

/** The labels of a project. */
export function LabelSettings({ project }: { project: OpenedProject }) {
  const t = useT()
  const { labels, archived } = project
  const [open, setOpen] = useState<string>()
  const [leaving, setLeaving] = useState<string>()
  const close = () => setOpen(undefined)
  const remove = async ({ id, name, color }: Label) => {
    try {
      await callGateway(saveLabel, { project: project.id, id, name, color, removed: true })
    } catch (problem) {
      if (!(problem instanceof GatewayError)) throw problem
      showToast(problem.message, { tone: 'error' })
    }
    setLeaving(undefined)
    await refreshProject()
  }
  return (
    <section className={styles.part} aria-label={t(texts.parts.labels)}>
      {labels.length === 0 && (
        <EmptyState icon="tag" title={t(texts.noLabels)}>
          {t(texts.noLabelsHint)}
        </EmptyState>
      )}
      <ul className={styles.rows}>
        {labels.map((label) => (
          <li key={label.id}>
            <div className={styles.row}>
              <span className={styles.what}>
                <Badge tone={label.color}>{label.name}</Badge>
              </span>
              {!archived && (
                <span className={styles.acts}>
                  <RowAct
                    icon="edit"
                    aria-expanded={open === label.id}
                    label={t(texts.edit, { name: label.name })}
                    onClick={() => setOpen(label.id)}
                  />
                  <RowAct
                    icon="trash"
                    label={t(texts.delete, { name: label.name })}
                    onClick={() => setLeaving(label.id)}
                  />
                </span>
              )}
            </div>
            {leaving === label.id && (
              <AskFirst
                question={t(texts.deleteLabel, { name: label.name })}
                act={t(texts.delete, { name: label.name })}
                onAct={() => remove(label)}
                onCancel={() => setLeaving(undefined)}
              />
            )}
            {open === label.id && <LabelForm project={project.id} label={label} onDone={close} />}
          </li>
        ))}
      </ul>
      {!archived &&
        (open === '' ? (
          <LabelForm project={project.id} onDone={close} />
        ) : (
          <div className={styles.acts}>
            <Button look="secondary" icon="plus" onClick={() => setOpen('')}>
              {t(texts.newLabel)}
            </Button>
          </div>
        ))}
    </section>
  )
}

function LabelForm({ project, label, onDone }: { project: string; label?: Label; onDone: () => void }) {
  const t = useT()
  const form = useCallForm(saveLabel, {
    contract: () => import('@schemas/work/calls/project/save-label'),
    defaultValues: {
      project,
      ...(label ? { id: label.id } : {}),
      name: label?.name ?? '',
      color: label?.color ?? 'neutral',
    },
    done: () => {
      showToast(t(texts.saved), { tone: 'success' })
      void refreshProject()
      onDone()
    },
  })
  return (
    <CallForm
      form={form}
      label={label ? t(texts.edit, { name: label.name }) : t(texts.newLabel)}
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
