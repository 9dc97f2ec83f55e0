/** So many sections travel with what is copied. */
export const mostCarried = 100
