/**
 * Tells floating tools, until aborted, which part of the overlay is visible: a zoomed page is only partly shown and
 * scrolls sideways.
 */
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
