// The product's fixed numbers that only screens know. Those shared with the gateway are in `@schemas/constants`.

/** How often the countdown to the idle timeout is refreshed (ms). */
export const idleTickMs = 720_000

/** How long before a session ends idle its person is warned, and how often the gateway is told that they are there (ms). */
export const idleWarningMs = 120_000
export const activityReportMs = 300_000

/** A newer build reloads one path at most once in this long (ms). */
export const reloadGuardMs = 10_000
/** The first look for a newer build, after load and on connections that are not slow (ms), and the pause between looks. */
export const buildCheckDelayMs = 1000
export const buildCheckEveryMs = 60_000

/** The global loading overlay: fade (ms) and layer. What lies below it keeps its order. */
export const overlayFadeMs = 300
export const overlayLayer = 9999
export const toastLayer = 9500
export const dialogLayer = 9000

export const toastMs = 3000
/** How long a button says "Success" or "Error" (ms). */
export const buttonResetMs = 2000
/** One step of the dots behind "Loading" (ms). */
export const loaderDotMs = 500
/** The button to the top shows beyond this scroll position (px). */
export const scrollToTopAfter = 100

/** Gallery grid: narrowest column and gap (px). */
export const galleryColumnMin = 200
export const galleryGap = 10
/** Lightbox: width of the small picture (px), and the large one's share of the window (%). */
export const lightboxWidth = 300
export const lightboxMaxPercent = 80
/** An image placeholder shows its loading indicator this long (ms). */
export const placeholderMs = 1000
/** Collapsed height of a read-more block (px). */
export const readMoreMaxHeight = 100

/** Hosts in the local-host panel's list unless a search is typed. */
export const hostListLength = 14

/** Stack: layers behind each other, offset of each (px), scale of the last, border (px). */
export const stackLayers = 3
export const stackOffset = 10
export const stackScale = 0.8
export const stackBorder = 10
