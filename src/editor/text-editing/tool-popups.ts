/**
 * Popups opened by the text tools. Editing continues while the focus is there, because what is chosen returns to the
 * text.
 */
export const toolPopups = '[role="dialog"], [role="menu"], [role="listbox"]'
