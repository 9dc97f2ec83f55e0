type Size = { width: number; height: number }
type Crop = Size & { x: number; y: number }

/** How much of the box the drawn frame leaves free at each side; `camera-scanner.module.css` draws it. */
const inset = 0.1
/** Wider pictures make the reader slow and no surer (px). */
const maxWidth = 1000

/** The part of a camera's picture inside the frame, where the picture covers a box, and the size to read it at. */
export function cropToFrame(picture: Size, box: Size): Crop & { to: Size } {
  const scale = Math.max(box.width / picture.width, box.height / picture.height)
  const width = Math.min(picture.width, (box.width / scale) * (1 - 2 * inset))
  const height = Math.min(picture.height, (box.height / scale) * (1 - 2 * inset))
  const shrink = Math.min(1, maxWidth / width)
  return {
    x: Math.round((picture.width - width) / 2),
    y: Math.round((picture.height - height) / 2),
    width: Math.round(width),
    height: Math.round(height),
    to: { width: Math.round(width * shrink), height: Math.round(height * shrink) },
  }
}
