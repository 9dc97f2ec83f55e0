/** Bounds of a column's width and the one that it starts with (px); a column may have others. */
export const columnWidths = { min: 80, usual: 150, max: 800 }
