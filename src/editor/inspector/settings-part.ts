import { lazyPart } from '../ui/lazy-part'

/** The settings of the selection: loaded when the builder starts, drawn once the page is. */
export const settingsPart = lazyPart(async () => (await import('./selection-settings')).SelectionSettings)
