import type { ExportedDocument } from '@schemas/editor/entities/export-file'
import { frameSlots, pageKey, readKey, sectionKey, slotKey } from '@schemas/layout/document-key'
import type { ReleaseContent } from '../db/tables'
import { liveDocument, releasedContent } from '../drafts/site-documents'
import { themePatterns } from '../pages/site-pages'
import type { Site } from '../platform/sites'
import type { Themes } from '../themes/themes'

/** Everything visitors see, whatever drafts made of it since: the release's own, otherwise the theme's. */
export function liveDocuments(site: Site, release: ReleaseContent, themes: Themes): ExportedDocument[] {
  const paths = new Set([...themePatterns(site, themes), ...Object.keys(release.pages ?? {})])
  const keys = [
    ...[...paths].map(pageKey),
    ...frameSlots.map(slotKey),
    ...Object.keys(release.sections ?? {}).map(sectionKey),
  ]
  return keys.flatMap((key): ExportedDocument[] => {
    const place = readKey(key)
    const content = liveDocument(place, release, site, themes)
    return content === undefined
      ? []
      : [{ key, content, origin: releasedContent(release, place) === undefined ? 'theme' : 'site' }]
  })
}
