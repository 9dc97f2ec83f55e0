/** Changes with every message, and every reading, in one of a person's threads; counts those unread. */
export const messagesTopic = 'message/updates'
