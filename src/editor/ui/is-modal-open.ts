/**
 * Whether a modal dialog of any kind is open: keys and the clipboard then belong to it, even if none of its controls
 * has the focus.
 */
export const isModalOpen = (): boolean => document.querySelector('[aria-modal="true"]') !== null
