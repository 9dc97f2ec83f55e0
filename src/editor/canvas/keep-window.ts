/** Tells what hangs at a part which part of the overlay is in sight: of an enlarged page the canvas shows a piece, and is scrolled sideways. */
export function keepWindow(overlay: HTMLElement | null): (() => void) | undefined {
  const canvas = overlay?.closest('main')
  if (!overlay || !canvas) return undefined
  const follow = () => {
    const [own, seen] = [overlay.getBoundingClientRect(), canvas.getBoundingClientRect()]
    overlay.style.setProperty('--from', `${Math.round(Math.max(0, seen.left - own.left))}px`)
    overlay.style.setProperty('--to', `${Math.round(Math.min(own.width, seen.right - own.left))}px`)
  }
  const watcher = new ResizeObserver(follow)
  watcher.observe(overlay)
  watcher.observe(canvas)
  canvas.addEventListener('scroll', follow, { passive: true })
  return () => {
    watcher.disconnect()
    canvas.removeEventListener('scroll', follow)
  }
}
