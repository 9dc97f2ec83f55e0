/** Whether a dialog stands over everything else, whoever opened it: keys and the clipboard are then its own, even where none of its controls has the focus. */
export const isModalOpen = (): boolean => document.querySelector('[aria-modal="true"]') !== null
