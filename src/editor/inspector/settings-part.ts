import { lazyPart } from '../ui/lazy-part'

/** The settings of what is chosen: brought with the builder's start, drawn when the page stands. */
export const settingsPart = lazyPart(async () => (await import('./selection-settings')).SelectionSettings)
