import { type RefObject, useRef, useState } from 'react'
import type { ChecksState, OnChecked } from './page-checks'

/** What the check of the pages says of a look, and whether whoever publishes it knows that. */
export type Consent = {
  state: ChecksState
  onChecked: OnChecked
  isGranted: boolean
  give: (isGranted: boolean) => void
  /** Somebody wanted to publish without having given it. */
  isPrompted: boolean
  box: RefObject<HTMLInputElement | null>
  /** Whether the look may be published; where that wants a tick, it is asked for. */
  ask: () => boolean
}

/** Of the look that is called `of`. Agreed is to what was known then: another look is another question, and so is another state, or one place more. */
export function useConsent(of = ''): Consent {
  const [checked, setChecked] = useState<{ of: string; state: ChecksState; worse: number }>({
    of,
    state: 'unknown',
    worse: 0,
  })
  const [agreedTo, setAgreedTo] = useState<string>()
  const [promptedFor, setPromptedFor] = useState<string>()
  const box = useRef<HTMLInputElement>(null)
  const { state, worse } = checked.of === of ? checked : { state: 'unknown' as const, worse: 0 }
  const question = `${of} ${state} ${worse}`
  const isGranted = agreedTo === question
  return {
    state,
    onChecked: (now, places) => setChecked({ of, state: now, worse: places }),
    isGranted,
    give: (isTicked) => setAgreedTo(isTicked ? question : undefined),
    isPrompted: promptedFor === of,
    box,
    ask: () => {
      if (state === 'good' || isGranted) return true
      setPromptedFor(of)
      box.current?.focus()
      return false
    },
  }
}
