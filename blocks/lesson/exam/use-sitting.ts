import { useCallback, useEffect, useRef, useState } from 'react'
import { call as saveCall } from '@client/learning/calls/exam/save'
import { call as submitCall } from '@client/learning/calls/exam/submit'
import type { Sitting } from '@schemas/learning/entities/exam'
import type { Answer } from '@schemas/learning/entities/question'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { clearQueue, type Queued, readQueue, writeQueue } from './answer-queue'
import { ownDevice } from './device'

const saveMs = 800
const retryMs = 4000

export type SittingState = {
  answers: readonly Answer[]
  flags: readonly string[]
  /** Ids of questions whose answer is not at the gateway yet. */
  unsaved: ReadonlySet<string>
  isOffline: boolean
  /** Another device goes on, or the time is over. */
  ended: 'elsewhere' | 'over' | undefined
  setAnswer: (answer: Answer) => void
  toggleFlag: (question: string) => void
  /**
   * False: it came too late, and what was saved in time is handed in. Rejects with what the gateway says; without a
   * connection the answers stay queued.
   */
  submit: () => Promise<boolean>
}

type Newer = { no: number; answers: Answer[]; elsewhere: boolean }

/** The answers of an attempt: at once on the device, then at the gateway under numbers that rise. */
export function useSitting(sitting: Sitting): SittingState {
  const [queued, setQueued] = useState<Queued>({ no: sitting.savedNo, answers: sitting.answers, flags: [] })
  const [saved, setSaved] = useState<readonly Answer[]>(sitting.answers)
  const [isOffline, setOffline] = useState(false)
  const [ended, setEnded] = useState<SittingState['ended']>()
  const latest = useRef(queued)
  const sentNo = useRef(sitting.savedNo)
  /** The save on its way. */
  const sending = useRef<Promise<void>>(undefined)
  const isHandingIn = useRef(false)
  const change = useCallback(
    (next: Queued) => {
      latest.current = next
      setQueued(next)
      void writeQueue(sitting.id, next)
    },
    [sitting.id],
  )
  // What this device had not sent when it was closed.
  useEffect(() => {
    let isGone = false
    const take = async () => {
      const stored = await readQueue(sitting.id)
      if (isGone || !stored) return
      if (stored.no > latest.current.no) change(stored)
      else if (latest.current.flags.length === 0) change({ ...latest.current, flags: stored.flags })
    }
    void take()
    return () => {
      isGone = true
    }
  }, [sitting.id, change])
  const settle = useCallback(
    (error: unknown) => {
      if (!(error instanceof GatewayError)) throw error
      if (error.status === 410) setEnded('over')
      else if (error.status === 409) {
        const newer = error.details as Newer | undefined
        if (!newer || newer.elsewhere) setEnded('elsewhere')
        else {
          // The gateway has more than this tab knew: what was typed here goes on top.
          sentNo.current = newer.no
          setSaved(newer.answers)
          change({ ...latest.current, no: newer.no + 1 })
        }
      } else if (error.status === 0 || error.status >= 500 || error.status === 429) setOffline(true)
    },
    [change],
  )
  const save = useCallback(async () => {
    const { no, answers } = latest.current
    if (sending.current || isHandingIn.current || no <= sentNo.current) return
    const send = async () => {
      try {
        await callGateway(saveCall, { attempt: sitting.id, device: ownDevice(), no, answers })
        sentNo.current = no
        setSaved(answers)
        setOffline(false)
      } catch (error) {
        settle(error)
      }
    }
    sending.current = send()
    await sending.current
    sending.current = undefined
  }, [sitting.id, settle])
  useEffect(() => {
    if (ended || queued.no <= sentNo.current) return
    const first = setTimeout(() => void save(), saveMs)
    const again = setInterval(() => void save(), retryMs)
    const now = () => void save()
    addEventListener('online', now)
    document.addEventListener('visibilitychange', now)
    return () => {
      clearTimeout(first)
      clearInterval(again)
      removeEventListener('online', now)
      document.removeEventListener('visibilitychange', now)
    }
  }, [queued, ended, save])
  const submit = async () => {
    // What is handed in is the last word: no save may follow it.
    isHandingIn.current = true
    await sending.current
    const { no, answers } = latest.current
    const next = Math.max(no, sentNo.current) + 1
    change({ ...latest.current, no: next })
    try {
      const { late } = await callGateway(submitCall, { attempt: sitting.id, device: ownDevice(), no: next, answers })
      await clearQueue(sitting.id)
      if (late) setEnded('over')
      return !late
    } catch (error) {
      isHandingIn.current = false
      settle(error)
      throw error
    }
  }
  const { answers, flags } = queued
  return {
    answers,
    flags,
    unsaved: new Set(
      answers.flatMap((each) =>
        JSON.stringify(each) === JSON.stringify(saved.find(({ question }) => question === each.question))
          ? []
          : each.question,
      ),
    ),
    isOffline,
    ended,
    setAnswer: (answer) =>
      change({
        ...latest.current,
        no: latest.current.no + 1,
        answers: [...latest.current.answers.filter(({ question }) => question !== answer.question), answer],
      }),
    toggleFlag: (question) =>
      change({
        ...latest.current,
        flags: flags.includes(question) ? flags.filter((each) => each !== question) : [...flags, question],
      }),
    submit,
  }
}
