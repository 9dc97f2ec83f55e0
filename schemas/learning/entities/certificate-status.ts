export const certificateStatuses = ['valid', 'expired', 'revoked', 'reissued'] as const
export type CertificateStatus = (typeof certificateStatuses)[number]
export const certificateTemplates = ['classic', 'modern', 'plain'] as const
export type CertificateTemplate = (typeof certificateTemplates)[number]
