import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Correspondent, MessageEntry } from '@schemas/messages/entities/message'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { Button } from '@kit/ui/button'
import { Icon } from '@kit/icon'
import { ListState } from '@kit/ui/list-state'
import { Skeleton } from '@kit/ui/skeleton'
import { accountMessages } from '@kit/ui/site/account-messages'
import { Avatar } from '@kit/ui/site/avatar'
import { Bubbles } from './bubbles'
import { Composer } from './composer'
import { texts } from './texts'
import type { Waiting } from './outbox'
import { useDraftFiles } from './use-draft-files'
import { type Thread, useConversation } from './use-conversation'
import type { useOutbox } from './use-outbox'
import styles from './view.module.css'

type Outbox = ReturnType<typeof useOutbox>
type Frame = {
  person: Correspondent | undefined
  kind: Thread['kind']
  /** Undefined while loading. */ name: string | undefined
  onBack: () => void
  children: ReactNode
}

export function useNameOf(): (person: Correspondent | undefined, kind: Thread['kind']) => string {
  const t = useT()
  return (person, kind) =>
    kind === 'notices'
      ? t(texts.notices)
      : [person?.firstname, person?.lastname].filter(Boolean).join(' ') || t(texts.gone)
}

/** Conversation frame: the correspondent's name, and a back button where only one pane fits. */
function ConversationFrame({ person, kind, name, onBack, children }: Frame) {
  const t = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  const isKnown = name !== undefined
  // After the user opened it, focus moves here once the name is known.
  useEffect(() => {
    if (isKnown) heading.current?.focus({ preventScroll: true })
  }, [isKnown])
  const role = person && person.role !== 'user' ? person.role : undefined
  return (
    <div className={styles.conversation}>
      <header className={styles.head}>
        <button type="button" className={styles.back} aria-label={t(texts.back)} onClick={onBack}>
          <Icon name="arrow-left" />
        </button>
        <PersonMark person={person} kind={kind} />
        <h2 ref={heading} tabIndex={-1} className={styles.name}>
          {name ?? <Skeleton width="8rem" height="1em" />}
        </h2>
        {role && (
          <Badge size="s" tone="brand">
            {t(accountMessages[role as 'manager' | 'admin'])}
          </Badge>
        )}
      </header>
      {children}
    </div>
  )
}

export function PersonMark({ person, kind }: { person: Correspondent | undefined; kind: Thread['kind'] }) {
  if (kind === 'notices')
    return (
      <span className={styles.site} aria-hidden="true">
        <Icon name="bell" />
      </span>
    )
  return (
    <Avatar
      person={{
        role: 'user',
        firstname: person?.firstname ?? '',
        lastname: person?.lastname ?? '',
        ...(person?.avatar ? { avatar: person.avatar } : {}),
      }}
    />
  )
}

type Props = {
  /** Undefined before the first message. */
  id: string | undefined
  revision: string | undefined
  initialThread: Thread | undefined
  /** What is known before the thread has loaded. */
  known: { person?: Correspondent | undefined; kind: Thread['kind'] } | undefined
  /** Opened by choosing a person who may be written to. */
  isBegun: boolean
  sent: MessageEntry | undefined
  outbox: Outbox
  drafts: Readonly<Record<string, string>>
  write: (draft: string, to: string) => void
  onBack: () => void
}

/** The messages and the composer. The input element stays the same while the first message creates the thread. */
export function Conversation({
  id,
  revision,
  initialThread,
  known,
  isBegun,
  sent,
  outbox,
  drafts,
  write,
  onBack,
}: Props) {
  const t = useT()
  const nameOf = useNameOf()
  const conversation = useConversation(id, revision, initialThread)
  const { thread, error, readTo, isLoadingOlder, add } = conversation
  // Before paint: the message is no longer pending.
  useLayoutEffect(() => {
    if (sent) add(sent)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `add` is new each time, what was sent is not
  }, [sent])
  const { person, kind } = thread ?? known ?? { kind: 'direct' as const }
  const name = thread || known ? nameOf(person, kind) : undefined
  const { messages } = conversation
  const mine = outbox.waitingFor(person?.id)
  const arrived = mine.filter(({ id: sentAs }) => messages.some((message) => message.id === sentAs))
  const waiting = mine.filter((message) => !arrived.includes(message))
  const files = useDraftFiles()
  const isEmpty = messages.length + waiting.length === 0 && !sent
  const { drop } = outbox
  // The response was lost, but the message arrived.
  useEffect(() => {
    for (const { id: sentAs, problem } of arrived) if (problem !== undefined) drop(sentAs)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `drop` is new each time
  }, [arrived.length])
  return (
    <ConversationFrame
      person={person}
      kind={kind}
      name={name ?? (error ? t(texts.conversation) : undefined)}
      onBack={onBack}
    >
      <ListState
        isLoading={id !== undefined && !thread && isEmpty}
        error={error}
        onRetry={() => void conversation.read()}
      >
        {() => (
          <Scroll
            label={t(texts.log, { name: name ?? '' })}
            first={messages[0]?.no}
            last={(messages.at(-1)?.no ?? 0) + stepsOf(waiting)}
            isOwnLast={waiting.length > 0 || (messages.at(-1)?.isOwn ?? false)}
          >
            {thread?.hasOlder && (
              <Button
                look="quiet"
                size="s"
                icon="arrow-up"
                className={styles.older ?? ''}
                disabled={isLoadingOlder}
                onClick={() => void conversation.loadOlder()}
              >
                {t(texts.older)}
              </Button>
            )}
            {isEmpty && !thread ? (
              <p className={styles.firstWords}>{t(texts.first, { name: name ?? '' })}</p>
            ) : (
              <Bubbles
                messages={messages}
                waiting={waiting}
                readTo={readTo ?? thread?.readNo ?? 0}
                name={name ?? ''}
                onAgain={outbox.again}
                onDiscard={outbox.drop}
              />
            )}
          </Scroll>
        )}
      </ListState>
      {thread && !thread.isOpen && (
        <p className={styles.closed}>{t(thread.kind === 'notices' ? texts.noticesClosed : texts.closed)}</p>
      )}
      {person && (thread?.isOpen ?? isBegun) && (
        <Composer
          key={person.id}
          draft={drafts[person.id] ?? ''}
          setDraft={(draft) => write(draft, person.id)}
          files={files.of(person.id)}
          setFiles={(change) => files.change(person.id, change)}
          onSend={(body, attached) => outbox.send(person, { body, files: attached, thread: id })}
        />
      )}
    </ConversationFrame>
  )
}

/**
 * Below one; changes when a pending message is added or reported as failed, because the retry buttons appear under it.
 */
const stepsOf = (waiting: readonly Waiting[]) =>
  waiting.length / 1000 + waiting.filter(({ problem }) => problem !== undefined).length / 1_000_000

type ScrollProps = {
  label: string
  first: number | undefined
  last: number
  /** The user's own message is scrolled into view when it is added. */ isOwnLast: boolean
  children: ReactNode
}

/**
 * Keeps the newest message in view while the reader is at the end; keeps the scroll position when older messages are
 * prepended.
 */
function Scroll({ label, first, last, isOwnLast, children }: ScrollProps) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  const before = useRef<{ first: number | undefined; height: number; isAtEnd: boolean }>({
    first,
    height: 0,
    isAtEnd: true,
  })
  const [isBehind, setBehind] = useState(false)
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    const was = before.current
    if (was.first !== undefined && first !== undefined && first < was.first && was.height > 0)
      current.scrollTop += current.scrollHeight - was.height
    else if (was.isAtEnd || isOwnLast) current.scrollTop = current.scrollHeight
    else setBehind(true)
    before.current = { ...before.current, first, height: current.scrollHeight }
  }, [first, last, isOwnLast])
  const onScroll = () => {
    const { current } = box
    if (!current) return
    const isAtEnd = current.scrollHeight - current.scrollTop - current.clientHeight < 80
    before.current.isAtEnd = isAtEnd
    if (isAtEnd) setBehind(false)
  }
  return (
    <div className={styles.frame}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region needs focus to be scrolled */}
      <div ref={box} className={styles.scroll} role="log" aria-label={label} tabIndex={0} onScroll={onScroll}>
        {children}
      </div>
      {isBehind && (
        <Button
          look="secondary"
          size="s"
          icon="arrow-down"
          className={styles.down ?? ''}
          onClick={() => box.current?.scrollTo({ top: box.current.scrollHeight })}
        >
          {t(texts.newBelow)}
        </Button>
      )}
    </div>
  )
}
