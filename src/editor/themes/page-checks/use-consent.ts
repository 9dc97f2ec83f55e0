import { type RefObject, useRef, useState } from 'react'
import type { ChecksState, OnChecked } from './page-checks'

/** Result of the page checks of a theme, and whether the person who publishes has confirmed it. */
export type Consent = {
  state: ChecksState
  onChecked: OnChecked
  isGranted: boolean
  give: (isGranted: boolean) => void
  /** Publishing was attempted without the confirmation. */
  isPrompted: boolean
  box: RefObject<HTMLInputElement | null>
  /** Whether the theme may be published; prompts for the confirmation if one is needed. */
  ask: () => boolean
}

/**
 * For the theme named `of`. The confirmation covers the known result: another theme, another state, or one more place
 * needs a new one.
 */
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
