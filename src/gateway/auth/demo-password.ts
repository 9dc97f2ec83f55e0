/** The demo accounts' password, the same on every demo site; named in the README. */
export const demoPassword = 'sitewright-demo'
