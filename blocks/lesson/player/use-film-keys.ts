import { useEffect, useRef } from 'react'

export type FilmActions = {
  toggle: () => void
  seekBy: (seconds: number) => void
  seekTo: (share: number) => void
  volumeBy: (step: number) => void
  mute: () => void
  captions: () => void
  fullscreen: () => void
  rateBy: (steps: number) => void
  next: (() => void) | undefined
  previous: (() => void) | undefined
  help: () => void
}

/** Where typing means something else, or a key belongs to the control in focus. */
const isTyping = (target: EventTarget | null, key: string): boolean => {
  if (!(target instanceof HTMLElement)) return false
  if (target.closest('input:not([type="range"]), textarea, select, [contenteditable], dialog')) return true
  if (target.matches('input[type="range"]')) return key.startsWith('Arrow')
  return key === ' ' && target.matches('button, a, summary')
}

/** The keys of a player, anywhere on its page. */
export function useFilmKeys(actions: FilmActions): void {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isTyping(event.target, event.key)) return
      const run = actionOf(latest.current, event.key)
      if (!run) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

function actionOf(actions: FilmActions, key: string): (() => void) | undefined {
  if (/^[0-9]$/.test(key)) return () => actions.seekTo(Number(key) / 10)
  switch (key) {
    case ' ':
    case 'k':
      return actions.toggle
    case 'j':
      return () => actions.seekBy(-10)
    case 'l':
      return () => actions.seekBy(10)
    case 'ArrowLeft':
      return () => actions.seekBy(-5)
    case 'ArrowRight':
      return () => actions.seekBy(5)
    case 'ArrowUp':
      return () => actions.volumeBy(0.1)
    case 'ArrowDown':
      return () => actions.volumeBy(-0.1)
    case 'm':
      return actions.mute
    case 'c':
      return actions.captions
    case 'f':
      return actions.fullscreen
    case '<':
      return () => actions.rateBy(-1)
    case '>':
      return () => actions.rateBy(1)
    case 'n':
      return actions.next
    case 'p':
      return actions.previous
    case '?':
      return actions.help
    default:
      return undefined
  }
}
