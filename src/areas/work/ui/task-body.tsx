import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { OpenedProject } from '@schemas/work/entities/project'
import { type OpenedTask, priorities, type TaskChanges } from '@schemas/work/entities/task'
import { dayIn } from '@schemas/zoned-parts'
import { call as saveTodo } from '@client/work/calls/todo/save'
import { useLocale, useTimeZone } from '@kit/boot'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { DateField } from '@kit/form/date-field'
import { Notice } from '@kit/form/notice'
import { PersonPicker } from '@kit/form/person-picker'
import { formatDate } from '@kit/format'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { Checkbox } from '@kit/ui/checkbox'
import { Field } from '@kit/ui/field'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import { refreshTasks } from './calls'
import type { SheetField } from './keys/task-keys'
import { RelatedTasks } from './related-tasks'
import { RepeatField } from './repeat/repeat-field'
import { saveTask } from './save-task'
import { SavedText } from './saved-text'
import { sheetTexts } from './sheet-texts'
import { TaskFiles } from './task-files'
import { TaskTimeline } from './task-timeline'
import { texts } from './texts'
import styles from './work.module.css'

type Props = {
  task: OpenedTask
  project: OpenedProject
  mayWrite: boolean
  field?: SheetField | undefined
  /** The page has its title as a heading. */
  isTitled?: boolean
  onOpen: (key: string) => void
}

const isDay = (text: string) => text === '' || /^\d{4}-\d{2}-\d{2}$/.test(text)

/** The fields of a task, what it is connected with, and what was said. */
export function TaskBody({ task, project, mayWrite, field, isTitled = false, onOpen }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (field) frame.current?.querySelector<HTMLElement>(`[data-field="${field}"] input`)?.focus()
  }, [field])
  const t = useT()
  const locale = useLocale()
  const timeZone = useTimeZone()
  const [today] = useState(() => dayIn(Date.now(), timeZone))
  const [error, setError] = useState<string>()
  const change = async (changes: TaskChanges) => {
    try {
      await saveTask(task.id, changes)
      setError(undefined)
    } catch (problem) {
      if (!(problem instanceof GatewayError)) throw problem
      setError(problem.message)
    }
  }
  const day = (name: 'startOn' | 'dueOn') => (text: string) => {
    if (isDay(text) && (text || null) !== task[name])
      void change({ [name]: { from: task[name], to: text || null } } as TaskChanges)
  }
  const toggled = (list: readonly string[], id: string) =>
    list.includes(id) ? list.filter((each) => each !== id) : [...list, id]
  const people = task.assignees.map(({ id }) => id)
  const { rollUp } = task
  return (
    <div ref={frame} className={styles.sheet} data-task={task.key}>
      {error && <Notice tone="danger">{error}</Notice>}
      <RelatedTasks label={t(sheetTexts.part)} tasks={task.ancestors} onOpen={onOpen} />
      {mayWrite ? (
        <div data-field="title">
          <SavedText
            name={`${task.id}:title`}
            label={t(texts.title)}
            value={task.title}
            maxLength={250}
            onSave={(from, to) => saveTask(task.id, { title: { from, to } })}
          />
        </div>
      ) : (
        !isTitled && <h3 className={styles.title}>{task.title}</h3>
      )}
      <fieldset className={styles.fields} disabled={!mayWrite} aria-label={t(texts.status)}>
        <Field label={t(texts.status)}>
          <Select
            value={task.status}
            options={project.statuses.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => void change({ status: { from: task.status, to: target.value } })}
          />
        </Field>
        <Field label={t(texts.priority)}>
          <Select
            value={String(task.priority)}
            options={priorities.map((value) => ({ value: `${value}`, label: t(texts.priorities[`${value}`]) }))}
            onChange={({ target }) => void change({ priority: { from: task.priority, to: Number(target.value) } })}
          />
        </Field>
        <div data-field="startOn">
          <Field label={t(texts.start)}>
            <DateField value={task.startOn ?? ''} onChange={day('startOn')} disabled={!mayWrite} />
          </Field>
        </div>
        <div data-field="dueOn">
          <Field label={t(texts.due)}>
            <DateField value={task.dueOn ?? ''} onChange={day('dueOn')} disabled={!mayWrite} />
          </Field>
        </div>
      </fieldset>
      <RepeatField task={task} mayWrite={mayWrite} today={today} />
      {rollUp && (
        <p className={styles.hint}>
          {t(sheetTexts.span, {
            from: rollUp.startOn ? formatDate(rollUp.startOn, locale) : '—',
            to: rollUp.dueOn ? formatDate(rollUp.dueOn, locale) : '—',
            progress: rollUp.progress,
          })}
        </p>
      )}
      <Field label={t(texts.assignees)}>
        <PersonPicker
          isMultiple
          people={project.members.map(({ person }) => person)}
          value={task.assignees}
          disabled={!mayWrite}
          placeholder={t(texts.assign)}
          onChange={(next) => void change({ assignees: { from: people, to: next.map(({ id }) => id) } })}
        />
      </Field>
      {project.labels.length > 0 && (
        <fieldset className={styles.tools} disabled={!mayWrite}>
          <legend className={styles.subhead}>{t(texts.labels)}</legend>
          {project.labels.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={task.labels.includes(id)}
              onChange={() => void change({ labels: { from: task.labels, to: toggled(task.labels, id) } })}
            />
          ))}
        </fieldset>
      )}
      {mayWrite && (
        <Checkbox
          label={t(sheetTexts.internalTask)}
          checked={task.internal}
          onChange={() => void change({ internal: { from: task.internal, to: !task.internal } })}
        />
      )}
      {mayWrite ? (
        <SavedText
          name={`${task.id}:description`}
          label={t(sheetTexts.description)}
          value={task.description}
          isLong
          maxLength={20_000}
          onSave={(from, to) => saveTask(task.id, { description: { from, to } })}
        />
      ) : (
        task.description && <p className={styles.said}>{task.description}</p>
      )}
      <Checklist task={task} mayWrite={mayWrite} />
      <TaskFiles task={task} mayWrite={mayWrite} />
      <RelatedTasks label={t(sheetTexts.subtasks)} tasks={task.subtasks} onOpen={onOpen} />
      <RelatedTasks label={t(sheetTexts.before)} tasks={task.before} onOpen={onOpen} />
      <RelatedTasks label={t(sheetTexts.after)} tasks={task.after} onOpen={onOpen} />
      <TaskTimeline task={task} project={project} />
    </div>
  )
}

function Checklist({ task, mayWrite }: { task: OpenedTask; mayWrite: boolean }) {
  const t = useT()
  const [text, setText] = useState('')
  const store = async (input: Parameters<typeof callGateway<typeof saveTodo>>[1]) => {
    await callGateway(saveTodo, input)
    await refreshTasks()
  }
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    setText('')
    void store({ task: task.id, text })
  }
  if (!mayWrite && task.checklist.length === 0) return null
  return (
    <section aria-label={t(sheetTexts.checklist)}>
      <h4 className={styles.subhead}>{t(sheetTexts.checklist)}</h4>
      {task.checklist.map((line) => (
        <Checkbox
          key={line.id}
          label={line.text}
          checked={line.done}
          disabled={!mayWrite}
          onChange={() => void store({ id: line.id, done: !line.done })}
        />
      ))}
      {mayWrite && (
        <form className={styles.add} onSubmit={add}>
          <Field label={t(sheetTexts.addLine)} labelHidden>
            <TextInput
              value={text}
              maxLength={500}
              placeholder={t(sheetTexts.addLine)}
              onChange={({ target }) => setText(target.value)}
            />
          </Field>
          <Button type="submit" look="secondary" disabled={text.trim() === ''}>
            {t(sheetTexts.addLine)}
          </Button>
        </form>
      )}
    </section>
  )
}
