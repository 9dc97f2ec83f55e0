import type { Db } from '@gateway/db/open'
import type { CallContext } from '@gateway/call/handle'
import { type OpenedShare, openShare } from './open-share'

type OpenOptions = Pick<Parameters<typeof openShare>[0], 'item' | 'needs' | 'isCounted'>

/** Opens a share for a call, by its code and visit. Throws CallError. */
export const openedFor = (
  db: Db,
  { site, services, locale }: Pick<CallContext, 'site' | 'services' | 'locale'>,
  code: string,
  visit: string | undefined,
  options: OpenOptions = {},
): Promise<OpenedShare> =>
  openShare({ db, site: site.id, visits: services.visits, locale, by: { code, visit }, ...options })
