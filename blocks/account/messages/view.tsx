import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { call as threadsContract } from '@schemas/api/message/threads'
import type { DataResult } from '@schemas/block'
import type { OutputOf } from '@schemas/call'
import { useAddressState } from '@kit/address-state'
import { usePage, useSession } from '@kit/boot'
import { useListQuery } from '@kit/list-query'
import { useNews } from '@kit/news'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { ListPaging } from '@kit/ui/list-paging'
import { ListState } from '@kit/ui/list-state'
import { refreshCalls, useCall } from '@kit/use-call'
import { threadsCall } from './calls'
import { ConversationBody, ConversationFrame, FirstWords } from './conversation'
import { type Found, PeopleSearch } from './people-search'
import type { Props } from './schema'
import { texts } from './texts'
import { ThreadList } from './thread-list'
import { type Thread, useConversation } from './use-conversation'
import { useDrafts } from './use-drafts'
import { useOutbox } from './use-outbox'
import styles from './view.module.css'

type Threads = OutputOf<typeof threadsContract>

const refreshThreads = () => refreshCalls(threadsCall)

export function View(props: Props) {
  const isLive = usePage() !== null && props.data === undefined
  const isActedFor = useSession().impersonator !== undefined
  if (isLive && isActedFor) return <NotYours {...props} />
  return isLive ? <Live {...props} /> : <Messages {...props} revision={undefined} />
}

/** Whoever acts in a person's name reads and writes nothing of theirs; nothing is asked of the gateway. */
function NotYours({ blockId, title, level }: Props) {
  const t = useT()
  const Heading = `h${level}` as 'h1' | 'h2' | 'h3'
  return (
    <section className={styles.block} aria-labelledby={`${blockId}-title`}>
      <header className={styles.top}>
        <Heading id={`${blockId}-title`} className={styles.title}>{title ?? t(texts.title)}</Heading>
      </header>
      <EmptyState icon="lock" title={t(texts.notYours)}>{t(texts.notYoursHint)}</EmptyState>
    </section>
  )
}

/** On a page the list and what is open follow the news. */
function Live(props: Props) {
  const revision = useNews()?.revision
  useEffect(() => void refreshThreads(), [revision])
  return <Messages {...props} revision={revision} />
}

function Messages({ blockId, title, level, data, revision }: Props & { revision: number | undefined }) {
  const t = useT()
  const given = data?.threads as DataResult<Threads> | undefined
  const example = data?.thread as DataResult<Thread> | undefined
  const [{ thread: address }, setAddress] = useAddressState(['thread'])
  const query = useListQuery([], 'thread-')
  const { cursor, begin } = query
  const [isWriting, setWriting] = useState(false)
  /** Somebody who has not been written to yet. */
  const [fresh, setFresh] = useState<Found>()
  const [drafts, write] = useDrafts()
  const list = useCall(threadsCall, cursor ? { cursor } : {}, { placeholderData: keepPreviousData, enabled: usePage() !== null && !given })
  const found = list.data ?? (given?.ok ? given.value : undefined)
  const error = given?.ok === false ? given.error.message : found ? undefined : list.error?.message
  const chosen = example?.ok ? example.value.id : address
  const outbox = useOutbox(({ thread, message }, to) => {
    void refreshThreads()
    // What was written to last stands on the first page.
    begin()
    if (fresh?.id === to) open(thread)
    setSent({ thread, message })
  })
  const [sent, setSent] = useState<{ thread: string; message: Thread['messages'][number] }>()
  const aside = useRef<HTMLDivElement>(null)
  const isEmpty = found?.threads.length === 0 && !query.canGoBack
  const Heading = `h${level}` as 'h1' | 'h2' | 'h3'

  function open(thread: string): void {
    setAddress({ thread })
    setWriting(false)
    setFresh(undefined)
  }
  function close(): void {
    setAddress({ thread: '' })
    setFresh(undefined)
  }

  return (
    <section className={styles.block} aria-labelledby={`${blockId}-title`}>
      <header className={styles.top}>
        <Heading id={`${blockId}-title`} className={styles.title}>{title ?? t(texts.title)}</Heading>
        <Button icon="edit" size="s" disabled={isWriting} onClick={() => { close(); setWriting(true) }}>{t(texts.write)}</Button>
      </header>
      <div className={styles.desk} data-open={chosen || fresh ? '' : undefined}>
        <div ref={aside} className={styles.aside}>
          {isWriting ? (
            <PeopleSearch onCancel={() => setWriting(false)} onChoose={(person) => (person.thread ? open(person.thread) : (setFresh(person), setWriting(false)))} />
          ) : (
            <>
              <ListState isLoading={!found} error={error} onRetry={() => void list.refetch()} isEmpty={isEmpty} empty={<EmptyState icon="message" title={t(texts.empty)}>{t(texts.emptyHint)}</EmptyState>}>
                {() => <ThreadList threads={found?.threads ?? []} chosen={chosen} onChoose={open} />}
              </ListState>
              <div className={styles.paging}>
                <ListPaging by="time" query={query} next={found?.next} isChanging={list.isPlaceholderData} onTurn={() => aside.current?.scrollTo({ top: 0 })} />
              </div>
            </>
          )}
        </div>
        <div className={styles.main}>
          {fresh ? (
            <ConversationFrame key={fresh.id} person={fresh} kind="direct" onBack={close}>
              <FirstWords person={fresh} waiting={outbox.waitingFor(fresh.id)} outbox={outbox} draft={drafts[fresh.id] ?? ''} setDraft={(draft) => write(draft, fresh.id)} />
            </ConversationFrame>
          ) : chosen ? (
            <Conversation key={chosen} id={chosen} revision={revision} given={example?.ok ? example.value : undefined} entry={found?.threads.find((each) => each.id === chosen)} sent={sent?.thread === chosen ? sent.message : undefined} outbox={outbox} draft={drafts[chosen] ?? ''} setDraft={(draft) => write(draft, chosen)} onBack={close} />
          ) : (
            <EmptyState icon="message-circle" title={t(isEmpty ? texts.begin : texts.choose)}>{t(isEmpty ? texts.beginHint : texts.chooseHint)}</EmptyState>
          )}
        </div>
      </div>
    </section>
  )
}

type ConversationProps = { id: string; revision: number | undefined; given: Thread | undefined; entry: Threads['threads'][number] | undefined; sent: Thread['messages'][number] | undefined; outbox: ReturnType<typeof useOutbox>; draft: string; setDraft: (draft: string) => void; onBack: () => void }

function Conversation({ id, revision, given, entry, sent, outbox, draft, setDraft, onBack }: ConversationProps) {
  const conversation = useConversation(id, revision, given)
  const { add } = conversation
  useEffect(() => {
    if (sent) add(sent)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `add` is new each time, what was sent is not
  }, [sent])
  const thread = conversation.thread ?? entry
  return (
    <ConversationFrame person={thread?.person} kind={thread?.kind ?? 'direct'} onBack={onBack}>
      <ConversationBody conversation={conversation} outbox={outbox} draft={draft} setDraft={setDraft} />
    </ConversationFrame>
  )
}
