// Constants used by screens only. Those shared with the gateway are in `@schemas/constants`.

/** How often the countdown to the idle timeout is refreshed (ms). */
export const idleTickMs = 720_000

/**
 * How long before an idle session ends its person is warned, and how often activity is reported to the gateway (ms).
 */
export const idleWarningMs = 120_000
export const activityReportMs = 300_000

/** A newer build reloads a path at most once in this time (ms). */
export const reloadGuardMs = 10_000
/**
 * Delay of the first check for a newer build after load, on connections that are not slow (ms), and the interval
 * between checks.
 */
export const buildCheckDelayMs = 1000
export const buildCheckEveryMs = 60_000

/** The global loading overlay: fade (ms) and layer. Layers below keep their order. */
export const overlayFadeMs = 300
export const overlayLayer = 9999
export const toastLayer = 9500
export const dialogLayer = 9000

export const toastMs = 3000
/** How long a button shows "Success" or "Error" (ms). */
export const buttonResetMs = 2000
/** Interval of the animated dots after "Loading" (ms). */
export const loaderDotMs = 500
/** The scroll-to-top button is shown beyond this scroll position (px). */
export const scrollToTopAfter = 100

/** Gallery grid: minimum column width and gap (px). */
export const galleryColumnMin = 200
export const galleryGap = 10
/** Lightbox: thumbnail width (px), and the large picture's share of the window (%). */
export const lightboxWidth = 300
export const lightboxMaxPercent = 80
/** An image placeholder shows its loading indicator this long (ms). */
export const placeholderMs = 1000
/** Collapsed height of a read-more block (px). */
export const readMoreMaxHeight = 100

/** Hosts shown in the local-host panel without a search. */
export const hostListLength = 14

/** Stack: layers behind each other, offset of each (px), scale of the last, border (px). */
export const stackLayers = 3
export const stackOffset = 10
export const stackScale = 0.8
export const stackBorder = 10
