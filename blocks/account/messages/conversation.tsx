import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Correspondent } from '@schemas/entities/message'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { Button } from '@kit/ui/button'
import { Icon } from '@kit/icon'
import { ListState } from '@kit/ui/list-state'
import { accountWords } from '@kit/ui/site/account-words'
import { Avatar } from '@kit/ui/site/avatar'
import { Bubbles } from './bubbles'
import { Composer } from './composer'
import { texts } from './texts'
import type { Thread, useConversation } from './use-conversation'
import type { useOutbox, Waiting } from './use-outbox'
import styles from './view.module.css'

type Outbox = ReturnType<typeof useOutbox>
type Frame = { person: Correspondent | undefined; kind: Thread['kind']; onBack: () => void; children: ReactNode }

export function useNameOf(): (person: Correspondent | undefined, kind: Thread['kind']) => string {
  const t = useT()
  return (person, kind) => (kind === 'notices' ? t(texts.notices) : [person?.firstname, person?.lastname].filter(Boolean).join(' ') || t(texts.gone))
}

/** The frame of a conversation: who it is with, and the way back where only one fits. */
export function ConversationFrame({ person, kind, onBack, children }: Frame) {
  const t = useT()
  const nameOf = useNameOf()
  const heading = useRef<HTMLHeadingElement>(null)
  // Whoever opened it by hand reads on here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const role = person && person.role !== 'user' ? person.role : undefined
  return (
    <div className={styles.conversation}>
      <header className={styles.head}>
        <button type="button" className={styles.back} aria-label={t(texts.back)} onClick={onBack}><Icon name="arrow-left" /></button>
        <PersonMark person={person} kind={kind} />
        <h2 ref={heading} tabIndex={-1} className={styles.name}>{nameOf(person, kind)}</h2>
        {role && <Badge size="s" tone="brand">{t(accountWords[role as 'manager' | 'admin'])}</Badge>}
      </header>
      {children}
    </div>
  )
}

export function PersonMark({ person, kind }: { person: Correspondent | undefined; kind: Thread['kind'] }) {
  if (kind === 'notices') return <span className={styles.site} aria-hidden="true"><Icon name="bell" /></span>
  return <Avatar person={{ role: 'user', firstname: person?.firstname ?? '', lastname: person?.lastname ?? '', ...(person?.avatar ? { avatar: person.avatar } : {}) }} />
}

type Props = { conversation: ReturnType<typeof useConversation>; outbox: Outbox; draft: string; setDraft: (draft: string) => void }

/** What was said, and what is to be said next. */
export function ConversationBody({ conversation, outbox, draft, setDraft }: Props) {
  const t = useT()
  const nameOf = useNameOf()
  const { thread, error, readTo, isLoadingOlder } = conversation
  const waiting = outbox.waitingFor(thread?.person?.id)
  return (
    <>
      <ListState isLoading={!thread} error={error} onRetry={() => void conversation.read()}>
        {() => thread && (
          <Scroll label={t(texts.log, { name: nameOf(thread.person, thread.kind) })} first={thread.messages[0]?.no} last={(thread.messages.at(-1)?.no ?? 0) + stepsOf(waiting)} isOwnLast={waiting.length > 0 || (thread.messages.at(-1)?.isOwn ?? false)}>
            {thread.hasOlder && <Button look="quiet" size="s" icon="arrow-up" className={styles.older ?? ''} disabled={isLoadingOlder} onClick={() => void conversation.loadOlder()}>{t(texts.older)}</Button>}
            <Bubbles messages={thread.messages} waiting={waiting} readTo={readTo ?? thread.readNo} name={nameOf(thread.person, thread.kind)} onAgain={outbox.again} onDiscard={outbox.discard} />
          </Scroll>
        )}
      </ListState>
      {thread && !thread.isOpen && <p className={styles.closed}>{t(thread.kind === 'notices' ? texts.noticesClosed : texts.closed)}</p>}
      {thread?.isOpen && thread.person && <Composer key={thread.id} draft={draft} setDraft={setDraft} onSend={(body) => outbox.send(thread.person?.id ?? '', body)} />}
    </>
  )
}

/** The first words to somebody. */
export function FirstWords({ person, waiting, outbox, draft, setDraft }: { person: Correspondent; waiting: readonly Waiting[]; outbox: Outbox; draft: string; setDraft: (draft: string) => void }) {
  const t = useT()
  const nameOf = useNameOf()
  return (
    <>
      <Scroll label={t(texts.log, { name: nameOf(person, 'direct') })} first={0} last={stepsOf(waiting)} isOwnLast>
        {waiting.length === 0 ? <p className={styles.firstWords}>{t(texts.first, { name: nameOf(person, 'direct') })}</p> : <Bubbles messages={[]} waiting={waiting} readTo={0} name="" onAgain={outbox.again} onDiscard={outbox.discard} />}
      </Scroll>
      <Composer draft={draft} setDraft={setDraft} onSend={(body) => outbox.send(person.id, body)} />
    </>
  )
}

/** Below one, and another number whenever a message is added to those on their way, or is said to have failed: what can be done then stands under it. */
const stepsOf = (waiting: readonly Waiting[]) => waiting.length / 1000 + waiting.filter(({ problem }) => problem).length / 1_000_000

type ScrollProps = { label: string; first: number | undefined; last: number; /** One's own words are looked at when they come. */ isOwnLast: boolean; children: ReactNode }

/** Stays at the newest while whoever reads is there, and where they are when older ones come above. */
function Scroll({ label, first, last, isOwnLast, children }: ScrollProps) {
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  const before = useRef<{ first: number | undefined; height: number; isAtEnd: boolean }>({ first, height: 0, isAtEnd: true })
  const [isBehind, setBehind] = useState(false)
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    const was = before.current
    if (was.first !== undefined && first !== undefined && first < was.first && was.height > 0) current.scrollTop += current.scrollHeight - was.height
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
      {isBehind && <Button look="secondary" size="s" icon="arrow-down" className={styles.down ?? ''} onClick={() => box.current?.scrollTo({ top: box.current.scrollHeight })}>{t(texts.newBelow)}</Button>}
    </div>
  )
}
