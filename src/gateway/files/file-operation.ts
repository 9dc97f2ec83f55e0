import type { Locale } from '@schemas/layout/locale'
import type { Db } from '../db/open'
import type { CallContext } from '../http/handle'
import type { Settings } from '../settings'
import { type Viewer, viewerOf } from './access'

/** A link that somebody came by who puts things in as whose folder it is: they are nobody in particular, least of all that person. */
export type OperationLink = {
  label: string
  /** Told of each folder before it is made by it. Throws CallError where there were too many. */ making: (
    db: Db,
    name: string,
  ) => Promise<void>
}

/** What every act on files works with: the transaction, and who acts where. */
export type FileOperation = {
  db: Db
  site: string
  viewer: Viewer
  locale: Locale
  settings: Settings
  /** Who it is written down of. */ person: string | undefined
  link?: OperationLink | undefined
}

/** A request, as far as acts on files know it: whatever call it came by. */
export type FileContext = CallContext & { tx: <T>(work: (tx: Db) => Promise<T>) => Promise<T>; link?: OperationLink }

export function fileOperation(
  db: Db,
  {
    site,
    session,
    isPublic,
    locale,
    services,
    link,
  }: Pick<CallContext, 'site' | 'session' | 'isPublic' | 'locale' | 'services'> & { link?: OperationLink },
): FileOperation {
  return {
    db,
    site: site.id,
    viewer: viewerOf({ session, isPublic }),
    locale,
    settings: services.settings,
    person: session.person?.id,
    link,
  }
}
