import { linkKind } from '@schemas/layout/link-target'

/**
 * Whether an authored address is another website, mail or a telephone number. Internal addresses are names of pages, so
 * replacing text in them would break the link.
 */
export const leadsOut = (to: string): boolean => ['external', 'mail', 'tel'].includes(linkKind(to))
