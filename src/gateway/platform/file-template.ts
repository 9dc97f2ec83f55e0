import { setImmediate as pause } from 'node:timers/promises'
import { pageKey, readKey } from '@schemas/layout/document-key'
import { itemOf } from '@schemas/layout/item-asset'
import { addressProblem, addressShape } from '@schemas/layout/page-address'
import { type ThemeSlot, themeSlots } from '@schemas/layout/theme-slots'
import { withSite } from '../db/scope'
import type { ReleaseContent } from '../db/tables'
import { readContent } from '../drafts/read-content'
import { fileKindOf } from '../files/file-kind'
import { nameFields } from '../files/names'
import { CallError } from '../errors/call-error'
import { cutText } from '../text/cut-text'
import { cleanName } from '../media/item-names'
import { ownFamilies } from '../themes/font-rows'
import { checkThemeFile } from '../themes/theme-file'
import { unknownPack } from '../themes/theme-messages'
import { importedUploads } from '../transfer/known-uploads'
import { importedFace, fontsOf, namedFamilies } from '../transfer/theme-fonts'
import type { SentIndex } from '../transfer/packed-index'
import { readFile } from '../transfer/read-file'
import { validRedirects } from '../transfer/redirects'
import { findSent } from '../transfer/sent-file'
import { transferError } from '../transfer/messages'
import { copyRows, type CopiedItems } from './copy-items'
import type { SiteDeps } from './new-site'
import type { Operator } from './site-record'
import type { Template } from './site-templates'
import { notASite } from './site-messages'

export type FileTemplate = { template: Template; copy: (to: string) => Promise<CopiedItems> }

/**
 * The template of a site made from another site's export, uploaded to the operator's site with its files imported
 * there. Every document is parsed as a save would parse it: the site uses all of them, or is not created. Throws the
 * caller's error.
 */
export async function openFileTemplate(
  { database, store, workers, readImport, themes, families }: SiteDeps,
  by: Operator,
  upload: string,
): Promise<FileTemplate> {
  const { locale } = by
  const sent = await withSite(database, by.site, (tx) => findSent(tx, upload, locale))
  const { index } = await readImport(by.site, upload, locale, () =>
    readFile({ services: { store, workers }, site: by.site, locale }, sent.storageKey),
  )
  if (index.kind !== 'site' || !index.site) throw notASite(locale)
  const { look: sentTheme, packs, icon, menus, contact, topics, copyright, redirects = [] } = index.site
  checkThemeFile(sentTheme, {
    themes,
    families: [...families, ...fontsOf(index.uploads).map(({ font }) => font)],
    locale,
  })
  for (const pack of Object.values(packs)) if (pack !== undefined && !themes.get(pack)) throw unknownPack(locale, pack)
  const { kind: _kind, format: _format, name, ...tokens } = sentTheme
  const isPack = name === sentTheme.pack && Object.keys(sentTheme.overrides).length === 0
  const standing = new Map(themes.patterns(packs.homepage ?? sentTheme.pack).map((path) => [addressShape(path), path]))
  const imported = await withSite(database, by.site, (tx) => importedUploads(tx, upload))
  const rows = index.uploads.map(({ name: asset, file, fileName, sha256, alt, focus, font: fontFace }) => {
    const found = imported.get(file)
    if (!found) throw transferError('notBrought', locale)
    const { font: _read, sent: hash, ...prepared } = found
    const font = fontFace && importedFace(fontFace, found, fontFace.family)
    if ((hash ?? prepared.checksum) !== sha256 || (fontFace && !font)) throw transferError('damaged', locale)
    const called = cleanName(fileName)
    // The site is new: references to these ids need no change.
    return {
      id: itemOf(asset) as string,
      kind: 'file' as const,
      drive: 'media' as const,
      fileKind: fileKindOf(prepared.mime ?? ''),
      ...nameFields(called, alt),
      mode: 'public' as const,
      alt,
      focus: focus ?? null,
      ...prepared,
      font: font ?? null,
    }
  })
  const own = ownFamilies(rows.flatMap(({ id, font }) => (font ? [{ id, font, trashedAt: null }] : []))).filter(
    ({ family }) => namedFamilies(sentTheme).includes(family),
  )
  return {
    template: {
      theme: Object.fromEntries(themeSlots.map((slot) => [slot, packs[slot] ?? sentTheme.pack])) as Record<
        ThemeSlot,
        string
      >,
      // Services are set by the operator: a file's author could otherwise redirect the site's visitors.
      space: { menus, contact, ...(topics ? { topics } : {}), ...(copyright === undefined ? {} : { copyright }) },
      content: {
        ...(await contentOf(index, (key, content) => readStrictly(key, content))),
        ...(isPack ? {} : { tokens: { theme: name, ...tokens, ...(own.length > 0 ? { families: own } : {}) } }),
      },
      posts: [],
      fonts: [],
      looks: isPack
        ? []
        : [
            {
              name,
              title: sentTheme.title,
              parent: sentTheme.pack,
              overrides: sentTheme.overrides,
              slots: sentTheme.slots,
              version: 1,
            },
          ],
      ...(icon !== undefined && rows.some(({ id }) => id === itemOf(icon)) ? { favicon: icon } : {}),
      redirects: validRedirects(redirects, locale),
    },
    copy: (to) => copyRows({ database, store }, rows, { to, keeper: by.site }),
  }

  function readStrictly(key: string, content: unknown): unknown {
    const path = key.startsWith(pageKey('/')) ? key.slice(pageKey('').length) : undefined
    if (path !== undefined) {
      // Packs have pages that people cannot create.
      const existing = standing.get(addressShape(path))
      if (existing === undefined ? addressProblem(path) !== undefined : existing !== path)
        throw transferError('oddName', locale, { name: cutText(path, 80) })
      standing.set(addressShape(path), path)
    }
    try {
      return readContent(readKey(key), content, locale).json
    } catch (error) {
      throw error instanceof CallError
        ? new CallError('unprocessable', `${key.slice(key.indexOf(':') + 1)}: ${error.message}`, {
            template: error.message,
          })
        : error
    }
  }
}

/** The first release: the exported site's own content. The rest is in the packs. */
async function contentOf(
  { documents }: SentIndex,
  read: (key: string, content: unknown) => unknown,
): Promise<ReleaseContent> {
  const content: Required<Pick<ReleaseContent, 'pages' | 'slots' | 'sections'>> = { pages: {}, slots: {}, sections: {} }
  for (const { key, content: raw, origin } of documents) {
    if (origin === 'theme') continue
    const place = readKey(key)
    const json = read(key, raw())
    // Others are answered between the documents of a large file.
    await pause()
    if (place.kind === 'page') content.pages[place.path] = json
    else if (place.kind === 'slot') content.slots[place.slot] = json
    else content.sections[place.section] = json
  }
  return content
}
