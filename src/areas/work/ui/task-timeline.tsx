import { type FormEvent, useState } from 'react'
import type { OpenedTask, TimelineEntry } from '@schemas/work/entities/task'
import { call as commentCall } from '@client/work/calls/task/comment'
import { useLocale, useTimeZone } from '@kit/boot'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { formatDateTime } from '@kit/format'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { Button } from '@kit/ui/button'
import { Checkbox } from '@kit/ui/checkbox'
import { Field } from '@kit/ui/field'
import { Textarea } from '@kit/ui/textarea'
import { useStoredDraft } from '@kit/use-stored-draft'
import { refreshTasks } from './calls'
import { sheetTexts } from './sheet-texts'
import { texts } from './texts'
import styles from './work.module.css'

type Props = { task: OpenedTask; isMember: boolean; isReadOnly: boolean }

/** Comments and changes in one line, oldest first, and a field for the next comment. */
export function TaskTimeline({ task, isMember, isReadOnly }: Props) {
  const t = useT()
  const locale = useLocale()
  const timeZone = useTimeZone()
  const [{ text }, change, forget] = useStoredDraft(`task-comment:${task.id}`, { text: '' })
  const [internal, setInternal] = useState(false)
  const [error, setError] = useState<string>()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    try {
      await callGateway(commentCall, { task: task.id, text, internal })
      forget()
      setError(undefined)
      await refreshTasks()
    } catch (problem) {
      if (!(problem instanceof GatewayError)) throw problem
      setError(problem.message)
    }
  }
  return (
    <section aria-label={t(sheetTexts.comments)}>
      <h4 className={styles.subhead}>{t(sheetTexts.comments)}</h4>
      <ol className={styles.timeline}>
        {task.timeline.map((entry) => (
          <li key={`${entry.kind}-${entry.id}`}>
            <span className={styles.hint}>
              {entry.kind === 'comment' && `${entry.person?.name || t(sheetTexts.someone)} · `}
              {formatDateTime(entry.at, locale, { timeZone })}{' '}
              {entry.internal && isMember && entry.kind === 'comment' && (
                <Badge size="s" icon="lock">
                  {t(texts.internal)}
                </Badge>
              )}
            </span>
            <p className={styles.said}>{entry.kind === 'comment' ? entry.text : changeText(entry, t)}</p>
          </li>
        ))}
      </ol>
      {!isReadOnly && (
        <form className={styles.sheet} aria-label={t(sheetTexts.comment)} onSubmit={(event) => void send(event)}>
          <Field label={t(sheetTexts.comment)} error={error}>
            <Textarea
              rows={3}
              maxLength={10_000}
              value={text}
              onChange={({ target }) => change({ text: target.value })}
            />
          </Field>
          <div className={styles.tools}>
            {isMember && (
              <Checkbox
                label={t(sheetTexts.internal)}
                checked={internal}
                onChange={({ target }) => setInternal(target.checked)}
              />
            )}
            <Button type="submit" icon="send" disabled={text.trim() === ''}>
              {t(sheetTexts.send)}
            </Button>
          </div>
        </form>
      )}
    </section>
  )
}

function changeText({ person, field = '', from, to }: TimelineEntry, t: ReturnType<typeof useT>): string {
  const name = person?.name || t(sheetTexts.someone)
  if (field === 'create') return t(sheetTexts.made, { name })
  const known = sheetTexts.fields[field as keyof typeof sheetTexts.fields]
  const label = known ? t(known) : field
  const isLong = ['description', 'link', 'trash', 'repeat'].includes(field)
  if (isLong) return t(sheetTexts.changedPlain, { name, field: label })
  const shown = (value: string | null | undefined) =>
    value === null || value === undefined || value === ''
      ? t(sheetTexts.nothing)
      : field === 'priority'
        ? t(texts.priorities[value as '0'])
        : value
  return t(sheetTexts.changed, { name, field: label, from: shown(from), to: shown(to) })
}
