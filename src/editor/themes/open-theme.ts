import { notifications } from '@mantine/notifications'
import type { ThemeOverrides } from '@schemas/layout/theme'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { type Locale, locales } from '@schemas/layout/locale'
import { type LocalisedText, pickText } from '@schemas/layout/text'
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

/** Where another admin and this one changed the same values. */
export type ThemeConflict = { version: number; remote: Leaves; mine: Leaves; paths: string[]; by: string | undefined }
/** `base` is what the draft was made from, `unheard` what was sent of it without an answer. */
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

/** Joins a theme, its history and its saving. What this device kept is newer than what the gateway has when its last save did not get through. */
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
  /** What went off since the gateway was last heard, and whether it arrived nobody knows. */
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
      // Another was called so at the same moment: all else is saved, and the theme keeps its name.
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

  /** What the gateway calls it, as far as is known here. */
  const title = () => (base.get('title') ?? opened.title) as LocalisedText

  const merge = ({ version, content }: { version: number; content: unknown }): boolean => {
    const stale = content as ThemeDraft & { updatedBy?: string }
    const remote = toLeaves(draftOf(stale))
    // What arrived although its answer did not is one's own: only what was done since then is to be joined with it.
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

/** By language, in the gateway's words, where a save was refused because another theme is called so. */
function refusedTitle(error: unknown): Map<Locale, string> | undefined {
  if (!(error instanceof GatewayError)) return undefined
  const found = new Map(
    locales.flatMap((locale) =>
      error.fields[`title.${locale}`] ? [[locale, error.fields[`title.${locale}`] as string] as const] : [],
    ),
  )
  return found.size > 0 ? found : undefined
}

/** Whether a draft holds just these values. */
const isSameDraft = (draft: ThemeDraft, leaves: Leaves) => changesBetween(toLeaves(draft), leaves).size === 0

/** What an unsaved copy was made from: what arrived of it although its answer did not. Where that is not known, what both have alike stands for it, so that every other value is asked about. */
function copyBase({ version, content }: ThemeCopy, newest: number, saved: ThemeDraft): Leaves {
  const [mine, remote] = [toLeaves(content.draft), toLeaves(saved)]
  if (content.unheard?.some((each) => isSameDraft(each, remote))) return remote
  if (content.base) return toLeaves(content.base)
  return version === newest ? remote : new Map([...mine].filter(([path, value]) => isSame(value, remote.get(path))))
}

/** The person has chosen: their own values stand where both had changed them, or the other's. */
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
