import { media } from './breakpoints'
import { edgeHeld, type Entrance, maxTurns } from './entrance'

/** The transform of each entrance, with `left` as the remaining share of its distance, from 1 to 0. */
const transformOf: Record<Entrance, (left: string) => string> = {
  fade: () => '',
  rise: (left) => `translateY(calc(2.5rem*${left}))`,
  left: (left) => `translateX(calc(-3.5rem*${left}))`,
  right: (left) => `translateX(calc(3.5rem*${left}))`,
  grow: (left) => `scale(calc(1 - .08*${left}))`,
}

/** The starting transform of a part, for a player of the animation. */
export const entranceStart = (of: Entrance): string => transformOf[of]('1') || 'none'

export const entranceEasing = 'cubic-bezier(.25,.5,.5,1)'

/**
 * The rules of the entrances in use. A part animates with scrolling, without any script: from its edge entering the
 * window until enough of it is visible, or all of it, so that short parts at the end of a page also finish. Where no
 * timeline runs (nothing to scroll, no scroll timelines, print, reduced motion) the part is simply shown, and so is
 * what is visible before the first scroll, even partly: `--come` is how much of it is in the window and `--gone` how
 * far that is scrolled, on the same scale, so a part that began below the window always has `--come` below `--gone`.
 * The transform exists only during the animation (`--entering`): before it, links into the part would scroll to the
 * wrong place; after it, fixed and expanding content would be trapped in it.
 * Exempt: what has the focus, what lies over the page, and what is held at the window's lower edge, which no scrolling
 * would reveal.
 */
export function entranceCss(used: ReadonlySet<Entrance>): string {
  if (used.size === 0) return ''
  const own = [...used]
    .sort()
    .map((each) => `.enter-${each}{--enter-by:var(--entering) ${transformOf[each]('(1 - var(--entered))')}}`)
  const turns = Array.from({ length: maxTurns }, (_, at) => at + 1).map(
    (turn) =>
      `.turn-${turn}{--enter-from:min(${turn * 14}%,${turn * 3}rem);--enter-to:min(${58 + turn * 14}%,${14 + turn * 3}rem)}`,
  )
  const range = 'entry var(--enter-from,0%) entry var(--enter-to,min(100%,14rem))'
  return [
    // Escaped, because the sheet is embedded in a document.
    ...Object.entries({ enter: 1, come: 1, gone: 0 }).map(
      ([name, initialValue]) =>
        String.raw`@property --${name}{syntax:'\3c number\3e ';inherits:false;initial-value:${initialValue}}`,
    ),
    ...['entering', 'enter-by', 'enter-from', 'enter-to'].map(
      (name) => `@property --${name}{syntax:'*';inherits:false}`,
    ),
    '@keyframes enter{from{--enter:0}}@keyframes entering{from,99.9%{--entering: }}@keyframes come{from{--come:0}}@keyframes gone{to{--gone:1}}',
    '@media screen and (prefers-reduced-motion:no-preference){@supports (animation-timeline:view()) and (animation-range:entry 0%){',
    `.enter:where(:not(dialog *,.${edgeHeld} *,:focus-within,:has([data-over-page],[data-edge-question]))){`,
    // A small amount is subtracted, because both are rounded.
    '--entered:max(var(--enter),clamp(0,(var(--come) - var(--gone) - .005)*999,1));opacity:var(--entered);transform:var(--enter-by,none);',
    `animation:1ms ${entranceEasing} backwards enter,1ms entering,1ms linear backwards come,1ms linear forwards gone;`,
    `animation-timeline:view(),view(),view(),scroll();animation-range:${range},${range},entry 0% entry ${measure},0% ${measure}}`,
    ...own,
    // Content that overflows the window sideways would make it scroll there.
    used.has('right') ? '.row:where(:not(.row .row)):has(.enter-right){overflow-x:clip}' : '',
    `@media not all and ${media.mobile}{${turns.join('')}}`,
    '}}',
  ].join('')
}

/** Distance on which `--come` and `--gone` are measured: longer than any entrance. */
const measure = `${14 + maxTurns * 3 + 1}rem`
