/** What a text's tools open beside it. The text goes on while the focus is there: what is chosen comes back to it. */
export const toolPopups = '[role="dialog"], [role="menu"], [role="listbox"]'
