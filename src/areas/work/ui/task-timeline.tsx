import { type FormEvent, useState } from 'react'
import type { OpenedProject } from '@schemas/work/entities/project'
import type { OpenedTask, TimelineEntry } from '@schemas/work/entities/task'
import { mentionsIn, splitMentions } from '@schemas/work/rules/mentions'
import { call as commentCall } from '@client/work/calls/task/comment'
import { useLocale, useTimeZone } from '@kit/boot'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { formatDateTime } from '@kit/format'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { Button } from '@kit/ui/button'
import { Checkbox } from '@kit/ui/checkbox'
import { useStoredDraft } from '@kit/use-stored-draft'
import { refreshTasks } from './calls'
import { CommentField } from './comment-field'
import { sheetTexts } from './sheet-texts'
import { texts } from './texts'
import styles from './work.module.css'

type Props = { task: OpenedTask; project: OpenedProject }

/** Comments and changes in one line, oldest first, and a field for the next comment. */
export function TaskTimeline({ task, project }: Props) {
  const isMember = project.role !== 'viewer'
  const t = useT()
  const locale = useLocale()
  const timeZone = useTimeZone()
  const [{ text }, change, forget] = useStoredDraft(`task-comment:${task.id}`, { text: '' })
  const [internal, setInternal] = useState(false)
  const [error, setError] = useState<string>()
  const seesInternal = project.viewersSee === 'all' || !(internal || task.internal)
  const readers = project.members.filter(({ role }) => seesInternal || role !== 'viewer').map(({ person }) => person)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    try {
      const mentions = mentionsIn(text, readers)
      await callGateway(commentCall, { task: task.id, text, internal, ...(mentions.length > 0 ? { mentions } : {}) })
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
            <p className={styles.said}>{entry.kind === 'comment' ? <Comment entry={entry} /> : changeText(entry, t)}</p>
          </li>
        ))}
      </ol>
      {!project.archived && (
        <form className={styles.sheet} aria-label={t(sheetTexts.comment)} onSubmit={(event) => void send(event)}>
          <CommentField text={text} error={error} readers={readers} onChange={(next) => change({ text: next })} />
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

function Comment({ entry: { text = '', mentions = [] } }: { entry: TimelineEntry }) {
  let at = 0
  return splitMentions(text, mentions).map((part) => {
    const key = (at += 1)
    return typeof part === 'string' ? part : <b key={key}>@{part.name}</b>
  })
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
