import { createRequire } from 'node:module'
import sharp from 'sharp'

const icons = createRequire(import.meta.url)('@iconify-json/fluent-emoji/icons.json')

const parse = (hex) =>
  hex.length === 4
    ? [1, 2, 3].map((i) => parseInt(hex[i] + hex[i], 16))
    : [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16))
export function mix(a, b, t) {
  const [x, y] = [parse(a), parse(b)]
  return `#${x
    .map((v, i) =>
      Math.round(v + (y[i] - v) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
export const lighten = (c, t) => mix(c, '#ffffff', t)
export const darken = (c, t) => mix(c, '#000000', t)

// Pictures are committed, so the same script must give the same bytes: no Math.random anywhere.
export function rng(seed) {
  let s = seed >>> 0
  return () => {
    s = (s + 0x6d2b79f5) | 0
    let t = Math.imul(s ^ (s >>> 15), 1 | s)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const n = (v) => Math.round(v * 100) / 100

// Filled between two drawing passes: a scene first reports which icons it uses, then draws with their real outlines.
const boxes = new Map()
const lights = new Map()
const FULL = { x: 2, y: 2, w: 28, h: 28 }

export class Canvas {
  constructor(w, h) {
    Object.assign(this, { w, h, defs: [], count: 0, wanted: new Set(), wantedLights: new Set() })
  }
  id() {
    return `a${(this.count++).toString(36)}`
  }
  def(make) {
    const id = this.id()
    this.defs.push(make(id))
    return id
  }
  stops(list) {
    return list
      .map((s, i) => {
        const [at, colour, opacity] = Array.isArray(s) ? s : [list.length > 1 ? i / (list.length - 1) : 0, s]
        return `<stop offset="${n(at)}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`
      })
      .join('')
  }
  lin(list, [x1, y1, x2, y2] = [0, 0, 0, 1]) {
    return `url(#${this.def((id) => `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${this.stops(list)}</linearGradient>`)})`
  }
  rad(list, [cx, cy, r] = [0.5, 0.5, 0.5]) {
    return `url(#${this.def((id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${this.stops(list)}</radialGradient>`)})`
  }
  // Light falls from the upper left in every picture: the bright band sits at a third, the core shadow near the right
  // edge.
  round(base, depth = 1) {
    return this.lin(
      [
        [0, darken(base, 0.18 * depth)],
        [0.12, base],
        [0.32, lighten(base, 0.34 * depth)],
        [0.52, base],
        [0.86, darken(base, 0.32 * depth)],
        [1, darken(base, 0.2 * depth)],
      ],
      [0, 0, 1, 0],
    )
  }
  blur(sd) {
    return `filter="url(#${this.def((id) => `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${sd}"/></filter>`)})"`
  }
  clip(shape) {
    return `clip-path="url(#${this.def((id) => `<clipPath id="${id}">${shape}</clipPath>`)})"`
  }
  /** An object whose base is at (50, 100) in a box of 100: the frame that place() expects. */
  icon(name) {
    const icon = icons.icons[name] ?? icons.icons[icons.aliases?.[name]?.parent]
    if (!icon) throw new Error(`No such icon: ${name}`)
    this.wanted.add(name)
    const box = boxes.get(name) ?? FULL
    const scale = 100 / Math.max(box.w, box.h)
    const x = 50 - (box.x + box.w / 2) * scale
    const y = 100 - (box.y + box.h) * scale
    return {
      svg: `<g transform="translate(${n(x)} ${n(y)}) scale(${n(scale)})">${icon.body}</g>`,
      w: box.w * scale,
      h: box.h * scale,
    }
  }
  /** Luminance (0–1, with alpha) of an icon on a grid, for half-tone prints. */
  light(name) {
    this.wantedLights.add(name)
    return lights.get(name)
  }
  doc(body) {
    return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${this.w} ${this.h}" width="${this.w}" height="${this.h}"><defs>${this.defs.join('')}</defs>${body}</svg>`
  }
}

const bare = (name, size) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 32 32" width="${size}" height="${size}">${icons.icons[name].body}</svg>`,
  )

async function measure(name) {
  const { data, info } = await sharp(bare(name, 128)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  let [left, top, right, bottom] = [128, 128, 0, 0]
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      if (data[(y * info.width + x) * 4 + 3] < 40) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  boxes.set(name, { x: left / 4, y: top / 4, w: (right - left + 1) / 4, h: (bottom - top + 1) / 4 })
}

async function sample(name) {
  const size = 64
  const { data } = await sharp(bare(name, 256))
    .resize(size, size)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const cells = []
  for (let i = 0; i < size * size; i++) {
    const [r, g, b, a] = data.subarray(i * 4, i * 4 + 4)
    cells.push({ light: (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255, alpha: a / 255 })
  }
  lights.set(name, { size, cells })
}

export async function draw(width, height, scene) {
  let canvas = new Canvas(width, height)
  scene(canvas)
  for (const name of canvas.wanted) if (!boxes.has(name)) await measure(name)
  for (const name of canvas.wantedLights) if (!lights.has(name)) await sample(name)
  canvas = new Canvas(width, height)
  const body = scene(canvas)
  return canvas.doc(body)
}
