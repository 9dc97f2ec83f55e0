export const enrolmentStatuses = ['pending_payment', 'active', 'completed', 'expired', 'revoked'] as const
export type EnrolmentStatus = (typeof enrolmentStatuses)[number]
