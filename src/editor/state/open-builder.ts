import { notifications } from '@mantine/notifications'
import type { Boot } from '@schemas/boot'
import type { StaleDetails } from '@schemas/editor/entities/document'
import type { FlatPage } from '@schemas/layout/flat/flat'
import type { LocalisedText } from '@schemas/layout/pick-text'
import type { Payload } from '@schemas/layout/render'
import { sameOriginPath } from '@schemas/layout/same-origin-path'
import { callGateway, GatewayError } from '@kit/call-gateway'
import type { Changes } from '../document/changes'
import type { Step } from '../document/history'
import { loadedMergeTools } from '../document/load-merge'
import { readDocument, writeDocument } from '../document/read-document'
import { refuseChanges } from '../document/refuse-changes'
import { translate } from '@kit/t'
import { loadBlockKits } from '@registry/block-kits'
import type { Opened } from './opened-document'
import { askDataOf } from './ask-data'
import { blockTypesIn } from './block-types'
import type { Builder } from './builder'
import { useConflict } from './conflict'
import { ownPlace } from './own-place'
import { calls } from './calls'
import { movedAddress } from '../document/document-address'
import {
  type RecoveredDraft,
  contentAt,
  copyOwner,
  type DeviceCopy,
  storeRecoveredDraft,
  moveDeviceCopy,
  readRecoveredDrafts,
  markDeviceCopySaved,
  writeDeviceCopy,
} from './device-copy'
import { DocumentStore } from './document-store'
import { failedSave, saveLimit } from './failed-save'
import { offerUndo } from './offer-undo'
import { type SaveOutcome, Saving } from './saving'
import { loadRemoteMerge, type Ground, onGround, type Stale, loadedRemoteMerge } from './remote-changes'
import { withUnacknowledged } from './unacknowledged-saves'
import { useThemePage } from './theme-page-store'

export type OpenBuilder = { builder: Builder; saving: Saving }

type Options = {
  documentKey: string
  opened: Opened
  page: FlatPage
  copy: DeviceCopy | undefined
  boot: Boot
  payload: Payload
  announce: (text: string) => void
  /** The base of this device's copy, if that is not `page`. */ copyBase?: FlatPage | undefined
}

const messages = {
  undo: { en: 'Undo', th: 'เลิกทำ' },
}

/** Connects the document, its saving and their notifications into the builder. */
export function openBuilder({
  documentKey,
  opened,
  page,
  copy,
  boot,
  payload,
  announce,
  copyBase,
}: Options): OpenBuilder {
  // An unsaved copy on this device is newer than the gateway's version: its last save failed.
  const recoveredPage = copy?.unsaved ? readDocument(documentKey, copy.content)?.page : undefined
  const t = (text: LocalisedText, values?: Record<string, string>) => translate(text, boot.locale, values)
  const notify: Builder['say'] = (text, tone = 'info') => {
    notifications.show({ message: t(text), color: tone === 'error' ? 'red' : 'dark', withCloseButton: true })
  }
  const store = new DocumentStore(
    recoveredPage ?? page,
    (changes, now) => refuseChanges(changes, boot.session.role, now),
    (refused) => notify(refused, 'error'),
  )
  // When others have saved since, undo steps revert only what they left of them.
  const fitting = loadedMergeTools()
  if (copy && fitting) store.restoreHistory(copy.history, fitting)
  const start = recoveredPage && copyBase ? copyBase : page
  const ground: Ground = {
    base: { ...start, nodes: new Map(start.nodes) },
    unacknowledged: [],
    holdsBase: recoveredPage !== undefined && copy?.base !== undefined,
  }
  let sent: FlatPage | undefined
  let sentRevision: number | undefined
  /** The step that applied the theme's changes; `all` when they were already in the page. */
  let themeStep: Changes | 'all' | undefined
  let isThemeTaken = false
  /** The gateway's last change made at this person's request. */
  let ownStep: Changes | undefined
  /** Whether the gateway knows that the page is based on the newest theme. */
  let isOnNewestTheme = false
  /** The theme page that the first save copies: by then the gateway may have a newer one. */
  const madeFrom = opened.origin === 'theme' ? ground.base : undefined

  const snapshot = (): FlatPage => ({ ...store.page, nodes: new Map(store.page.nodes) })

  const owner = copyOwner(boot)
  /** Shows recovered drafts; loaded on demand, because few people ever see them. */
  const announceRecovered = async (key: string, recoveredDrafts: readonly RecoveredDraft[]): Promise<void> => {
    if (recoveredDrafts.length > 0)
      await import('./recovered-drafts')
        .then(({ showRecoveredDrafts }) => showRecoveredDrafts(owner, key, recoveredDrafts, t))
        .catch(() => {})
  }
  /** Stores work that the document has no place for, and shows it, even if the device cannot store it. */
  const addRecoveredDraft = (key: string, recovered: RecoveredDraft): void => {
    void storeRecoveredDraft(owner, key, recovered)
    void announceRecovered(key, [recovered])
  }

  /** The key under which this device stores the document; changes when the document moves. */
  let home = documentKey

  const keep = (unsaved: boolean, isLeaving = false) =>
    writeDeviceCopy(owner, {
      key: home,
      version: saving.version,
      content: contentAt(home, writeDocument(documentKey, store.page)),
      history: store.history,
      unsaved,
      at: Date.now(),
      // The base is only stored when leaving, since others may edit before the person returns; otherwise it would
      // double each copy.
      ...(unsaved && (ground.holdsBase || isLeaving || globalThis.document?.visibilityState === 'hidden')
        ? { base: contentAt(home, writeDocument(documentKey, ground.base)) }
        : {}),
      ...(unsaved && saving.replaces ? { replaces: true } : {}),
      ...(ground.unacknowledged.length > 0
        ? { unheard: ground.unacknowledged.map((each) => contentAt(home, writeDocument(documentKey, each))) }
        : {}),
    })

  const moved = async (to: string): Promise<boolean> => {
    ground.holdsBase = true
    const outcome = (await keep(true)) ? await moveDeviceCopy(owner, documentKey, to) : 'unwritten'
    if (outcome === 'moved') home = to
    if (outcome === 'unwritten')
      void import('./recovered-drafts').then(({ showUnsaved }) => showUnsaved(to, store, t)).catch(() => {})
    else location.assign(sameOriginPath(movedAddress(to, payload.path)) ?? '/')
    return outcome !== 'unwritten'
  }

  const save = async (version: number, label?: string, replaces = false): Promise<SaveOutcome> => {
    // A retry sends the same snapshot.
    if (!sent || sentRevision !== store.revision) sent = snapshot()
    sentRevision = store.revision
    const isTaken = isThemeTaken
    try {
      const answer = await callGateway(
        calls.save,
        {
          key: documentKey,
          base: version,
          content: writeDocument(documentKey, sent),
          ...(label ? { label } : {}),
          ...(replaces ? { replaces } : {}),
          ...(isTaken === isOnNewestTheme
            ? madeFrom && ground.base === madeFrom && { themeBase: writeDocument(documentKey, madeFrom) }
            : isTaken
              ? { takesTheme: true }
              : { themeBase: opened.themeBase }),
          ...(isTakenBack() && opened.themeBase !== undefined ? { themeBase: opened.themeBase } : {}),
        },
        saveLimit(sent.nodes.size),
      )
      isOnNewestTheme = isTaken
      Object.assign(ground, onGround(sent))
      return { kind: 'saved', ...answer }
    } catch (error) {
      const stale =
        error instanceof GatewayError && error.status === 409
          ? (error.details as Partial<StaleDetails> | undefined)
          : undefined
      const isJoinable =
        stale?.version !== undefined &&
        (await Promise.all([loadRemoteMerge(), loadBlockKits(blockTypesIn(stale.content)).catch(() => {})]).then(
          () => true,
          () => false,
        ))
      const isReadable = isJoinable && readDocument(documentKey, stale.content) !== undefined
      if (stale?.version !== undefined && isReadable)
        return {
          kind: 'stale',
          version: stale.version,
          content: stale.content,
          ...(stale.updatedBy ? { by: stale.updatedBy } : {}),
        }
      // The merge code did not load: it is requested again with the next save, and the changes stay on this device
      // until then.
      const failed: SaveOutcome =
        stale?.version === undefined
          ? failedSave(error)
          : { kind: 'away', ...(isJoinable ? { reason: 'outdated' } : {}) }
      const before = ground.unacknowledged
      ground.unacknowledged = withUnacknowledged(before, sent, failed)
      if (failed.kind === 'away' && (ground.unacknowledged !== before || !ground.holdsBase)) {
        ground.holdsBase = true
        void keep(true)
      }
      return failed
    }
  }

  const merge = (stale: Stale): boolean => {
    const isJoined =
      loadedRemoteMerge()?.({
        stale,
        key: documentKey,
        store,
        role: boot.session.role,
        ground,
        snapshot,
        addRecoveredDraft: (recovered) => addRecoveredDraft(home, recovered),
        resolve: (version) => saving.resolve(version),
      }) ?? false
    if (isJoined && stale.step !== undefined) ownStep = store.history.done.at(-1)?.changes
    return isJoined
  }
  /** After undoing the gateway's change made at one's own request, the page is based on the previous theme again. */
  const isTakenBack = () => ownStep !== undefined && !store.history.done.some(({ changes }) => changes === ownStep)

  // Undoing the step that applied the theme returns the page to the older theme.
  store.onChange((_changes, origin) => {
    if (origin !== 'history' || themeStep === undefined) return
    const has = (steps: readonly Step[]) => steps.some(({ changes }) => changes === themeStep)
    if (has(store.history.done)) isThemeTaken = true
    else if (has(store.history.undone)) isThemeTaken = false
    useThemePage.setState({ isTaken: isThemeTaken })
  })

  const builder: Builder = {
    key: documentKey,
    store,
    boot,
    payload: ownPlace(payload, documentKey, page),
    opened,
    ask: askDataOf(boot),
    edit: (label, recipe, key) => {
      const refused = store.dispatch(label, recipe, key)
      if (refused) notify(refused, 'error')
      return !refused
    },
    save: () => saving.flush(),
    announce: (text) => announce(t(text)),
    takesTheme: (step) => {
      themeStep = step ?? 'all'
      isThemeTaken = true
      useThemePage.setState({ isTaken: true })
      saving.touch()
    },
    say: notify,
    offerUndo: (text) => offerUndo(store, t(text), t(messages.undo)),
  }

  const saving = new Saving({
    store,
    version: copy && recoveredPage ? copy.version : opened.version,
    replaces: recoveredPage !== undefined && copy?.replaces === true,
    save,
    merge,
    refused: (message) => notify(message, 'error'),
    undecided: () => useConflict.setState({ isShown: true }),
    moved,
    keep: (isLeaving) => keep(true, isLeaving),
    // An unchanged copy need not be rewritten: for a long page that would block what follows the save.
    drop: (isStored) => (isStored ? markDeviceCopySaved(owner, documentKey, saving.version) : keep(false)),
  })
  if (recoveredPage) {
    // Saves against the version the copy was made from; if the gateway has a newer one, the save detects it and merges.
    saving.touch()
    const reopen = async () => {
      await saving.flush()
      location.reload()
    }
    void import('./recovered-drafts')
      .then(({ notifyRestored }) => notifyRestored(owner, documentKey, { say: t, reopen: () => void reopen() }))
      .catch(() => {})
  }
  void readRecoveredDrafts(owner, documentKey).then((recoveredDrafts) =>
    announceRecovered(documentKey, recoveredDrafts),
  )
  if (copy?.unsaved && !recoveredPage)
    addRecoveredDraft(documentKey, { at: Date.now(), why: 'unreadable', names: [], text: JSON.stringify(copy.content) })
  return { builder, saving }
}
