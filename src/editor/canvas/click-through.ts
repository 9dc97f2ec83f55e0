/**
 * A press on something small over the page that did nothing there is passed on to the page: the second press of a
 * double click may land on an element that the first one opened.
 */
export function clickThrough({
  clientX,
  clientY,
  detail,
  shiftKey,
  altKey,
  ctrlKey,
  metaKey,
}: MouseEvent | React.MouseEvent): void {
  const canvas = document.querySelector('[data-surface="canvas"]')
  canvas?.dispatchEvent(
    new MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      clientX,
      clientY,
      detail,
      shiftKey,
      altKey,
      ctrlKey,
      metaKey,
    }),
  )
}
