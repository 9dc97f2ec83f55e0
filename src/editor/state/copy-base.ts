import type { FlatPage } from '@schemas/layout/flat/flat'
import { isSameJson } from '@schemas/layout/json'
import { callGateway } from '@kit/call-gateway'
import { loadBlockKits } from '@registry/block-kits'
import { isChange } from '../document/changes'
import { difference } from '../document/merge'
import { readDocument } from '../document/read-document'
import type { Opened } from './opened-document'
import { blockTypesIn } from './block-types'
import { calls } from './calls'
import type { DeviceCopy } from './device-copy'

/**
 * The common base of an unsaved copy on this device, when others have saved since: only against it is it known which
 * side changed what. If that version is no longer stored, the common part of both sides is used, so that every other
 * difference is asked about and none is decided silently. Undefined when the newest version is itself the base, or is a
 * part of this copy that arrived.
 */
export async function copyBaseOf(
  opened: Opened & { content?: unknown; live?: unknown },
  copy: DeviceCopy | undefined,
  signal?: AbortSignal,
): Promise<FlatPage | undefined> {
  if (!copy?.unsaved || copy.version === opened.version) return undefined
  const { key } = opened
  if (copy.unheard && (await isOneOf(copy.unheard, opened))) return undefined
  if (copy.base !== undefined) await loadBlockKits(blockTypesIn(copy.base))
  const own = copy.base === undefined ? undefined : readDocument(key, copy.base)?.page
  if (own) return own
  const storedVersion =
    copy.version === 0
      ? undefined
      : await callGateway(calls.version, { key, version: copy.version }, signal).catch(() => undefined)
  const content = copy.version === 0 ? await liveOf(opened, signal) : storedVersion?.content
  await loadBlockKits(blockTypesIn(content))
  const base = content ? readDocument(key, content)?.page : undefined
  if (base) return base
  const [mine, theirs] = [readDocument(key, copy.content)?.page, readDocument(key, opened.content)?.page]
  return mine && theirs ? alike(mine, theirs) : undefined
}

/** Whether the stored version is one's own save whose response was lost: then only later changes need merging. */
async function isOneOf(
  unacknowledged: readonly unknown[],
  { key, content }: { key: string; content?: unknown },
): Promise<boolean> {
  await loadBlockKits(blockTypesIn(unacknowledged))
  const newest = readDocument(key, content)?.page
  if (!newest) return false
  return unacknowledged.some((each) => {
    const sent = readDocument(key, each)?.page
    return sent !== undefined && !isChange(difference(sent, newest, ''))
  })
}

/** What visitors see instead; not included in a document embedded in the page. */
async function liveOf(
  { key, live }: { key: string; live?: unknown },
  signal: AbortSignal | undefined,
): Promise<unknown> {
  return live === undefined ? (await callGateway(calls.open, { key }, signal).catch(() => undefined))?.live : live
}

/** What two pages have in common. */
export function alike(mine: FlatPage, theirs: FlatPage): FlatPage {
  const nodes = new Map([...mine.nodes].filter(([id, node]) => isSameJson(node, theirs.nodes.get(id))))
  const fields = Object.fromEntries(
    Object.entries(mine.fields).filter(([name, value]) =>
      isSameJson(value, theirs.fields[name as keyof FlatPage['fields']]),
    ),
  ) as FlatPage['fields']
  return { fields, views: isSameJson(mine.views, theirs.views) ? mine.views : {}, nodes }
}
