import { randomId } from '../random-id'
import { explainProblem, goneProblem, sessionProblem, unreadProblem } from './explain-problem'
import { abortError } from './put-bytes'
import { holdTab, mayHaveRemembered, type RememberedUpload, takeRemembered } from './remembered'
import { makeFolders } from './make-folders'
import {
  type PickedFile,
  type Incoming,
  isOpen,
  isOver,
  isRunning,
  type UploadEntry,
  type UploadProblem,
  type UploadTarget,
} from './upload-entry'
import { stopNoting } from './upload-progress'
import { isSystemFile } from './read-dropped'
import { countStored, giveUp, retryNow, onDone, fixedChoices, startWaiting, stop } from './upload-runs'
import { onUploadsEnd, wantDock } from './upload-signal'
import { all, become, find, keep, owner, ownerOfLink, set, tab } from './upload-store'

export { useUploads } from './upload-store'

const paused = new DOMException('Paused.', 'AbortError')

/**
 * Adds files to the queue and returns their ids. A file that an earlier document's upload is waiting for continues that
 * upload, if target and mode are the same.
 */
function add(picked: readonly PickedFile[], target: UploadTarget): string[] {
  const batch = randomId()
  const { parent, mode = 'private', conflict = 'ask', group = '', link } = target
  const adopted: string[] = []
  const added: UploadEntry[] = []
  for (const { file, folders = '', handle } of picked) {
    if (folders !== '' && isSystemFile(file.name)) continue
    const missing = all().find(
      (entry) =>
        entry.state === 'missing' &&
        entry.link === link &&
        entry.parent === parent &&
        entry.folders === folders &&
        entry.mode === mode &&
        entry.group === group &&
        !adopted.includes(entry.id) &&
        isSame(entry, file),
    )
    if (missing) {
      adopted.push(missing.id)
      set(missing.id, { file, handle, state: 'waiting', problem: undefined })
      continue
    }
    const { name, size, type, lastModified } = file
    added.push({
      id: randomId(),
      name: name || 'file',
      size,
      type,
      lastModified,
      folders,
      parent,
      mode,
      group,
      link,
      batch,
      state: 'waiting',
      sent: 0,
      file,
      handle,
      conflict,
      addedAt: Date.now(),
    })
  }
  become([...all(), ...added])
  const ids = [...adopted, ...added.map(({ id }) => id)]
  keep(ids)
  if (ids.length > 0) wantDock()
  startWaiting()
  return ids
}

/**
 * Likewise for a drop or paste: unreadable entries are queued with their reason, and empty folders are created.
 * Resolves once they are created or reported as failed.
 */
async function addIncoming({ files, unread, empty }: Incoming, target: UploadTarget): Promise<void> {
  add(files, target)
  addFailed(unread, unreadProblem, target)
  await makeFolders(empty, target, (paths, error) =>
    addFailed(
      paths.map((path) => ({ name: path.split('/').at(-1) ?? path, folders: path.split('/').slice(0, -1).join('/') })),
      { ...explainProblem(error), mayRetry: false },
      target,
    ),
  )
}

/** Entries that failed before sending. */
function addFailed(
  named: readonly { name: string; folders: string }[],
  problem: UploadProblem,
  { parent, mode = 'private', conflict = 'ask', group = '', link }: UploadTarget,
): void {
  if (named.length === 0) return
  const batch = randomId()
  become([
    ...all(),
    ...named.map(({ name, folders }): UploadEntry => ({
      id: randomId(),
      name,
      size: 0,
      type: '',
      lastModified: 0,
      folders,
      parent,
      mode,
      group,
      link,
      batch,
      state: 'failed',
      problem,
      sent: 0,
      file: undefined,
      handle: undefined,
      uploadId: undefined,
      conflict,
      addedAt: Date.now(),
    })),
  ])
  wantDock()
}

/** A phone may change the name on the way; the other properties identify the file. */
const isSame = (entry: UploadEntry, file: File) =>
  entry.name === (file.name || 'file') && entry.size === file.size && entry.lastModified === file.lastModified

function pause(id: string): void {
  const entry = find(id)
  if (!entry || !['waiting', 'uploading', 'offline', 'retrying'].includes(entry.state)) return
  set(id, { state: 'paused' })
  stop(id, paused)
  startWaiting()
}

/**
 * Continues a paused, failed or missing upload. After a reload the browser may ask for permission to open the file,
 * which requires a user gesture.
 */
async function resume(id: string): Promise<void> {
  const entry = find(id)
  if (!entry) return
  if (entry.state === 'offline' || entry.state === 'retrying') return retryNow(id)
  if (!['paused', 'failed', 'missing'].includes(entry.state)) return
  const file = entry.file ?? (entry.handle && (await openHandle(entry.handle)))
  // Without permission the file can still be chosen.
  if (!file) return set(id, { state: 'missing', handle: undefined })
  // The file has changed: it must be chosen again and may then be sent in its new state.
  if (!isSame(entry, file)) return set(id, { state: 'failed', problem: goneProblem, handle: undefined })
  set(id, { file, state: 'waiting', problem: undefined })
  keep([id])
  startWaiting()
}

/** A failed file is retried the way a paused one is resumed. */
const retry = resume

type Permitted = FileSystemFileHandle & {
  queryPermission?: (what: { mode: 'read' }) => Promise<PermissionState>
  requestPermission?: (what: { mode: 'read' }) => Promise<PermissionState>
}

async function openHandle(handle: Permitted, mayAsk = true): Promise<File | undefined> {
  try {
    const state = (await handle.queryPermission?.({ mode: 'read' })) ?? 'granted'
    if (state !== 'granted' && (!mayAsk || (await handle.requestPermission?.({ mode: 'read' })) !== 'granted'))
      return undefined
    return await handle.getFile()
  } catch {
    return undefined
  }
}

/**
 * Supplies the file of an entry that became unreadable. A different file is refused with a message; one of the same
 * name can be sent instead.
 */
function giveFile(id: string, picked: PickedFile): void {
  const entry = find(id)
  if (!entry) return
  const { file, handle } = picked
  if (isSame(entry, file)) {
    set(id, { file, handle, state: 'waiting', problem: undefined, instead: undefined })
    keep([id])
    return startWaiting()
  }
  const isChanged = entry.name === file.name
  set(id, {
    problem: { kind: 'other-file', message: isChanged ? changedFile : otherFile, mayRetry: false },
    instead: isChanged ? picked : undefined,
  })
}

const otherFile = {
  en: 'This is a different file. Choose the original file, or cancel this upload and add the new one.',
  th: 'ไฟล์นี้ไม่ใช่ไฟล์เดิม กรุณาเลือกไฟล์เดิม หรือยกเลิกรายการนี้แล้วเพิ่มไฟล์ใหม่',
}
const changedFile = {
  en: 'This file has changed since the upload started. Choose the original file, or upload this one from the start.',
  th: 'ไฟล์นี้เปลี่ยนไปจากตอนเริ่มอัปโหลด กรุณาเลือกไฟล์เดิม หรืออัปโหลดไฟล์นี้ใหม่ตั้งแต่ต้น',
}

/** Restarts an entry with its changed file: stored parts belong to the old one. */
function restart(id: string): void {
  const entry = find(id)
  if (!entry?.instead) return
  const { file, handle } = entry.instead
  giveUp(entry)
  const { size, type, lastModified } = file
  set(id, {
    file,
    handle,
    size,
    type,
    lastModified,
    sent: 0,
    uploadId: undefined,
    mayBeOpen: undefined,
    state: 'waiting',
    problem: undefined,
    instead: undefined,
  })
  keep([id])
  startWaiting()
}

/** Removes files from the queue; stored parts of unfinished ones are deleted. */
function cancel(ids: readonly string[]): void {
  const gone = new Set(ids)
  for (const entry of all()) {
    if (!gone.has(entry.id)) continue
    stop(entry.id, abortError())
    stopNoting(entry.id)
    if (entry.state !== 'done' && entry.state !== 'skipped') giveUp(entry)
  }
  become(all().filter(({ id }) => !gone.has(id)))
  startWaiting()
}

/** Resolves a name conflict; `forAll` applies to all files added together. */
function decide(id: string, choice: 'keep-both' | 'replace' | 'skip', forAll = false): void {
  const entry = find(id)
  if (!entry) return
  if (forAll) fixedChoices.set(entry.batch, choice)
  const resolvedEntries = all().filter(
    (each) => each.state === 'asking' && (each.id === id || (forAll && each.batch === entry.batch)),
  )
  const skipped: string[] = []
  for (const each of resolvedEntries) {
    if (choice !== 'skip') set(each.id, { state: 'waiting', conflict: choice, sibling: undefined })
    else {
      skipped.push(each.id)
      giveUp(each)
      set(each.id, { state: 'skipped', sibling: undefined, file: undefined, handle: undefined })
    }
  }
  keep(resolvedEntries.map((each) => each.id).filter((each) => !skipped.includes(each)))
  startWaiting()
}

const idsOf = (entries: readonly UploadEntry[]) => entries.map(({ id }) => id)

/**
 * Sets the owner of these uploads and takes over those an earlier document left; in a document that shows only some,
 * only those.
 */
async function begin(who: string, isShown: (left: RememberedUpload) => boolean = () => true): Promise<void> {
  if (owner.person === who) return
  owner.person = who
  // Files may have been added before the owner was known.
  const before = all().filter(isOpen)
  if (before.length > 0) keep(idsOf(before))
  await takeUp(who, isShown)
}

const links = new Set<string>()

/** The same for a visitor's uploads by a link, once it is open. */
async function beginLink(code: string): Promise<void> {
  // The link was unlocked again.
  resumeFailed('locked')
  if (links.has(code)) return
  links.add(code)
  await takeUp(ownerOfLink(code))
}

const resumeLost = () => resumeFailed('lost')
const resumeSession = () => resumeFailed('session')

async function takeUp(who: string, isShown: (left: RememberedUpload) => boolean = () => true): Promise<void> {
  holdTab(tab)
  addEventListener('online', resumeLost)
  // The person signs in again in another tab, and then returns.
  addEventListener('focus', resumeSession)
  if (!mayHaveRemembered()) return
  const found = await takeRemembered(who, tab, isShown)
  if (found.length === 0) return
  const known = new Set(idsOf(all()))
  const restored = found
    .filter(({ id }) => !known.has(id))
    .map(({ person: _person, tab: _tab, ...stored }): UploadEntry => ({
      ...stored,
      state: 'missing',
      sent: 0,
      file: undefined,
    }))
  become([...restored, ...all()])
  wantDock()
  for (const { id, handle } of restored) {
    const file = handle && (await openHandle(handle, false))
    const entry = find(id)
    if (file && entry?.state === 'missing' && isSame(entry, file)) set(id, { file, state: 'waiting' })
    else void countStored(id)
  }
  startWaiting()
}

/** Stops uploads that need the person's session; those by a link continue. */
function stopForSession(): void {
  for (const entry of all()) {
    if (entry.link !== undefined || (entry.state !== 'waiting' && !isRunning(entry))) continue
    set(entry.id, { state: 'failed', problem: sessionProblem })
    stop(entry.id, paused)
  }
}
onUploadsEnd(stopForSession)

/** Resumes entries that failed for a reason that no longer applies. */
function resumeFailed(kind: UploadProblem['kind']): void {
  for (const entry of all()) if (entry.state === 'failed' && entry.problem?.kind === kind) void resume(entry.id)
}

/** Commands of the upload queue. Uploads continue across navigation; leaving the document prompts. */
export const uploads = {
  add,
  addIncoming,
  pause,
  resume,
  retry,
  giveFile,
  beginAnew: restart,
  decide,
  begin,
  beginLink,
  onDone,
  cancel: (id: string) => cancel([id]),
  pauseAll: (of: readonly UploadEntry[] = all()) => idsOf(of).forEach(pause),
  resumeAll: (of: readonly UploadEntry[] = all()) =>
    of
      .filter(({ state, problem }) => state === 'paused' || (state === 'failed' && problem?.mayRetry))
      .forEach(({ id }) => void resume(id)),
  cancelAll: (of: readonly UploadEntry[] = all()) => cancel(idsOf(of)),
  /** Removes finished and unrecoverable entries. */
  clearEnded: (of: readonly UploadEntry[]) => cancel(idsOf(of.filter(isOver))),
}
