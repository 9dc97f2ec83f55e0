import { colorToCss } from './color'
import type { Asset } from './image'
import { readBorderStyle, readLength, stepToCss } from './length'
import type { Background, StyleSet } from './style'

/** Declarations of a node's two boxes: `out` is the outer box, `in` the content box inside it. */
export type Boxes = { out: string[]; in: string[] }

export type AssetLookup = (name: string) => Asset | undefined

type Side = 'top' | 'right' | 'bottom' | 'left'
const sideNames: readonly Side[] = ['top', 'right', 'bottom', 'left']
const widths = { text: 'var(--w-text)', content: 'var(--w-content)', wide: 'var(--w-wide)', full: 'none' } as const
const corners = [
  ['topLeft', 'top-left'],
  ['topRight', 'top-right'],
  ['bottomRight', 'bottom-right'],
  ['bottomLeft', 'bottom-left'],
] as const
const aligned = { start: 'start', center: 'center', end: 'end', stretch: 'stretch', between: 'space-between' } as const

/**
 * CSS declarations for one style set. Every value is rebuilt from its parsed meaning, never passed through, so that
 * nothing outside the vocabulary can be emitted.
 */
export function declarations(set: StyleSet, asset: AssetLookup): Boxes {
  const boxes: Boxes = { out: [], in: [] }
  const { out } = boxes
  if (set.position) {
    out.push(`position:${set.position.type}`)
    for (const side of sideNames)
      if (set.position[side] !== undefined) out.push(`${side}:${readLength(set.position[side])}`)
    if (set.position.layer !== undefined) out.push(`z-index:${set.position.layer}`)
  }
  for (const box of ['out', 'in'] as const) {
    for (const property of ['margin', 'padding'] as const) {
      const values = set[property]?.[box]
      if (!values) continue
      for (const side of sideNames) {
        const step = values[side]
        if (step !== undefined) boxes[box].push(`${property}-${side}:${step === 'auto' ? 'auto' : stepToCss(step)}`)
      }
    }
    const fill = set.background?.[box]
    if (fill) boxes[box].push(...backgroundCss(fill, asset))
  }
  if (set.border) pushBorder(set.border, out)
  if (set.color) out.push(`color:${colorToCss(set.color) ?? 'inherit'}`)
  if (set.width !== undefined)
    boxes.in.push(
      `max-width:${typeof set.width === 'string' && set.width in widths ? widths[set.width as keyof typeof widths] : readLength(set.width)}`,
      'margin-inline:auto',
      'width:100%',
    )
  if (set.minHeight !== undefined) out.push(`min-height:${readLength(set.minHeight)}`)
  if (set.textAlign) out.push(`text-align:${set.textAlign}`)
  if (set.shadow) out.push(`box-shadow:${set.shadow === 'none' ? 'none' : `var(--shadow-${set.shadow})`}`)
  return boxes
}

/** How a container lays out its children; applied to the row's grid or the column's stack. */
export function arrangement(set: StyleSet): string[] {
  const css: string[] = []
  if (set.gap !== undefined) css.push(`gap:${stepToCss(set.gap)}`)
  if (set.align) css.push(`align-items:${aligned[set.align]}`)
  if (set.justify) css.push(`justify-content:${aligned[set.justify]}`)
  return css
}

function pushBorder(border: NonNullable<StyleSet['border']>, out: string[]): void {
  const { width, radius } = border
  if (typeof width === 'object') {
    for (const side of sideNames)
      if (width[side] !== undefined) out.push(`border-${side}-width:${readLength(width[side])}`)
  } else if (width !== undefined) out.push(`border-width:${readLength(width)}`)
  // The page's reset makes every border solid and 0 wide, so a width alone shows and an override of one leaf keeps the
  // others.
  if (border.style !== undefined) out.push(`border-style:${readBorderStyle(border.style)}`)
  if (border.color) out.push(`border-color:${colorToCss(border.color) ?? 'currentcolor'}`)
  if (typeof radius === 'object') {
    for (const [corner, property] of corners)
      if (radius[corner] !== undefined) out.push(`border-${property}-radius:${readLength(radius[corner])}`)
  } else if (radius !== undefined) out.push(`border-radius:${readLength(radius)}`)
}

/** Declarations of a box's background; none for an unknown picture. */
export function backgroundCss(fill: Background, asset: AssetLookup): string[] {
  switch (fill.type) {
    case 'color':
      return [`background-color:${colorToCss(fill.color) ?? 'transparent'}`]
    case 'gradient': {
      const stops = fill.stops.map((stop) => `${colorToCss(stop.color) ?? 'transparent'} ${stop.at}%`).join(',')
      return [
        fill.shape === 'radial'
          ? `background-image:radial-gradient(${stops})`
          : `background-image:linear-gradient(${fill.angle ?? 180}deg,${stops})`,
      ]
    }
    case 'image': {
      const found = asset(fill.image.asset)
      const src = found && isPlainAddress(found.src) ? found.src : undefined
      if (!src) return []
      const dark = found?.kind === 'svg' && found.dark && isPlainAddress(found.dark) ? found.dark : undefined
      const { overlay, fit = 'cover', image } = fill
      const tint = overlay
        ? `color-mix(in srgb,${colorToCss(overlay.color) ?? 'transparent'} ${overlay.opacity}%,transparent)`
        : undefined
      const layers = [
        ...(tint ? [`linear-gradient(${tint},${tint})`] : []),
        dark ? `var(--if-light,url("${src}"))var(--if-dark,url("${dark}"))` : `url("${src}")`,
      ]
      // An SVG may have no intrinsic size, and would then be scaled to the box instead of being tiled.
      const tile = found?.kind === 'svg' ? `${found.width}px auto` : 'auto'
      const focus = image.focus ? `${image.focus[0]}% ${image.focus[1]}%` : '50% 50%'
      return [
        `background-image:${layers.join(',')}`,
        `background-size:${fit === 'repeat' ? tile : fit}`,
        `background-repeat:${fit === 'repeat' ? 'repeat' : 'no-repeat'}`,
        `background-position:${focus}`,
      ]
    }
  }
}

/** Asset addresses come from the build or the store; anything that could escape the url("") is refused all the same. */
function isPlainAddress(src: string): boolean {
  return /^(?:https?:\/)?\/[\w./%@:?&=+~-]*$/.test(src)
}
