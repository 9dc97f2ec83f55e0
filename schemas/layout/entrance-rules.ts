import { media } from './breakpoints'
import { edgeHeld, type Entrance, maxTurns } from './entrance'

/** How far each begins from where it ends, as a transform of what is `left` of its way, from 1 to 0. */
const transformOf: Record<Entrance, (left: string) => string> = {
  fade: () => '',
  rise: (left) => `translateY(calc(2.5rem*${left}))`,
  left: (left) => `translateX(calc(-3.5rem*${left}))`,
  right: (left) => `translateX(calc(3.5rem*${left}))`,
  grow: (left) => `scale(calc(1 - .08*${left}))`,
}

/** Where a part begins, for whoever plays it: the way of a whole 1. */
export const entranceStart = (of: Entrance): string => transformOf[of]('1') || 'none'

export const entranceEasing = 'cubic-bezier(.25,.5,.5,1)'

/**
 * The rules of the entrances in use. A part goes with the scrolling and without any script: from where its edge comes into the window until so much of it
 * is there, or all of it, so that also what is short and stands at a page's end has come in wholly. Where no timeline moves (nothing to scroll, no such timelines,
 * print, less motion) it stands, and so does what is seen before anybody scrolls, also where it only begins to be: `--come` is how much of it is in the window and `--gone` how far that
 * is scrolled, by one measure, so that of what began below the window less has come than is gone.
 * It has a transform on its way alone (`--entering`): before, links to what stands in it would miss their place by it, and afterwards what is fixed or unfolds in it would be caught there.
 * What has the focus stands, what lies over the page does, and what is held at the window's lower edge, where nothing would scroll it in.
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
    // Escaped, because the sheet stands in a document.
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
    // A little is taken away, because both are rounded.
    '--entered:max(var(--enter),clamp(0,(var(--come) - var(--gone) - .005)*999,1));opacity:var(--entered);transform:var(--enter-by,none);',
    `animation:1ms ${entranceEasing} backwards enter,1ms entering,1ms linear backwards come,1ms linear forwards gone;`,
    `animation-timeline:view(),view(),view(),scroll();animation-range:${range},${range},entry 0% entry ${measure},0% ${measure}}`,
    ...own,
    // What would stick out of the window at its side would make it scroll there.
    used.has('right') ? '.row:where(:not(.row .row)):has(.enter-right){overflow-x:clip}' : '',
    `@media not all and ${media.mobile}{${turns.join('')}}`,
    '}}',
  ].join('')
}

/** How far is measured what has come and what is gone: further than any part takes to come in. */
const measure = `${14 + maxTurns * 3 + 1}rem`
