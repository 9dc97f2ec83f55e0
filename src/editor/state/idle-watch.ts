let watch: ((frame: Window) => void) | undefined
const waiting = new Set<Window>()

/** Takes the watch once it is there; frames that came before are watched from then on. */
export function setIdleWatch(handler: (frame: Window) => void): void {
  watch = handler
  for (const frame of waiting) handler(frame)
  waiting.clear()
}

/** Who writes on the canvas is there, although nothing reaches the builder's own window. */
export function watchFrame(frame: Window): void {
  if (watch) watch(frame)
  else waiting.add(frame)
}
