/** Maximum number of sections included in a copy. */
export const maxCarriedSections = 100
