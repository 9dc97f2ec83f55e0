import { useState } from 'react'
import { useController } from 'react-hook-form'
import {
  type Health,
  healths,
  type OpenedProject,
  type ProjectAccess,
  type ViewersSee,
} from '@schemas/work/entities/project'
import { call as saveProject } from '@client/work/calls/project/save'
import { type CallForm as Form, useCallForm } from '@kit/form/use-call-form'
import { CallForm } from '@kit/form/call-form'
import { DateField } from '@kit/form/date-field'
import { FieldRow } from '@kit/form/field-row'
import { Notice } from '@kit/form/notice'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Field } from '@kit/ui/field'
import { showToast } from '@kit/ui/overlay/toasts'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import { Textarea } from '@kit/ui/textarea'
import { projectTexts } from '../project-texts'
import { texts as workTexts } from '../texts'
import { refreshProject } from './refresh-project'
import { settingsTexts as texts } from './settings-texts'
import { StageSettings } from './stage-settings'
import styles from './settings.module.css'

type Values = {
  name: string
  key: string
  summary: string
  startOn: string
  dueOn: string
  health: Health | ''
  access: ProjectAccess
  viewersSee: ViewersSee
}

const valuesOf = (project: OpenedProject): Values => ({
  name: project.name,
  key: project.key,
  summary: project.summary,
  startOn: project.startOn ?? '',
  dueOn: project.dueOn ?? '',
  health: project.health ?? '',
  access: project.access,
  viewersSee: project.viewersSee,
})

/** What a project is called, when it runs and who sees it. */
export function DetailSettings({ project }: { project: OpenedProject }) {
  const t = useT()
  // What was stored when the form was filled; only fields that differ from it are sent.
  const [seen, setSeen] = useState(project)
  const [newer, setNewer] = useState<OpenedProject>()
  const form = useCallForm<typeof saveProject, Values>(saveProject, {
    contract: () => import('@schemas/work/calls/project/save'),
    defaultValues: valuesOf(project),
    input: (values) => {
      const before = valuesOf(seen)
      const changed = Object.entries(values).filter(([name, value]) => before[name as keyof Values] !== value)
      const nullable = ['startOn', 'dueOn', 'health']
      return {
        id: project.id,
        version: (newer ?? seen).version,
        ...Object.fromEntries(
          changed.map(([name, value]) => [name, value === '' && nullable.includes(name) ? null : value]),
        ),
      }
    },
    refused: ({ details }) => {
      const stored = (details as { project?: OpenedProject } | undefined)?.project
      if (stored) setNewer(stored)
      return stored !== undefined
    },
    done: (stored) => {
      setSeen(stored)
      setNewer(undefined)
      form.reset(valuesOf(stored))
      showToast(t(texts.saved), { tone: 'success' })
      // The page's address names the project by its key.
      if (stored.key !== seen.key && location.pathname.endsWith(`/${seen.key}`))
        history.replaceState(
          history.state,
          '',
          location.pathname.replace(new RegExp(`${seen.key}$`), stored.key) + location.search,
        )
      void refreshProject()
    },
  })
  const options = <T extends string>(labels: Record<T, Parameters<typeof t>[0]>) =>
    (Object.keys(labels) as T[]).map((value) => ({ value, label: t(labels[value]) }))
  return (
    <section className={styles.part} aria-label={t(texts.parts.details)}>
      <StageSettings project={project} />
      <CallForm form={form} label={t(texts.parts.details)} guard className={styles.form ?? ''}>
        {newer && <Newer seen={seen} stored={newer} />}
        <FieldRow>
          <Field label={t(projectTexts.projectName)} error={form.error('name')}>
            <TextInput {...form.register('name')} autoComplete="off" maxLength={120} />
          </Field>
          <Field label={t(projectTexts.key)} hint={t(texts.keyHint)} error={form.error('key')}>
            <TextInput
              {...form.register('key')}
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={8}
              spellCheck={false}
            />
          </Field>
        </FieldRow>
        <Field label={t(texts.summary)} error={form.error('summary')}>
          <Textarea {...form.register('summary')} rows={3} maxLength={2000} />
        </Field>
        <FieldRow>
          <DayField form={form} name="startOn" label={t(workTexts.start)} />
          <DayField form={form} name="dueOn" label={t(workTexts.due)} />
        </FieldRow>
        <FieldRow>
          <Field label={t(texts.access)} error={form.error('access')}>
            <Select {...form.register('access')} options={options(texts.accesses)} />
          </Field>
          <Field label={t(texts.viewersSee)} error={form.error('viewersSee')}>
            <Select {...form.register('viewersSee')} options={options(texts.viewersSees)} />
          </Field>
        </FieldRow>
        <Field label={t(texts.health)} error={form.error('health')}>
          <Select
            {...form.register('health')}
            placeholder={t(texts.noHealth)}
            options={healths.map((value) => ({ value, label: t(projectTexts.healths[value]) }))}
          />
        </Field>
        <div className={styles.acts}>
          <ActionButton type="submit" state={form.state} disabled={project.archived}>
            {t(texts.save)}
          </ActionButton>
        </div>
      </CallForm>
    </section>
  )
}

/** What others stored since the form was filled. */
function Newer({ seen, stored }: { seen: OpenedProject; stored: OpenedProject }) {
  const t = useT()
  const before = valuesOf(seen)
  const changed = Object.entries(valuesOf(stored)).filter(([name, value]) => before[name as keyof Values] !== value)
  return (
    <Notice tone="warning">
      {changed.map(([name, value]) => (
        <p key={name}>{t(texts.newer, { text: value || '—' })}</p>
      ))}
      <p>{t(texts.saveMine)}</p>
    </Notice>
  )
}

type DayProps = { form: Form<Values>; name: 'startOn' | 'dueOn'; label: string }

function DayField({ form, name, label }: DayProps) {
  const { field } = useController({ control: form.control, name })
  return (
    <Field label={label} error={form.error(name)}>
      <DateField {...field} />
    </Field>
  )
}
