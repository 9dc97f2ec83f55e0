import { type RefObject, useEffect, useRef, useState } from 'react'
import { call as trackCall } from '@client/learning/calls/lesson/track'
import type { StudyState } from '@schemas/learning/entities/study'
import { subtractRanges } from '@schemas/learning/rules/subtract-ranges'
import { mergeRanges, type Range } from '@schemas/learning/rules/watched-ranges'
import { callGateway } from '@kit/call-gateway'

const reportMs = 10_000
/** Without a sign of presence for so long, a strict lesson asks. */
const askMs = 10 * 60_000
/** Unanswered for so long, nothing more is credited. */
const answerMs = 5 * 60_000
const maxQuestions = 3

type Options = {
  video: RefObject<HTMLVideoElement | null>
  lesson: string
  item: string
  isRecorded: boolean
  isStrict: boolean
  onState: (state: StudyState) => unknown
}

/** What the browser has played, in tenths of a second. */
function playedIn(video: HTMLVideoElement): Range[] {
  return Array.from({ length: video.played.length }, (_each, at): Range => [
    Math.floor(video.played.start(at) * 10),
    Math.ceil(video.played.end(at) * 10),
  ])
}

/**
 * Reports what is watched every ten seconds, on pause, when the tab is hidden and on leaving. What could not be sent goes
 * with the next report. In a strict lesson, `isAsking` after ten minutes without a sign of presence.
 */
export function useTracking({ video, lesson, item, isRecorded, isStrict, onState }: Options) {
  const [isAsking, setAsking] = useState(false)
  const [isOffline, setOffline] = useState(false)
  const latest = useRef(onState)
  const answer = useRef(() => {})
  useEffect(() => {
    latest.current = onState
  })
  useEffect(() => {
    const film = video.current
    if (!film || !isRecorded) return
    let reported: Range[] = []
    let isPresent = true
    let isSending = false
    let lastSign = Date.now()
    let questionAt: number | undefined
    let questions = 0
    const report = async () => {
      if (isSending) return
      const ranges = subtractRanges(playedIn(film), reported).slice(0, 100)
      isSending = true
      const present = isPresent
      try {
        const last = Math.floor(film.currentTime * 10)
        const state = await callGateway(trackCall, {
          lesson,
          item,
          ranges: ranges.map(([from, to]): [number, number] => [from, to]),
          last,
          present,
        })
        reported = mergeRanges([...reported, ...ranges])
        if (present) isPresent = false
        setOffline(false)
        await latest.current(state)
      } catch {
        // Played ranges stay with the film: the next report has them.
        setOffline(true)
      } finally {
        isSending = false
      }
    }
    const sign = () => {
      if (questionAt !== undefined) return
      lastSign = Date.now()
      isPresent = true
    }
    const check = () => {
      if (!isStrict || film.paused) return
      const now = Date.now()
      if (questionAt !== undefined) {
        if (now - questionAt > answerMs) film.pause()
      } else if (now - lastSign > askMs && questions < maxQuestions) {
        questionAt = now
        questions += 1
        setAsking(true)
      }
    }
    answer.current = () => {
      questionAt = undefined
      setAsking(false)
      sign()
      void report()
      film.play().catch(() => {})
    }
    const whilePlaying = () => {
      check()
      if (!film.paused) void report()
    }
    const onHidden = () => document.visibilityState === 'hidden' && void report()
    const onPause = () => void report()
    const timer = setInterval(whilePlaying, reportMs)
    const signs = ['pointerdown', 'pointermove', 'keydown'] as const
    for (const name of signs) document.addEventListener(name, sign, { passive: true })
    document.addEventListener('visibilitychange', onHidden)
    window.addEventListener('pagehide', onPause)
    film.addEventListener('pause', onPause)
    film.addEventListener('ended', onPause)
    film.addEventListener('play', onPause, { once: true })
    return () => {
      clearInterval(timer)
      for (const name of signs) document.removeEventListener(name, sign)
      document.removeEventListener('visibilitychange', onHidden)
      window.removeEventListener('pagehide', onPause)
      film.removeEventListener('pause', onPause)
      film.removeEventListener('ended', onPause)
      film.removeEventListener('play', onPause)
      if (film.played.length > 0) void report()
    }
  }, [video, lesson, item, isRecorded, isStrict])
  return { isAsking, isOffline, answer: () => answer.current() }
}
