/** Elements that stay, with their text where they have one. */
const elements = new Set(
  'svg g defs symbol use switch a path rect circle ellipse line polyline polygon text tspan textPath title desc style linearGradient radialGradient stop clipPath mask filter feBlend feColorMatrix feComponentTransfer feFuncA feFuncB feFuncG feFuncR feComposite feDropShadow feFlood feGaussianBlur feMerge feMergeNode feOffset'.split(
    ' ',
  ),
)
export const isAllowedElement = (name: string): boolean => elements.has(name)
export const textElements: ReadonlySet<string> = new Set(['text', 'tspan', 'textPath', 'title', 'desc', 'style'])
/** What makes a picture visible. */
export const shapes: ReadonlySet<string> = new Set('path rect circle ellipse line polyline polygon text use'.split(' '))

/** Properties that an attribute, a `style` attribute or a style sheet may set. Each is drawn, and none loads anything. */
const properties = new Set(
  'alignment-baseline baseline-shift clip-path clip-rule color color-interpolation color-interpolation-filters direction display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity font font-family font-feature-settings font-size font-size-adjust font-stretch font-style font-variant font-weight isolation letter-spacing line-height mask mask-type mix-blend-mode opacity overflow paint-order shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-align text-anchor text-decoration text-rendering transform transform-box transform-origin unicode-bidi vector-effect visibility white-space word-spacing writing-mode'.split(
    ' ',
  ),
)
export const isAllowedProperty = (name: string): boolean => properties.has(name)

const attributes = new Set(
  'amplitude class clipPathUnits cx cy d dx dy edgeMode exponent filterUnits fr fx fy gradientTransform gradientUnits height id in in2 intercept k1 k2 k3 k4 lengthAdjust maskContentUnits maskUnits mode offset operator points preserveAspectRatio primitiveUnits r result rotate rx ry slope spreadMethod startOffset stdDeviation systemLanguage tableValues textLength type values viewBox width x x1 x2 y y1 y2'.split(
    ' ',
  ),
)
export const isAllowedAttribute = (name: string): boolean => attributes.has(name) || properties.has(name)

const functions = new Set(
  'url rgb rgba hsl hsla matrix translate translatex translatey scale scalex scaley rotate skewx skewy calc'.split(' '),
)
const innerAddress = /url\(\s*(["']?)#([^\s"'()\\]+)\1\s*\)/gi

/**
 * The ids that a value refers to; undefined for a value that may load or hide something: an address other than `#id`,
 * an unknown function, an escape, a comment.
 */
export function referencesOf(value: string): string[] | undefined {
  const ids: string[] = []
  const rest = value.replace(innerAddress, (_all, _quote: string, id: string) => {
    ids.push(id)
    return ' '
  })
  // oxlint-disable-next-line no-control-regex -- no value has control characters
  if (/[\\<>{}@;\u0000-\u0008\u000e-\u001f]|\/\*|url|:\/\//i.test(rest)) return undefined
  const names = rest.split('(').slice(0, -1)
  const isKnown = names.every((before) =>
    functions.has(
      before
        .trimEnd()
        .split(/[\s,()]+/)
        .at(-1)
        ?.toLowerCase() ?? '',
    ),
  )
  return isKnown ? ids : undefined
}

export const isName = (value: string): boolean => /^[^\s"'()<>\\]{1,200}$/.test(value)
/** The target of an `href` within the drawing. */
export const innerTarget = (value: string): string | undefined => {
  const target = value.trim()
  return target.startsWith('#') && isName(target.slice(1)) ? target.slice(1) : undefined
}
