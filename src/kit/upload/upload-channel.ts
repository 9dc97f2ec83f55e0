import type { FileItem, NameConflict, UploadPurpose, UploadState } from '@schemas/files/entities/file-item'
import { callGateway } from '../call-gateway'
import { uploadCalls } from './upload-calls'

/** Target of a PUT with exactly these headers. */
export type Address = { address: string; headers: Record<string, string> }
export type PartAddress = Address & { number: number }
export type SentPart = { number: number; etag: string }

/** Metadata sent before a file. */
export type UploadStart = {
  /** The client's own name: a repeated request under it returns the same upload. */ named?: string | undefined
  name: string
  size: number
  type: string
  parent: string
  folders: string
  mode: 'private' | 'public'
  conflict: NameConflict
}
/** A fully sent upload, to be completed. */
export type UploadFinish = { id: string; parts: SentPart[]; conflict: NameConflict }
/** What can be shown of a completed upload. */
export type UploadedItem = Pick<FileItem, 'name'>

/**
 * The calls of an upload: a person's own, a visitor's by link, or for another purpose. All share the transfer between
 * start and finish.
 */
export type UploadChannel<T> = {
  start: (
    file: UploadStart,
    signal?: AbortSignal,
  ) => Promise<{ upload: UploadState; single?: Address | undefined; skipped?: boolean | undefined }>
  sign: (id: string, numbers: number[], signal?: AbortSignal) => Promise<PartAddress[]>
  /** Progress as known by the store. */
  state: (id: string, signal?: AbortSignal) => Promise<UploadState>
  /** Idempotent: repeated after a lost response, it returns the same result. */
  finish: (sent: UploadFinish, signal?: AbortSignal) => Promise<T>
  /** By its id, or by the client's own name for it. */
  cancel: (id: string) => Promise<unknown>
}

const between = {
  sign: async (id: string, numbers: number[], signal?: AbortSignal) =>
    (await callGateway(uploadCalls.sign, { id, numbers }, signal)).parts,
  state: (id: string, signal?: AbortSignal) => callGateway(uploadCalls.state, { id }, signal),
  cancel: (id: string) => callGateway(uploadCalls.cancel, { id }),
}

/** A file of the person, the organisation, or the library. */
export const ownChannel: UploadChannel<FileItem> = {
  ...between,
  start: (file, signal) => callGateway(uploadCalls.start, file, signal),
  finish: ({ id, parts, conflict }, signal) =>
    callGateway(uploadCalls.finish, { id, parts, ...(conflict === 'ask' ? {} : { conflict }) }, signal),
}

/** Completion through another call, which receives the id of the finished upload. */
export const channelFor = <T>(
  purpose: Exclude<UploadPurpose, 'file'>,
  make: (id: string, signal?: AbortSignal) => Promise<T>,
): UploadChannel<T> => ({
  ...between,
  start: ({ name, size, type }, signal) => callGateway(uploadCalls.start, { name, size, type, purpose }, signal),
  finish: async ({ id, parts }, signal) => {
    if (parts.length > 0) await callGateway(uploadCalls.join, { id, parts }, signal)
    return make(id, signal)
  },
})
