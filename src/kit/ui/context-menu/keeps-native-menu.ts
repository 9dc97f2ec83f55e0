/**
 * Whether a right-click keeps the native menu: with Shift, by touch or keyboard, over a selection, and where the native
 * menu is useful.
 */
export function keepsNativeMenu(event: MouseEvent, selected: string): boolean {
  if (event.defaultPrevented || event.shiftKey || selected !== '') return true
  // Long presses and the menu key: there is no pointer position for a small menu.
  const { pointerType } = event as MouseEvent & { pointerType?: string }
  if ((pointerType !== undefined && pointerType !== '' && pointerType !== 'mouse') || event.button !== 2) return true
  const target = event.target
  if (!(target instanceof Element)) return true
  return (
    target.closest(
      'a[href], input, textarea, select, [contenteditable=""], [contenteditable="true"], video, audio, iframe, pre, code, [data-native-menu]',
    ) !== null
  )
}
