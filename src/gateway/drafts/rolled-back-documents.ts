import { type RolledBackDocument, themeKey } from '@schemas/editor/entities/release'
import { releaseTokens } from '@schemas/editor/entities/theme'
import { pageKey, readKey } from '@schemas/layout/document-key'
import { isRecord } from '@schemas/layout/json'
import { text } from '@schemas/layout/text'
import { type LocalisedText } from '@schemas/layout/pick-text'
import type { ReleaseContent } from '../db/tables'
import { errorPattern, themePatterns } from '../pages/site-pages'
import type { Site } from '../platform/sites'
import { liveTokens } from '../themes/resolve-theme'
import type { Themes } from '../themes/themes'
import { applyThemeOverride } from '../themes/apply-theme-override'
import { liveDocument } from './site-documents'

type Options = {
  /** The site as created, without any theme override. */ site: Site
  themes: Themes
  now: ReleaseContent
  earlier: ReleaseContent
}

/**
 * The effect on documents in which two releases differ when the earlier one is shown again: whether a document exists
 * on each side tells a change from a loss. With another theme its pages come and go too.
 */
export function rolledBackDocuments(
  keys: readonly string[],
  { site, themes, now, earlier }: Options,
): RolledBackDocument[] {
  const [sideNow, sideThen] = [now, earlier].map((content) => sideOf(content, site, themes)) as [Side, Side]
  const hasOtherTheme = keys.includes(themeKey)
  const ofThemes = hasOtherTheme
    ? [...new Set([...sideNow.patterns, ...sideThen.patterns])]
        .filter((pattern) => pattern !== errorPattern)
        .map(pageKey)
    : []
  const documents = keys.filter((key) => key !== themeKey)
  const lines = [...new Set([...documents, ...ofThemes])].flatMap((key): Line[] => {
    const [before, after] = [sideNow.shows(key), sideThen.shows(key)]
    if (before === undefined && after === undefined) return []
    if (before === undefined) return [{ key, kind: 'back', title: titleOf(after) }]
    if (after === undefined) return [{ key, kind: 'offline', title: titleOf(before) }]
    return documents.includes(key) ? [{ key, kind: 'changed', title: titleOf(after) }] : []
  })
  const kinds = new Map(lines.map(({ key, kind }) => [key, kind]))
  // A page moved since goes back along its redirect; one that had moved by then, along the redirect of that release.
  const moves = [...leads(now), ...leads(earlier).map(([from, to]) => [to, from] as const)]
  const moved = new Map(moves.filter(([there, here]) => kinds.get(there) === 'back' && kinds.get(here) === 'offline'))
  const left = new Set(moved.values())
  const themeLine: Line[] = hasOtherTheme ? [{ key: themeKey, kind: 'changed', title: sideThen.theme }] : []
  return [...lines.filter(({ key }) => !left.has(key)), ...themeLine].map(({ key, kind, title }) => {
    const from = moved.get(key)
    return {
      key,
      kind: from === undefined ? kind : 'moved',
      ...(from === undefined ? {} : { from: from.slice(pageKey('').length) }),
      ...(title === undefined ? {} : { title }),
    }
  })
}

const leads = ({ redirects = {} }: ReleaseContent) =>
  Object.entries(redirects).flatMap(([from, to]) =>
    typeof to === 'string' ? [[pageKey(from), pageKey(to)] as const] : [],
  )

type Line = { key: string; kind: Exclude<RolledBackDocument['kind'], 'moved'>; title: LocalisedText | undefined }
type Side = { patterns: readonly string[]; theme: LocalisedText; shows: (key: string) => unknown }

/** What a site shows of its documents in a release, with that release's theme. */
function sideOf(content: ReleaseContent, made: Site, themes: Themes): Side {
  const { look: _, ...plain } = made
  const site = applyThemeOverride(
    { ...plain, release: { ...plain.release, content } },
    content.tokens === undefined ? undefined : releaseTokens.safeParse(content.tokens).data,
  )
  return {
    patterns: themePatterns(site, themes),
    theme: liveTokens(site, themes).title,
    shows: (key) => liveDocument(readKey(key), content, site, themes),
  }
}

const titleOf = (document: unknown): LocalisedText | undefined =>
  isRecord(document) && document.title !== '' ? text().safeParse(document.title).data : undefined
