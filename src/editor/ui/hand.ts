const acts = ['pointerdown', 'pointerup', 'pointercancel', 'keydown', 'wheel'] as const

/** Tracks when the person was last active: a key, a press, or anything held or dragged since. */
export function watchHand(): { rests: (ms: number) => Promise<void>; end: () => void } {
  let last = Number.NEGATIVE_INFINITY
  let isDown = false
  const see = ({ type }: Event) => {
    last = performance.now()
    if (type.startsWith('pointer')) isDown = type === 'pointerdown'
  }
  for (const act of acts) globalThis.addEventListener(act, see, { capture: true, passive: true })
  return {
    /** Resolves once the person has been idle that long; immediately if so already. */
    rests: async (ms) => {
      for (;;) {
        const left = isDown ? ms : last + ms - performance.now()
        if (left <= 0) return
        await new Promise((resolve) => setTimeout(resolve, left))
      }
    },
    end: () => {
      for (const act of acts) globalThis.removeEventListener(act, see, { capture: true })
    },
  }
}
