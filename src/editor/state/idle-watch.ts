let watch: ((frame: Window) => void) | undefined
const waiting = new Set<Window>()

/** Registers the idle watch once loaded; frames that came before are watched from then on. */
export function setIdleWatch(handler: (frame: Window) => void): void {
  watch = handler
  for (const frame of waiting) handler(frame)
  waiting.clear()
}

/** Typing on the canvas counts as activity, although no event reaches the builder's own window. */
export function watchFrame(frame: Window): void {
  if (watch) watch(frame)
  else waiting.add(frame)
}
