import * as z from 'zod/mini'
import { markField } from './field-mark'
import { refuse } from './refuse'
import { oneSchema } from './one-schema'

/** Semantic colours that every theme has, in light and dark; `onX` is text on X. */
export const colorTokens = [
  'bg',
  'surface',
  'sunken',
  'text',
  'soft',
  'border',
  'line',
  'brand',
  'onBrand',
  'brandSoft',
  'brandText',
  'accent',
  'onAccent',
  'accentSoft',
  'accentText',
  'danger',
  'onDanger',
  'dangerSoft',
  'success',
  'successSoft',
  'warning',
  'warningSoft',
  'info',
  'infoSoft',
  'inverse',
  'onInverse',
] as const
export type ColorToken = (typeof colorTokens)[number]

/** Ten-step scales (1 lightest, 10 darkest) derived from a theme's picks. */
export const colorScales = ['brand', 'accent', 'neutral'] as const

const hex = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i
const scale = /^(?:brand|accent|neutral)\.(?:[1-9]|10)$/

/** CSS for a colour: a token (`brand`), a step of a scale (`brand.3`), `transparent`, or hex; otherwise undefined. */
export function colorToCss(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  if (value === 'transparent') return value
  if (colorTokens.includes(value as ColorToken)) return `var(--c-${kebab(value)})`
  if (scale.test(value)) return `var(--${value.replace('.', '-')})`
  return hex.test(value) ? value.toLowerCase() : undefined
}

export function kebab(token: string): string {
  return token.replace(/[A-Z]/g, (upper) => `-${upper.toLowerCase()}`)
}

/** A colour prop: a theme token, a scale step or hex. */
export const color = /* @__PURE__ */ oneSchema(() =>
  markField(
    z.string().check((ctx) => {
      if (colorToCss(ctx.value) === undefined)
        refuse(ctx, { en: 'Use a theme colour or a hex colour.', th: 'ใช้สีของธีม หรือรหัสสีแบบ #rrggbb' })
    }),
    { field: 'color' },
  ),
)
