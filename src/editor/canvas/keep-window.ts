/** Tells what hangs at a part which part of the overlay is in sight, until it is called off: of an enlarged page the canvas shows a piece, and is scrolled sideways. */
export function keepWindow(overlay: HTMLElement | null, signal: AbortSignal): void {
  const canvas = overlay?.closest('main')
  if (!overlay || !canvas || signal.aborted) return
  const follow = () => {
    const [own, seen] = [overlay.getBoundingClientRect(), canvas.getBoundingClientRect()]
    overlay.style.setProperty('--from', `${Math.round(Math.max(0, seen.left - own.left))}px`)
    overlay.style.setProperty('--to', `${Math.round(Math.min(own.width, seen.right - own.left))}px`)
  }
  const watcher = new ResizeObserver(follow)
  watcher.observe(overlay)
  watcher.observe(canvas)
  canvas.addEventListener('scroll', follow, { passive: true, signal })
  signal.addEventListener('abort', () => watcher.disconnect())
}
