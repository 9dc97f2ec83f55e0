import type { DocumentEntry } from '@schemas/editor/entities/document'
import type { StoredRedirect } from '@schemas/editor/entities/redirect'
import { ownPathsOf } from '@schemas/layout/own-paths'
import { findPath, pathParams } from '@schemas/layout/path'
import { encodedPath, redirectPath } from '@schemas/layout/redirect-address'
import { siteAddresses } from '@schemas/layout/site-addresses'
import { liveState } from '../pages/open-mark'

type Found =
  | {
      entry: DocumentEntry
      /** The address is the page's own, not one of many matched by a pattern. */ isPlain: boolean
    }
  | undefined
export type KnownStanding = {
  covered?: { kind: NonNullable<StoredRedirect['covered']>; entry: DocumentEntry }
  ends?: NonNullable<StoredRedirect['ends']>
}

/**
 * What the list of pages tells about a redirect while it is typed; the gateway knows more and decides. `others` are
 * patterns of addresses in use by other things.
 */
export function knownStanding(
  documents: readonly DocumentEntry[],
  others: readonly string[] = [],
): (input: { from?: string | undefined; to?: string | undefined }) => KnownStanding {
  const pages = documents.filter(
    (entry): entry is DocumentEntry & { path: string } =>
      entry.path !== undefined && !entry.trashed && !entry.path.startsWith('/_'),
  )
  const addresses = siteAddresses(pages.map((entry) => ({ path: entry.path, own: ownPathsOf(entry) })))
  const at = (path: string): Found => {
    const found = addresses.find(encodedPath(path))
    const entry = found?.kind === 'page' ? pages.find((each) => each.path === found.path) : undefined
    return found?.kind === 'page' && entry ? { entry, isPlain: pathParams(found.address).length === 0 } : undefined
  }
  const isUnseen = (entry: DocumentEntry) =>
    entry.unseen === true || entry.movedFrom !== undefined || liveState(entry) !== 'open'
  return ({ from, to }) => {
    const match = from === undefined ? undefined : at(from)
    const path = to === undefined ? undefined : redirectPath(to)
    const end = path === undefined ? undefined : at(path)
    return {
      ...(match?.isPlain ? { covered: { kind: isUnseen(match.entry) ? 'draft' : 'page', entry: match.entry } } : {}),
      ...(path === undefined
        ? {}
        : end
          ? isUnseen(end.entry)
            ? { ends: 'unseen' as const }
            : {}
          : findPath(others, encodedPath(path))
            ? {}
            : { ends: 'nowhere' as const }),
    }
  }
}
