import { Fragment } from 'react'
import type { Attachment } from '@schemas/files/entities/attachment'
import type { MessageEntry } from '@schemas/messages/entities/message'
import { AttachmentList } from '@kit/attachments/attachment-list'
import { LinkedText } from '@kit/linked-text'
import { useT } from '@kit/t'
import { ButtonLink } from '@kit/ui/button'
import { texts } from './texts'
import { useDays } from './use-days'
import type { Waiting } from './outbox'
import styles from './view.module.css'

type Props = {
  messages: readonly MessageEntry[]
  waiting: readonly Waiting[]
  /** Messages after this one were unread. */
  readTo: number
  /** Author of the messages that are not one's own. */
  name: string
  onAgain: (message: Waiting) => void
  onDiscard: (id: string) => void
}

/** Messages by day, followed by pending ones. */
export function Bubbles({ messages, waiting, readTo, name, onAgain, onDiscard }: Props) {
  const t = useT()
  const { dayOf, isToday, timeOf } = useDays()
  const firstUnread = messages.find((message) => message.no > readTo && !message.isOwn)?.no
  return (
    <ol className={styles.bubbles}>
      {messages.map((message, index) => {
        const day = dayOf(message.at)
        const isFirstOfDay = index === 0 || dayOf(messages[index - 1]?.at ?? '') !== day
        return (
          <Fragment key={message.no}>
            {isFirstOfDay && (
              <li className={styles.day}>
                <span>{isToday(message.at) ? t(texts.today) : day}</span>
              </li>
            )}
            {message.no === firstUnread && (
              <li className={styles.unreadLine}>
                <span>{t(texts.newBelow)}</span>
              </li>
            )}
            <li className={styles.bubble} data-own={message.isOwn || undefined}>
              <span className="visually-hidden">{message.isOwn ? t(texts.by.own) : name}: </span>
              <Content body={message.body} files={message.files} />
              {message.link && (
                <ButtonLink link={{ to: message.link }} look="secondary" size="s">
                  {t(texts.open)}
                </ButtonLink>
              )}
              <time className={styles.time} dateTime={message.at}>
                {timeOf(message.at)}
              </time>
            </li>
          </Fragment>
        )
      })}
      {waiting.map((message) => (
        <li
          key={message.id}
          className={styles.bubble}
          data-own=""
          data-state={message.problem !== undefined ? 'failed' : 'sending'}
        >
          <Content body={message.body} files={message.files} />
          {message.problem !== undefined ? (
            <div role="alert" className={styles.problem}>
              <p>{`${t(texts.failed)} ${message.problem || t(texts.unsure)}`}</p>
              <p className={styles.problemActions}>
                <button type="button" onClick={() => onAgain(message)}>
                  {t(texts.again)}
                </button>
                <button type="button" onClick={() => onDiscard(message.id)}>
                  {t(texts.discard)}
                </button>
              </p>
            </div>
          ) : (
            <span className={styles.time}>{t(texts.sending)}</span>
          )}
        </li>
      ))}
    </ol>
  )
}

function Content({ body, files = [] }: { body: string; files?: readonly Attachment[] | undefined }) {
  return (
    <>
      {body !== '' && (
        <div className={styles.body}>
          <LinkedText text={body} />
        </div>
      )}
      {files.length > 0 && (
        <div className={styles.bubbleFiles}>
          <AttachmentList files={files} />
        </div>
      )}
    </>
  )
}
