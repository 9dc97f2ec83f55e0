/** Exists for as long as the caller's session: gone once it has ended, here or elsewhere. */
export const sessionTopic = 'account/session'
