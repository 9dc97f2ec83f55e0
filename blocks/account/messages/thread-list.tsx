import type { ThreadEntry } from '@schemas/messages/entities/message'
import { useT } from '@kit/t'
import { PersonMark, useNameOf } from './conversation'
import type { Waiting } from './outbox'
import { texts } from './texts'
import { useDays } from './use-days'
import styles from './view.module.css'

type Props = {
  threads: readonly ThreadEntry[]
  chosen: string
  /** Undelivered messages. */ unsent: readonly Waiting[]
  onChoose: (id: string) => void
}

export function ThreadList({ threads, chosen, unsent, onChoose }: Props) {
  const t = useT()
  const nameOf = useNameOf()
  const { isToday, timeOf, shortDayOf } = useDays()
  const whenOf = (at: string) => (isToday(at) ? timeOf(at) : shortDayOf(at))
  return (
    <ul className={styles.threads} aria-label={t(texts.threads)}>
      {threads.map(({ id, kind, person, last, unread }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.entry}
            aria-current={id === chosen || undefined}
            data-unread={unread > 0 || undefined}
            onClick={() => onChoose(id)}
          >
            <PersonMark person={person} kind={kind} />
            <span className={styles.words}>
              <span className={styles.line}>
                <span className={styles.who}>{nameOf(person, kind)}</span>
                <time className={styles.when} dateTime={last.at}>
                  {whenOf(last.at)}
                </time>
              </span>
              <span className={styles.line}>
                {person && unsent.some(({ to }) => to.id === person.id) && (
                  <span className={styles.failed}>{t(texts.unsent)}</span>
                )}
                <span className={styles.snippet}>{last.isOwn ? t(texts.you, { body: last.body }) : last.body}</span>
                {unread > 0 && (
                  <span className={styles.count}>
                    <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
                    <span className="visually-hidden">{t(texts.unread, { count: unread })}</span>
                  </span>
                )}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Undelivered messages to people who are not in the list: first messages, and conversations on later pages. */
export function Unsent({ messages, onChoose }: { messages: readonly Waiting[]; onChoose: (message: Waiting) => void }) {
  const t = useT()
  const nameOf = useNameOf()
  const firsts = messages.filter(({ to }, index) => messages.findIndex((each) => each.to.id === to.id) === index)
  if (firsts.length === 0) return null
  return (
    <ul className={styles.threads} aria-label={t(texts.unsent)}>
      {firsts.map((message) => (
        <li key={message.id}>
          <button type="button" className={styles.entry} onClick={() => onChoose(message)}>
            <PersonMark person={message.to} kind="direct" />
            <span className={styles.words}>
              <span className={styles.who}>{nameOf(message.to, 'direct')}</span>
              <span className={styles.line}>
                <span className={styles.failed}>{t(texts.unsent)}</span>
                <span className={styles.snippet}>{message.body}</span>
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
