import type { Site } from '../platform/sites'

/**
 * The site's fixed public token. It is no secret: every visitor gets it with the site's configuration. A caller that
 * sends it instead of an account token reads public data only.
 */
export const publicTokenOf = ({ publicKey }: Pick<Site, 'publicKey'>): string => `public.${publicKey}`
