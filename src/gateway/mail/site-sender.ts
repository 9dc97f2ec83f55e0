import type { Site } from '../platform/sites'
import type { Settings } from '../settings'

/** The address that a site's mail comes from. */
export const siteSender = (
  { mailFrom }: Pick<Settings, 'mailFrom'>,
  { primaryHost }: Pick<Site, 'primaryHost'>,
): string => mailFrom ?? `no-reply@${primaryHost}`
