import { useEffect, useEffectEvent } from 'react'
import { isRecord } from '@schemas/layout/json'

/** What closes each of those that stand over the builder, the last on top. */
const over: (() => void)[] = []

/**
 * The browser's own step that stands for all of them. It stays when they are closed otherwise, and is passed over by the next Back: to go back by script
 * could call off a navigation that has just begun.
 */
const step = 'isOverBuilder'
const isStep = (state: unknown) => isRecord(state) && state[step] === true

let isHeard = false
let wasStep = false

/** Hears the browser's Back from the start where a builder that is loaded anew stands at that step, else from the first time on. */
export function hearBack(): void {
  if (isHeard) return
  isHeard = true
  wasStep = isStep(history.state)
  addEventListener('popstate', () => {
    const isLeft = wasStep && !isStep(history.state)
    wasStep = isStep(history.state)
    if (!isLeft) return
    const close = over.at(-1)
    if (!close) return history.back()
    close()
    // It may ask first, or there is another one below.
    setTimeout(makeStep)
  })
}

/** For whoever makes steps of the browser's without what the one before says: Back from there leaves another one. */
export function noteStep(): void {
  wasStep = isStep(history.state)
}

function makeStep(): void {
  if (over.length === 0 || isStep(history.state)) return
  history.pushState({ ...(isRecord(history.state) ? history.state : {}), [step]: true }, '')
  wasStep = true
}

/** While it stands, the browser's Back does what its cross does, as on a phone everything that lies over a screen goes. */
export function useBackCloses(close: () => void): void {
  const closeNow = useEffectEvent(close)
  useEffect(() => {
    const own = () => closeNow()
    over.push(own)
    hearBack()
    makeStep()
    return () => void over.splice(over.indexOf(own), 1)
  }, [])
}
