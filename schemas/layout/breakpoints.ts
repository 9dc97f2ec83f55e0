/** Widths in CSS pixels. `tablet` and `desktop` are the smallest width of each; below `tablet` is mobile. */
const breakpoints = { tablet: 640, desktop: 1024, wide: 1280 } as const

export const devices = ['mobile', 'tablet', 'laptop', 'desktop'] as const
export type Device = (typeof devices)[number]

const from = (width: number) => `(min-width:${width}px)`
/** Just below the width: at fractional zoom there are widths between 639 and 640. */
const below = (width: number) => `(max-width:${width - 0.02}px)`

/** Media queries of sparse overrides (which cascade downwards) and of single devices (visibility). */
export const media = {
  tablet: below(breakpoints.desktop),
  mobile: below(breakpoints.tablet),
  only: {
    mobile: below(breakpoints.tablet),
    tablet: `${from(breakpoints.tablet)} and ${below(breakpoints.desktop)}`,
    laptop: `${from(breakpoints.desktop)} and ${below(breakpoints.wide)}`,
    desktop: from(breakpoints.wide),
  } satisfies Record<Device, string>,
} as const
