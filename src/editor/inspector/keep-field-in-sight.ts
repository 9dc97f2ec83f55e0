/**
 * Keeps the focused field visible while its container shrinks: a phone's keyboard opens, or a notice appears above. Use
 * as the `ref` of the scroll container of the settings, or of an element of the same height.
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
  // A keyboard may cover the page without changing its height.
  window.visualViewport?.addEventListener('resize', show)
  return () => {
    watcher.disconnect()
    window.visualViewport?.removeEventListener('resize', show)
  }
}
