import { useEffect, useEffectEvent } from 'react'
import { isRecord } from '@schemas/layout/json'

/** Close functions of everything open over the builder, topmost last. */
const over: (() => void)[] = []

/**
 * One history entry represents all of them. It stays when they are closed otherwise, and the next Back skips it: going
 * back by script could cancel a navigation that has just started.
 */
const step = 'isOverBuilder'
const isStep = (state: unknown) => isRecord(state) && state[step] === true

let isHeard = false
let wasStep = false

/**
 * Handles the browser's Back: from the start if the builder was reloaded at that history entry, else from first use.
 */
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
    // Closing may ask first, or there may be another one below.
    setTimeout(makeStep)
  })
}

/**
 * For code that pushes history entries without copying the current state: Back from there would otherwise leave another
 * entry.
 */
export function noteStep(): void {
  wasStep = isStep(history.state)
}

function makeStep(): void {
  if (over.length === 0 || isStep(history.state)) return
  history.pushState({ ...(isRecord(history.state) ? history.state : {}), [step]: true }, '')
  wasStep = true
}

/** While mounted, the browser's Back does the same as its close button, as people expect on a phone. */
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
