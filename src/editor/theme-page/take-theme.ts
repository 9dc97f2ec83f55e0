import type { FlatPage } from '@schemas/layout/flat/flat'
import { applied } from '../document/changes'
import { type Conflict, mergePages, type Side } from '../document/merge'
import { replacePage } from '../document/operations/replace-page'
import { readDocument } from '../document/read-document'
import type { Builder } from '../state/builder'
import { useConflict } from '../state/conflict'
import { useThemePage } from '../state/theme-page-store'

const messages = {
  step: { en: 'Update draft from theme', th: 'อัปเดตตามหน้าใหม่ของธีม' },
  taken: {
    en: 'What’s new in the theme was added to the draft. Your changes were kept.',
    th: 'เพิ่มการอัปเดตของธีมในฉบับร่างแล้ว ส่วนที่ปรับแต่งไว้ยังอยู่',
  },
  nothing: { en: 'The draft already has everything new in the theme.', th: 'ฉบับร่างมีการอัปเดตของธีมครบแล้ว' },
}

/**
 * The theme page from which this one was customised, and its current version; undefined if they are equal or cannot be
 * parsed.
 */
export function themePages({
  key,
  opened,
}: Pick<Builder, 'key' | 'opened'>): { base: FlatPage; theme: FlatPage } | undefined {
  const base = opened.themeBase === undefined ? undefined : readDocument(key, opened.themeBase)?.page
  const theme = opened.theme === undefined ? undefined : readDocument(key, opened.theme)?.page
  return base && theme && { base, theme }
}

/**
 * Merges the theme's changes into the page, node by node, as one undoable step: changes made only here are kept, and
 * conflicts are resolved by the person.
 */
export function mergeTheme(builder: Builder): void {
  const pages = themePages(builder)
  if (!pages) return
  const { base, theme } = pages
  const take = (choose?: (conflict: Conflict) => Side | undefined): void => {
    const mine: FlatPage = { ...builder.store.page, nodes: new Map(builder.store.page.nodes) }
    const merged = mergePages(base, mine, theme, choose)
    if (!merged.ok) {
      useConflict.setState({
        open: {
          base,
          mine,
          theirs: theme,
          version: 0,
          list: merged.conflicts,
          isTheme: true,
          resolve: (chosen) => (useConflict.setState({ open: undefined, isShown: false }), take(chosen)),
        },
        isShown: true,
      })
      return
    }
    const before = builder.store.revision
    const page = applied(mine, merged.changes)
    if (!builder.edit(messages.step, (edit) => replacePage(edit, page))) return
    const isNew = builder.store.revision !== before
    builder.takesTheme(isNew ? builder.store.history.done.at(-1)?.changes : undefined)
    useThemePage.setState({ isCompared: false })
    if (!isNew) builder.say(messages.nothing)
    else builder.offerUndo(messages.taken)
  }
  take()
}
