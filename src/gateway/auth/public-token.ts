import type { Site } from '../platform/sites'

/**
 * The site's fixed public token: no secret, every visitor gets it with the site's configuration. Whoever brings it instead of an account
 * token reads what is public, and nothing else.
 */
export const publicTokenOf = ({ publicKey }: Pick<Site, 'publicKey'>): string => `public.${publicKey}`
