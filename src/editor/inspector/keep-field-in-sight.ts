/**
 * Keeps what is typed in where it is seen while its place gets smaller: a phone's keyboard comes, or a notice above it. For the
 * `ref` of the element that the settings are scrolled in, or of one as high.
 */
export function keepFieldInSight(place: HTMLElement | null): (() => void) | undefined {
  if (!place) return undefined
  const show = () => {
    const { activeElement } = document
    if (activeElement?.matches('input, textarea, [contenteditable="true"]') && place.contains(activeElement))
      activeElement.scrollIntoView({ block: 'nearest' })
  }
  const watcher = new ResizeObserver(show)
  watcher.observe(place)
  // A keyboard may lie over the page and leave its height as it is.
  window.visualViewport?.addEventListener('resize', show)
  return () => {
    watcher.disconnect()
    window.visualViewport?.removeEventListener('resize', show)
  }
}
