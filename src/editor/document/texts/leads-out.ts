import { linkKind } from '@schemas/layout/link'

/** Whether an address is another website's, of mail or of a telephone, as somebody wrote it. One within the site is what its page is called by: other words there would lead nowhere. */
export const leadsOut = (to: string): boolean => ['external', 'mail', 'tel'].includes(linkKind(to))
