/** Longest time that a call is held open (s): shorter than the timeouts of proxies. */
export const maxWaitSeconds = 25
/** Most topics of one call: those of all windows of a browser. */
export const maxTopics = 24
