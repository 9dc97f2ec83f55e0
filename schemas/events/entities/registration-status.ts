export const registrationStatuses = ['requested', 'pending', 'confirmed', 'declined', 'expired', 'cancelled'] as const
export type RegistrationStatus = (typeof registrationStatuses)[number]

/** A requested ticket holds no place. */
export const ticketStatuses = ['requested', 'held', 'valid', 'cancelled'] as const
export type TicketStatus = (typeof ticketStatuses)[number]
