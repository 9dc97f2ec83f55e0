import type { DocumentEntry } from '@schemas/editor/entities/document'
import type { Locale } from '@schemas/layout/locale'
import { markedBlocks } from '@schemas/layout/marked-blocks'
import type { useT } from '@kit/t'
import { blockDefinition, blockEditor, blockMigrations } from '@registry/block-kits'
import { addressedPages } from '../document/addressed-pages'
import { checkDocument, countDocumentTexts, type Rest } from '../document/problems/check-document'
import { joinAlike } from '../document/problems/join-alike'
import type { Facts } from '../document/problems/problem'
import { loadUpload, knownUpload } from '../media/known-uploads'
import { loadIsGone, isGone } from '../problems/known-addresses'
import { problemPlaces } from '../problems/problem-places'
import { circlesIn, holdersOf, type SectionUses, showing } from '../sections/holders'
import { readOther } from '../state/read-other'
import { countsOf, limitProblems, type DocumentReport, toSiteProblems } from './document-report'

export const blockTypes = { definition: blockDefinition, migrations: blockMigrations }

export type SiteFacts = {
  documents: readonly DocumentEntry[]
  /** Patterns of addresses in use by other things. */ others: readonly string[] | undefined
  sections: readonly (SectionUses & { content?: unknown })[]
  locales: readonly Locale[]
  t: ReturnType<typeof useT>
  /** Language of the texts that tell parts apart. */ locale: Locale
}

/** Changes whenever the document may have other results. */
export const stampOf = ({ version, state, draft, updatedAt, access }: DocumentEntry): string =>
  JSON.stringify([version, state, draft, updatedAt, access])

/**
 * Changes whenever all documents may have other problems: what they link to, or what the site shows within them, has
 * changed.
 */
export const signatureOf = ({ documents, others, sections, locales, locale }: SiteFacts): string =>
  JSON.stringify([
    locale,
    locales,
    addressedPages(documents, others),
    documents.flatMap(({ key, trashed }) => (trashed ? [key] : [])),
    [...circlesIn(sections)],
    sections.map(({ content }) => [...markedBlocks(content)]),
  ])

/** Checks the draft of one document. Throws the gateway's error; undefined if the document cannot be parsed. */
export async function buildReport(
  entry: DocumentEntry,
  { documents, others, sections, locales, t, locale }: SiteFacts,
  rest: Rest,
  signal: AbortSignal,
): Promise<DocumentReport | undefined> {
  const { key } = entry
  const other = await readOther(key, signal)
  if (!other) return undefined
  const { page, assets } = other
  const facts: Facts = {
    pages: addressedPages(documents, others),
    locales,
    asset: (name) => assets[name],
    isLost: (name) => knownUpload(name)?.isLost === true,
    documents,
    holders: holdersOf(key, sections),
    rounds: showing(circlesIn(sections), sections),
    isGone,
    fresh: blockEditor,
  }
  // Load what only the gateway knows before the check.
  const [uploads, addresses] = [new Set<string>(), new Set<string>()]
  const first = await checkDocument(
    page,
    { ...facts, isLost: (name) => (uploads.add(name), false), isGone: (to) => (addresses.add(to), false) },
    blockTypes,
    rest,
  )
  for (const name of uploads) if (!signal.aborted) await loadUpload(name)
  for (const to of addresses) if (!signal.aborted) await loadIsGone(to)
  const problems = joinAlike(
    uploads.size + addresses.size > 0 ? await checkDocument(page, facts, blockTypes, rest) : first,
  )
  const limited = limitProblems(problems)
  const places = problemPlaces(limited, { store: { page, get: (id) => page.nodes.get(id) }, t, locale, isAlone: false })
  return {
    key,
    stamp: stampOf(entry),
    texts: await countDocumentTexts(page, blockTypes, rest),
    problems: toSiteProblems(limited, places),
    counts: countsOf(problems),
  }
}
