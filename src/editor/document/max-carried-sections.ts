/** So many sections travel with what is copied. */
export const maxCarriedSections = 100
