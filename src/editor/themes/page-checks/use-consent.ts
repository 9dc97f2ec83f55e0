import { type RefObject, useRef, useState } from 'react'
import type { ChecksState, OnChecked } from './page-checks'

/** What the check of the pages says of a look, and whether whoever publishes it knows that. */
export type Consent = {
  state: ChecksState
  tell: OnChecked
  isGiven: boolean
  give: (isGiven: boolean) => void
  /** Somebody wanted to publish without having given it. */
  isAsked: boolean
  box: RefObject<HTMLInputElement | null>
  /** Whether the look may be published; where that wants a tick, it is asked for. */
  ask: () => boolean
}

/** Of the look that is called `of`. Agreed is to what was known then: another look is another question, and so is another state, or one place more. */
export function useConsent(of = ''): Consent {
  const [told, setTold] = useState<{ of: string; state: ChecksState; worse: number }>({
    of,
    state: 'unknown',
    worse: 0,
  })
  const [agreedTo, setAgreedTo] = useState<string>()
  const [askedOf, setAskedOf] = useState<string>()
  const box = useRef<HTMLInputElement>(null)
  const { state, worse } = told.of === of ? told : { state: 'unknown' as const, worse: 0 }
  const question = `${of} ${state} ${worse}`
  const isGiven = agreedTo === question
  return {
    state,
    tell: (now, places) => setTold({ of, state: now, worse: places }),
    isGiven,
    give: (isTicked) => setAgreedTo(isTicked ? question : undefined),
    isAsked: askedOf === of,
    box,
    ask: () => {
      if (state === 'good' || isGiven) return true
      setAskedOf(of)
      box.current?.focus()
      return false
    },
  }
}
