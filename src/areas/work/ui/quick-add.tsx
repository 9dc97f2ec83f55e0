import { type FormEvent, type Ref, useRef, useState } from 'react'
import type { OpenedProject } from '@schemas/work/entities/project'
import { type QuickTask, readQuickAdd } from '@schemas/work/rules/quick-add'
import { dayIn } from '@schemas/zoned-parts'
import { call as createCall } from '@client/work/calls/task/create'
import { useLocale, useTimeZone } from '@kit/boot'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { PersonPicker, type PickedPerson } from '@kit/form/person-picker'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { Button } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { hideToast, showToast } from '@kit/ui/overlay/toasts'
import { TextInput } from '@kit/ui/text-input'
import { useStoredDraft } from '@kit/use-stored-draft'
import { refreshTasks } from './calls'
import { dueText } from './task-table'
import { texts } from './texts'
import styles from './work.module.css'

/** Someone whose name begins with what was written, or a label of that name. */
const personOf = ({ members }: OpenedProject, name: string) =>
  members.find(({ person }) => person.name.toLowerCase().startsWith(name.toLowerCase()))?.person
const labelOf = ({ labels }: OpenedProject, name: string) =>
  labels.find((label) => label.name.toLowerCase() === name.toLowerCase())

/** One line that makes a task. What was read in it, dates and people, is shown as chips before it is sent. */
export function QuickAdd({ project, ref }: { project: OpenedProject; ref?: Ref<HTMLInputElement> }) {
  const t = useT()
  const locale = useLocale()
  const timeZone = useTimeZone()
  const [today] = useState(() => dayIn(Date.now(), timeZone))
  const [{ line }, change, forget] = useStoredDraft(`quick-add:${project.id}`, { line: '' })
  const [picked, setPicked] = useState<readonly PickedPerson[]>([])
  const [error, setError] = useState<string>()
  const [isSending, setSending] = useState(false)
  const added = useRef<string>(undefined)
  const read = readQuickAdd(line, today)
  const fault =
    read.people.filter((name) => !personOf(project, name)).map((name) => t(texts.unknownPerson, { name }))[0] ??
    read.labels.filter((name) => !labelOf(project, name)).map((name) => t(texts.unknownLabel, { name }))[0]
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (read.title === '' || isSending) return
    if (fault) return setError(fault)
    setSending(true)
    setError(undefined)
    try {
      const made = await callGateway(createCall, inputOf(project, read, picked))
      forget()
      setPicked([])
      // One is enough on a phone, whose screen several would cover.
      if (added.current) hideToast(added.current)
      added.current = showToast(t(texts.added, { key: made.key }), { tone: 'success' })
      // The next line can be sent while the lists ask again.
      void refreshTasks()
    } catch (problem) {
      if (!(problem instanceof GatewayError)) throw problem
      setError(problem.message)
    } finally {
      setSending(false)
    }
  }
  return (
    <form className={styles.add} aria-label={t(texts.add)} onSubmit={(event) => void send(event)}>
      <Field label={t(texts.add)} labelHidden error={error}>
        <TextInput
          ref={ref}
          icon="plus"
          maxLength={400}
          placeholder={t(texts.addHint)}
          autoComplete="off"
          value={line}
          onChange={({ target }) => {
            setError(undefined)
            change({ line: target.value })
          }}
        />
      </Field>
      <Button type="submit" disabled={read.title === '' || isSending}>
        {t(texts.add)}
      </Button>
      {line !== '' && (
        <span className={styles.chips} aria-live="polite">
          {read.dueOn && (
            <Badge size="s" icon="calendar">
              {dueText({ dueOn: read.dueOn, dueMin: read.dueMin ?? null }, locale)}
            </Badge>
          )}
          {read.priority !== undefined && (
            <Badge size="s" icon="flag">
              {t(texts.priorities[`${read.priority}` as '0'])}
            </Badge>
          )}
          {read.people.map((name) => (
            <Badge key={name} size="s" icon="user" tone={personOf(project, name) ? 'neutral' : 'danger'}>
              {personOf(project, name)?.name ?? t(texts.unknownPerson, { name })}
            </Badge>
          ))}
          {read.labels.map((name) => (
            <Badge key={name} size="s" tone={labelOf(project, name) ? 'neutral' : 'danger'}>
              {labelOf(project, name)?.name ?? t(texts.unknownLabel, { name })}
            </Badge>
          ))}
        </span>
      )}
      {line !== '' && (
        <Field label={t(texts.assignees)} labelHidden className={styles.assign ?? ''}>
          <PersonPicker
            isMultiple
            people={project.members.map(({ person }) => person)}
            value={picked}
            placeholder={t(texts.assign)}
            onChange={setPicked}
          />
        </Field>
      )}
    </form>
  )
}

function inputOf(
  project: OpenedProject,
  { title, dueOn, dueMin, priority, people, labels }: QuickTask,
  picked: readonly PickedPerson[],
) {
  return {
    project: project.id,
    title,
    ...(dueOn === undefined ? {} : { dueOn }),
    ...(dueMin === undefined ? {} : { dueMin }),
    ...(priority === undefined ? {} : { priority }),
    assignees: [
      ...new Set([...people.flatMap((name) => personOf(project, name)?.id ?? []), ...picked.map(({ id }) => id)]),
    ],
    labels: labels.flatMap((name) => labelOf(project, name)?.id ?? []),
  }
}
