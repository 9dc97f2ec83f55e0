import { createHash } from 'node:crypto'
import { setImmediate as otherWork } from 'node:timers/promises'
import type { BlockTypes } from '@schemas/layout/prepare'
import type { Db } from '../db/open'
import type { RehearsalSummary } from '../db/tables'
import { countFindings, type Findings, rehearseDocument } from './rehearse-document'
import { type StoredDocument, storedDocuments } from './stored-documents'

export type DocumentReport = Findings & Pick<StoredDocument, 'where' | 'no' | 'key'>

/**
 * Rehearses every stored document of one site and reports each with findings. A document stored repeatedly, as most of
 * an older release is, is reported where it was met first. Writes nothing.
 */
export async function rehearseSite(
  inSite: <T>(work: (tx: Db) => Promise<T>) => Promise<T>,
  types: BlockTypes,
  report: (found: DocumentReport) => void,
): Promise<RehearsalSummary> {
  const summary: RehearsalSummary = { documents: 0, changed: 0, failed: 0, lost: 0, healed: 0 }
  const seen = new Set<string>()
  for await (const { where, no, key, place, content } of storedDocuments(inSite)) {
    const digest = createHash('sha256')
      .update(`${key} ${JSON.stringify(content)}`)
      .digest('base64')
    if (seen.has(digest)) continue
    seen.add(digest)
    const found = rehearseDocument(place, content, types)
    const counts = countFindings(found)
    summary.documents += 1
    for (const name of ['changed', 'failed', 'lost'] as const) summary[name] += counts[name]
    summary.healed = (summary.healed ?? 0) + counts.healed
    if (counts.changed + counts.failed + counts.lost + counts.healed > 0)
      report({ where, ...(no === undefined ? {} : { no }), key, ...found })
    // Lets a gateway that is already serving answer requests between large documents.
    await otherWork()
  }
  return summary
}
