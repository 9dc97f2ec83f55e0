import type { Locale } from '@schemas/layout/locale'
import type { Db } from '../db/open'
import type { CallContext } from '../call/handle'
import type { Settings } from '../settings'
import { type Viewer, viewerOf } from './access'

/** Share link of a guest upload; the guest acts for the folder's owner but has none of the owner's identity. */
export type OperationLink = {
  label: string
  /** Called before a folder is created through the link. Throws CallError when there were too many. */ making: (
    db: Db,
    name: string,
  ) => Promise<void>
}

/** Context of a file operation: the transaction, and who acts where. */
export type FileOperation = {
  db: Db
  site: string
  viewer: Viewer
  locale: Locale
  settings: Settings
  /** Recorded as the actor. */ person: string | undefined
  link?: OperationLink | undefined
}

/** A request as far as file operations need it, whichever call it came through. */
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
