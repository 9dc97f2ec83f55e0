import type { Site } from '../platform/sites'
import type { Settings } from '../settings'

/** The sender address of a site's mail. */
export const siteSender = (
  { mailFrom }: Pick<Settings, 'mailFrom'>,
  { primaryHost }: Pick<Site, 'primaryHost'>,
): string => mailFrom ?? `no-reply@${primaryHost}`
