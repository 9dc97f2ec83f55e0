/** A press on something small that lies over the page, and did nothing there, is the page's: the second of a double press lands on what the first has brought. */
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
