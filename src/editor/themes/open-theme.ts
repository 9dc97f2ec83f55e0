import { notifications } from '@mantine/notifications'
import type { ThemeOverrides } from '@schemas/layout/theme'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { type Locale, locales } from '@schemas/layout/locale'
import { type LocalisedText, pickText } from '@schemas/layout/pick-text'
import { emptyHistory } from '../document/history'
import { type DeviceCopy, writeDeviceCopy } from '../state/device-copy'
import { failedSave, saveLimit } from '../state/failed-save'
import { type SaveOutcome, Saving } from '../state/saving'
import { withUnacknowledged } from '../state/unacknowledged-saves'
import { themeCalls } from './theme-calls'
import { holdTitle } from './held-title'
import type { OpenedTheme } from './theme-context'
import { changesBetween, fromLeaves, isSame, type Leaves, mergeLeaves, type ThemeDraft, toLeaves } from './theme-leaves'
import { type ThemeHistory, ThemeStore } from './theme-store'

/** Conflict between another admin's changes and one's own. */
export type ThemeConflict = { version: number; remote: Leaves; mine: Leaves; paths: string[]; by: string | undefined }
/** `base` is the version the draft was made from, `unheard` the saves sent without an answer. */
type StoredTheme = { draft: ThemeDraft; history: ThemeHistory; base?: ThemeDraft; unheard?: readonly ThemeDraft[] }
export type ThemeCopy = Omit<DeviceCopy, 'content' | 'history'> & { content: StoredTheme }

export const copyKey = (name: string) => `theme:${name}`

export const draftOf = ({
  title,
  overrides,
  slots,
}: {
  title: LocalisedText
  overrides: ThemeOverrides
  slots: ThemeDraft['slots']
}): ThemeDraft => ({ title, overrides, slots })

type Options = {
  opened: OpenedTheme
  owner: string
  copy: ThemeCopy | undefined
  onConflict: (conflict: ThemeConflict) => void
}

/**
 * Connects a theme with its history and saving. If this device's last save failed, its copy is newer than the gateway's
 * version.
 */
export function openTheme({ opened, owner, copy, onConflict }: Options): {
  store: ThemeStore
  saving: Saving
  wasUnsaved: boolean
} {
  const saved = draftOf(opened)
  const wasUnsaved = copy?.unsaved === true
  const fits = copy !== undefined && (wasUnsaved || copy.version === opened.version)
  const store = new ThemeStore(wasUnsaved ? copy.content.draft : saved, fits ? copy.content.history : undefined)
  const { name } = opened
  let base = wasUnsaved ? copyBase(copy, opened.version, saved) : toLeaves(saved)
  let sent: ThemeDraft = saved
  /** Saves sent since the gateway's last answer; whether they arrived is unknown. */
  let unacknowledged: readonly ThemeDraft[] = []

  const keep = (unsaved: boolean) =>
    writeDeviceCopy(owner, {
      key: copyKey(name),
      version: saving.version,
      content: {
        draft: store.draft,
        history: store.history,
        base: fromLeaves(base),
        ...(unacknowledged.length > 0 ? { unheard: unacknowledged } : {}),
      } satisfies StoredTheme,
      history: emptyHistory,
      unsaved,
      at: Date.now(),
    })

  const save = async (version: number): Promise<SaveOutcome> => {
    sent = store.draft
    return send(version)
  }

  const send = async (version: number): Promise<SaveOutcome> => {
    try {
      const answer = await callGateway(
        themeCalls.save,
        {
          name,
          base: version,
          ...(opened.kind === 'site' ? { title: sent.title } : {}),
          overrides: sent.overrides,
          slots: sent.slots,
        },
        saveLimit(),
      )
      base = toLeaves(sent)
      unacknowledged = []
      return { kind: 'saved', ...answer }
    } catch (error) {
      const stale =
        error instanceof GatewayError && error.status === 409
          ? (error.details as (ThemeDraft & { version: number; updatedBy?: string }) | undefined)
          : undefined
      if (stale?.version !== undefined) return { kind: 'stale', version: stale.version, content: stale }
      const refused = refusedTitle(error)
      // Another theme took the name at the same moment: everything else is saved, and the theme keeps its name.
      if (!refused || isSame(sent.title, title())) {
        const failed = failedSave(error)
        const before = unacknowledged
        unacknowledged = withUnacknowledged(unacknowledged, sent, failed)
        if (unacknowledged !== before) void keep(true)
        return failed
      }
      for (const [locale, why] of refused) holdTitle(locale, { text: pickText(sent.title, locale), why })
      notifications.show({ message: [...refused.values()][0], color: 'red' })
      if (isSame(store.draft.title, sent.title)) store.merge(toLeaves({ ...store.draft, title: title() }))
      sent = { ...sent, title: title() }
      return send(version)
    }
  }

  /** The name last known to be saved on the gateway. */
  const title = () => (base.get('title') ?? opened.title) as LocalisedText

  const merge = ({ version, content }: { version: number; content: unknown }): boolean => {
    const stale = content as ThemeDraft & { updatedBy?: string }
    const remote = toLeaves(draftOf(stale))
    // A save that arrived without an answer is one's own: only later changes need to be merged.
    if (unacknowledged.some((each) => isSameDraft(each, remote))) base = remote
    const { merged, conflicts } = mergeLeaves(base, store.leaves, remote)
    if (conflicts.length > 0) {
      onConflict({ version, remote, mine: merged, paths: conflicts, by: stale.updatedBy })
      return false
    }
    store.merge(merged)
    base = remote
    unacknowledged = []
    return true
  }

  const saving: Saving = new Saving({
    store,
    version: wasUnsaved ? copy.version : opened.version,
    save,
    merge,
    keep: () => keep(true),
    drop: () => keep(false),
    refused: (message) => notifications.show({ message, color: 'red' }),
  })
  if (wasUnsaved) saving.touch()
  return { store, saving, wasUnsaved }
}

/** The gateway's message by language, if a save was refused because another theme has that name. */
function refusedTitle(error: unknown): Map<Locale, string> | undefined {
  if (!(error instanceof GatewayError)) return undefined
  const found = new Map(
    locales.flatMap((locale) =>
      error.fields[`title.${locale}`] ? [[locale, error.fields[`title.${locale}`] as string] as const] : [],
    ),
  )
  return found.size > 0 ? found : undefined
}

/** Whether a draft has exactly these values. */
const isSameDraft = (draft: ThemeDraft, leaves: Leaves) => changesBetween(toLeaves(draft), leaves).size === 0

/**
 * The base of an unsaved copy: a save that arrived although its answer did not. If there is none, the values that both
 * have in common, so that every other value becomes a conflict.
 */
function copyBase({ version, content }: ThemeCopy, newest: number, saved: ThemeDraft): Leaves {
  const [mine, remote] = [toLeaves(content.draft), toLeaves(saved)]
  if (content.unheard?.some((each) => isSameDraft(each, remote))) return remote
  if (content.base) return toLeaves(content.base)
  return version === newest ? remote : new Map([...mine].filter(([path, value]) => isSame(value, remote.get(path))))
}

/** Applies the person's decision for conflicting values: their own, or the other's. */
export function resolveConflict(
  { store, saving }: { store: ThemeStore; saving: Saving },
  conflict: ThemeConflict,
  choice: 'mine' | 'theirs',
): void {
  const chosen = new Map(conflict.mine)
  if (choice === 'theirs')
    for (const path of conflict.paths) {
      if (conflict.remote.has(path)) chosen.set(path, conflict.remote.get(path))
      else chosen.delete(path)
    }
  store.merge(toLeaves(fromLeaves(chosen)))
  saving.resolve(conflict.version)
}
