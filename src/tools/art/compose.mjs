/**
 * Places an object on the ground with its shadows. x, y is the position of its base; s is the height of its box in
 * pixels.
 */
export function place(c, object, { x, y, s, rot = 0, shade = '#2a1c10', strength = 1, flip = false, lift = 0 }) {
  const k = s / 100
  const half = (object.w * k) / 2
  const turn = `${rot ? ` rotate(${rot} 50 60)` : ''}`
  // A tight shadow grounds the object, a wide shadow shows the direction of light.
  const seat = `<ellipse cx="${x}" cy="${y - s * 0.012}" rx="${half * 0.86}" ry="${s * 0.035 + lift * 0.2}" fill="${shade}" opacity="${0.42 * strength}" ${c.blur(s * 0.018)}/>`
  const cast = `<ellipse cx="${x + half * 0.32}" cy="${y + s * 0.004}" rx="${half * 1.22}" ry="${s * 0.06}" fill="${shade}" opacity="${0.2 * strength}" ${c.blur(s * 0.05)}/>`
  const mirror = flip ? ' translate(100 0) scale(-1 1)' : ''
  return `${cast}${seat}<g transform="translate(${x - 50 * k} ${y - 100 * k - lift}) scale(${k})${turn}${mirror}">${object.svg}</g>`
}

/** A studio sweep: wall and floor run into each other, lit from the upper left. */
export function sweep(c, { wall, floor, light = '#ffffff', glow = 0.55, horizon = 0.62 }) {
  const { w, h } = c
  const ground = c.lin([
    [0, wall],
    [horizon - 0.1, wall],
    [horizon + 0.12, floor],
    [1, floor],
  ])
  const lamp = c.rad(
    [
      [0, light, glow],
      [1, light, 0],
    ],
    [0.28, 0.2, 0.75],
  )
  const edge = c.rad(
    [
      [0.55, '#000000', 0],
      [1, '#000000', 0.1],
    ],
    [0.42, 0.4, 0.85],
  )
  return `<rect width="${w}" height="${h}" fill="${ground}"/><rect width="${w}" height="${h}" fill="${lamp}"/><rect width="${w}" height="${h}" fill="${edge}"/>`
}

/** A round plate or plinth seen a little from above. */
export function plinth(c, { x, y, rx, ry = rx * 0.2, height = 40, top, side, shade = '#000000' }) {
  const body = `M${x - rx} ${y} v${height} a${rx} ${ry} 0 0 0 ${rx * 2} 0 v${-height} z`
  return `<ellipse cx="${x + rx * 0.12}" cy="${y + height + ry * 0.5}" rx="${rx * 1.08}" ry="${ry * 1.1}" fill="${shade}" opacity=".2" ${c.blur(rx * 0.06)}/><path d="${body}" fill="${c.round(side, 0.5)}"/><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${c.lin([top[0], top[1]], [0, 0, 1, 1])}"/>`
}

export const at = (x, y, svg, scale = 1, rot = 0) =>
  `<g transform="translate(${x} ${y}) scale(${scale}) rotate(${rot})">${svg}</g>`
export const repeat = (count, make) => Array.from({ length: count }, (_, i) => make(i)).join('')
