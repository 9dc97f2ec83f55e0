import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useAddressState } from '@kit/address-state'
import { useHasArrived, usePage, useSession } from '@kit/boot'
import { focusIn, useFocusAlong } from '@kit/focus-along'
import { useListQuery } from '@kit/list-query'
import { useMessageUpdates } from '@kit/message-updates'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { ListPaging } from '@kit/ui/list-paging'
import { ListState } from '@kit/ui/list-state'
import { refreshCalls, useCall } from '@kit/use-call'
import { peopleCall, threadsCall } from './calls'
import { Conversation } from './conversation'
import { type Found, PeopleSearch } from './people-search'
import type { Props } from './schema'
import { texts } from './texts'
import { ThreadList, Unsent } from './thread-list'
import type { Thread } from './use-conversation'
import { useDrafts } from './use-drafts'
import { useOutbox } from './use-outbox'
import styles from './view.module.css'

const refreshThreads = () => refreshCalls(threadsCall)

export function View(props: Props) {
  const isLive = usePage() !== null && props.data === undefined
  const isActedFor = useSession().impersonator !== undefined
  if (isLive && isActedFor) return <NotYours {...props} />
  return isLive ? <Live {...props} /> : <Messages {...props} revision={undefined} />
}

/** While impersonating, messages are neither read nor written, and no request is sent. */
function NotYours({ blockId, title, level }: Props) {
  const t = useT()
  const Heading = `h${level}` as 'h1' | 'h2' | 'h3'
  return (
    <section className={styles.block} aria-labelledby={`${blockId}-title`}>
      <header className={styles.top}>
        <Heading id={`${blockId}-title`} className={styles.title}>
          {title ?? t(texts.title)}
        </Heading>
      </header>
      <EmptyState icon="lock" title={t(texts.notYours)}>
        {t(texts.notYoursHint)}
      </EmptyState>
    </section>
  )
}

/** On a live page, the list and the open thread follow the updates. */
function Live(props: Props) {
  const revision = useMessageUpdates()?.revision
  useEffect(() => void refreshThreads(), [revision])
  return <Messages {...props} revision={revision} />
}

function Messages({ blockId, title, level, data, revision }: Props & { revision: string | undefined }) {
  const t = useT()
  const initialResult = data?.threads
  const example = data?.thread
  // A scanned card puts the person to write to in the address; it is removed once a choice was made or cancelled.
  const [{ thread: address, write: wanted }, setAddress] = useAddressState(['thread', 'write'])
  const query = useListQuery([], 'thread-')
  const { cursor, begin } = query
  const [isWriting, setWriting] = useState(wanted !== '')
  /** A person who has not been written to yet. */
  const [fresh, setFresh] = useState<Found>()
  if (useHasArrived()) {
    setFresh(undefined)
    setWriting(wanted !== '')
  }
  const [drafts, write] = useDrafts()
  const list = useCall(threadsCall, cursor ? { cursor } : {}, {
    placeholderData: keepPreviousData,
    enabled: usePage() !== null && !initialResult,
  })
  const found = list.data ?? (initialResult?.ok ? initialResult.value : undefined)
  const error = initialResult?.ok === false ? initialResult.error.message : found ? undefined : list.error?.message
  const chosen = example?.ok ? example.value.id : address
  const [sent, setSent] = useState<{ thread: string; message: Thread['messages'][number] }>()
  // A thread just created by its first message still belongs to that person.
  const begun = fresh && (fresh.thread === undefined || fresh.thread === chosen) ? fresh : undefined
  const outbox = useOutbox(({ thread, message, to }) => {
    void refreshCalls(threadsCall, peopleCall)
    // The most recent conversation is on the first page.
    begin()
    if (begun?.id === to && begun.thread === undefined) {
      setFresh({ ...begun, thread })
      setAddress({ thread })
    }
    setSent({ thread, message })
  })
  const sidebar = useRef<HTMLDivElement>(null)
  const unsent = outbox.waiting.filter(({ problem }) => problem !== undefined)
  const block = useRef<HTMLElement>(null)
  const part = isWriting ? 'writing' : begun || chosen ? 'open' : 'list'
  // An opened thread takes the focus automatically.
  useFocusAlong(part, () => part === 'list' && focusIn(block.current))
  const isEmpty = found?.threads.length === 0 && !query.canGoBack
  const Heading = `h${level}` as 'h1' | 'h2' | 'h3'

  function open(thread: string): void {
    setAddress({ thread, write: '' })
    setWriting(false)
    setFresh(undefined)
  }
  function close(): void {
    setAddress({ thread: '', write: '' })
    setFresh(undefined)
  }
  function endSearch(): void {
    setAddress({ write: '' })
    setWriting(false)
  }

  return (
    <section ref={block} className={styles.block} aria-labelledby={`${blockId}-title`}>
      <header className={styles.top}>
        <Heading id={`${blockId}-title`} className={styles.title}>
          {title ?? t(texts.title)}
        </Heading>
        <Button
          data-takes-focus=""
          icon="edit"
          size="s"
          disabled={isWriting}
          onClick={() => {
            close()
            setWriting(true)
          }}
        >
          {t(texts.write)}
        </Button>
      </header>
      <div className={styles.desk} data-open={chosen || begun ? '' : undefined}>
        <div ref={sidebar} className={styles.aside}>
          {isWriting ? (
            <PeopleSearch
              first={wanted}
              onCancel={endSearch}
              onChoose={(person) => (person.thread ? open(person.thread) : (setFresh(person), endSearch()))}
            />
          ) : (
            <>
              <Unsent
                messages={unsent.filter(({ to }) => !found?.threads.some(({ person }) => person?.id === to.id))}
                onChoose={({ to, thread }) =>
                  thread ? open(thread) : (setFresh({ ...to }), setAddress({ thread: '' }))
                }
              />
              <ListState
                isLoading={!found}
                error={error}
                onRetry={() => void list.refetch()}
                isEmpty={isEmpty}
                empty={
                  <EmptyState icon="message" title={t(texts.empty)}>
                    {t(texts.emptyHint)}
                  </EmptyState>
                }
              >
                {() => <ThreadList threads={found?.threads ?? []} chosen={chosen} unsent={unsent} onChoose={open} />}
              </ListState>
              <div className={styles.paging}>
                <ListPaging
                  by="time"
                  query={query}
                  next={found?.next}
                  isChanging={list.isPlaceholderData}
                  onTurn={() => sidebar.current?.scrollTo({ top: 0 })}
                />
              </div>
            </>
          )}
        </div>
        <div className={styles.main}>
          {begun || chosen ? (
            <Conversation
              key={begun?.id ?? chosen}
              id={begun ? begun.thread : chosen}
              revision={revision}
              initialThread={example?.ok ? example.value : undefined}
              known={begun ? { person: begun, kind: 'direct' } : found?.threads.find((each) => each.id === chosen)}
              isBegun={begun !== undefined}
              sent={sent && sent.thread === (begun ? begun.thread : chosen) ? sent.message : undefined}
              outbox={outbox}
              drafts={drafts}
              write={write}
              onBack={close}
            />
          ) : (
            <EmptyState icon="message-circle" title={t(isEmpty ? texts.begin : texts.choose)}>
              {t(isEmpty ? texts.beginHint : texts.chooseHint)}
            </EmptyState>
          )}
        </div>
      </div>
    </section>
  )
}
