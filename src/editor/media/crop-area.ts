/** A part of a picture, as fractions (0–1) of its width and height. */
export type Area = { left: number; top: number; width: number; height: number }

/**
 * Which edges a handle moves: -1 the left or top one, 1 the right or bottom one, 0 neither. Both 0 moves the whole
 * area.
 */
export type Grip = { x: -1 | 0 | 1; y: -1 | 0 | 1 }

/** Smallest crop, as a fraction. */
export const least = 0.05

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), Math.max(low, high))

/**
 * The area after a handle was moved by a fraction of the picture. `ratio`, if it is to be kept, is width to height in
 * fractions (the wanted ratio over the picture's own). The area never leaves the picture and never vanishes.
 */
export function dragArea(area: Area, grip: Grip, by: { x: number; y: number }, ratio?: number): Area {
  if (grip.x === 0 && grip.y === 0)
    return {
      ...area,
      left: clamp(area.left + by.x, 0, 1 - area.width),
      top: clamp(area.top + by.y, 0, 1 - area.height),
    }
  const right = area.left + area.width
  const bottom = area.top + area.height
  // The opposite edge or corner stays fixed.
  const availableX = grip.x < 0 ? right : 1 - area.left
  const availableY = grip.y < 0 ? bottom : 1 - area.top
  let width = grip.x === 0 ? area.width : clamp(area.width + grip.x * by.x, least, availableX)
  let height = grip.y === 0 ? area.height : clamp(area.height + grip.y * by.y, least, availableY)
  if (ratio !== undefined) {
    if (grip.x === 0) width = height * ratio
    const widest = Math.min(
      grip.x === 0 ? 1 - area.left : availableX,
      (grip.y === 0 ? 1 - area.top : availableY) * ratio,
    )
    width = clamp(width, Math.min(least, widest), widest)
    height = width / ratio
  }
  return { left: grip.x < 0 ? right - width : area.left, top: grip.y < 0 ? bottom - height : area.top, width, height }
}

/** The largest area of that ratio (in fractions) around the centre of the previous one. */
export function fitArea(area: Area, ratio: number): Area {
  const width = Math.min(1, ratio)
  const height = width / ratio
  const [middleX, middleY] = [area.left + area.width / 2, area.top + area.height / 2]
  return {
    left: clamp(middleX - width / 2, 0, 1 - width),
    top: clamp(middleY - height / 2, 0, 1 - height),
    width,
    height,
  }
}
