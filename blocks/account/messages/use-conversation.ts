import { useCallback, useEffect, useRef, useState } from 'react'
import type { call } from '@schemas/messages/calls/message/thread'
import type { OutputOf } from '@schemas/call'
import type { MessageEntry } from '@schemas/messages/entities/message'
import { callGateway } from '@kit/call-gateway'
import { refreshCalls } from '@kit/use-call'
import { threadCall, threadsCall, readCall } from './calls'

export type Thread = OutputOf<typeof call>
type State = {
  thread?: Thread
  /** Messages added before the thread was loaded. */ early: readonly MessageEntry[]
  error?: string
  isLoadingOlder: boolean
  /** Messages after this number were unread when the thread was opened. */ readTo?: number
}

/**
 * One thread: loaded when opened and after every update; older messages on request. Without an id it does not exist
 * yet.
 */
export function useConversation(id: string | undefined, revision: string | undefined, initialThread?: Thread) {
  const [state, setState] = useState<State>({
    isLoadingOlder: false,
    early: [],
    ...(initialThread ? { thread: initialThread, readTo: initialThread.readNo } : {}),
  })
  const isLive = !initialThread
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  const read = useCallback(async () => {
    if (id === undefined) return
    const answer = await callGateway(threadCall, { id }).catch((error: unknown) =>
      error instanceof Error ? error : new Error(String(error)),
    )
    if (!isHere.current) return
    setState((before) => {
      if (!(answer instanceof Error))
        return {
          thread: joined(before.thread, withEarly(answer, before.early)),
          early: [],
          readTo: before.readTo ?? answer.readNo,
          isLoadingOlder: before.isLoadingOlder,
        }
      // Loaded messages stay; updates are requested again automatically.
      return before.thread ? before : { ...before, error: answer.message }
    })
  }, [id])

  useEffect(() => {
    if (isLive) void read()
  }, [read, revision, isLive])

  const last = state.thread?.messages.at(-1)?.no ?? 0
  const readNo = state.thread?.readNo ?? 0
  useEffect(() => {
    if (id === undefined || !isLive || last <= readNo) return
    const mark = () => {
      if (document.visibilityState === 'hidden') return
      void callGateway(readCall, { id, no: last }).then(
        (done) => {
          if (isHere.current)
            setState((before) =>
              before.thread ? { ...before, thread: { ...before.thread, readNo: done.readNo } } : before,
            )
          return refreshCalls(threadsCall)
        },
        () => {},
      )
    }
    mark()
    // Messages that arrive while the tab is hidden count as read once it is visible.
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [id, last, readNo, isLive])

  return {
    ...state,
    /** All messages known so far. */
    messages: state.thread?.messages ?? state.early,
    read,
    loadOlder: async () => {
      const before = state.thread?.messages[0]?.no
      if (id === undefined || before === undefined || state.isLoadingOlder) return
      setState((now) => ({ ...now, isLoadingOlder: true }))
      const older = await callGateway(threadCall, { id, before }).catch(() => undefined)
      if (!isHere.current) return
      setState((now) => ({
        ...now,
        isLoadingOlder: false,
        ...(older && now.thread
          ? {
              thread: {
                ...now.thread,
                messages: merged(older.messages, now.thread.messages),
                hasOlder: older.hasOlder,
              },
            }
          : {}),
      }))
    },
    /** Adds a message that was just sent, before the update for it arrives. */
    add: (message: MessageEntry) =>
      setState((now) =>
        now.thread
          ? {
              ...now,
              thread: {
                ...now.thread,
                messages: merged(now.thread.messages, [message]),
                readNo: Math.max(now.thread.readNo, message.no),
              },
            }
          : { ...now, early: merged(now.early, [message]) },
      ),
  }
}

/** Keeps loaded messages and appends new ones. If a gap would remain between them, the loaded ones are dropped. */
function joined(known: Thread | undefined, newest: Thread): Thread {
  if (!known) return newest
  const first = newest.messages[0]?.no ?? 0
  const isNext = known.messages.some((message) => message.no >= first - 1)
  return isNext
    ? {
        ...newest,
        messages: merged(known.messages, newest.messages),
        hasOlder: known.messages[0] && known.messages[0].no < first ? known.hasOlder : newest.hasOlder,
        readNo: Math.max(known.readNo, newest.readNo),
      }
    : newest
}

/** Keeps only early messages that follow or adjoin the loaded ones: any other gap would never be filled. */
function withEarly(thread: Thread, early: readonly MessageEntry[]): Thread {
  const first = thread.messages[0]?.no ?? 0
  const joinable = early.filter(({ no }) => no >= first - 1)
  return joinable.length > 0 ? { ...thread, messages: merged(thread.messages, joinable) } : thread
}

function merged(first: readonly MessageEntry[], second: readonly MessageEntry[]): MessageEntry[] {
  const byNo = new Map([...first, ...second].map((message) => [message.no, message]))
  return [...byNo.values()].sort((a, b) => a.no - b.no)
}
