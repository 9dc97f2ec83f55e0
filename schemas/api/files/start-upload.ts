import * as z from 'zod/mini'
import { defineCall } from '../../call'
import {
  accessMode,
  folderId,
  maxUploadBytes,
  nameConflict,
  uploadName,
  uploadPurposes,
  uploadState,
} from '../../entities/file-item'

/** With 409, `error.details` is `{ item }`: the sibling, a `fileItem`. */
export const call = defineCall({
  name: 'files/start-upload',
  summary:
    'Opens the way for one file: by one request if it fits one part, in parts otherwise. What is to become of it is checked again when it has come.',
  method: 'POST',
  path: '/api/files/start-upload',
  access: 'user',
  scope: 'site',
  resources: { parent: 'folder' },
  cache: 'none',
  input: z.strictObject({
    parent: z._default(folderId, 'mine'),
    name: z.string().check(z.minLength(1), z.maxLength(1000)),
    /** Folders below `parent` that the file came in, `Trip/Day 1`; those that lack are made. */
    folders: z._default(z.string().check(z.maxLength(4000)), ''),
    /** Bytes. */
    size: z.int().check(z.gte(0), z.lte(maxUploadBytes)),
    /** As the browser names it; what the file really is decides when it has come. */
    type: z._default(z.string().check(z.regex(/^(?:[\w.+-]{1,60}\/[\w.+-]{1,100})?$/)), ''),
    /** Private where nothing is said; in `media` public, because pages show it. */
    mode: z.optional(accessMode),
    conflict: z._default(nameConflict, 'ask'),
    /** Of a file: with it the same is not opened twice. */
    named: z.optional(uploadName),
    /** Of anything but a file, folder, mode and names count for nothing. */
    purpose: z._default(z.enum(uploadPurposes), 'file'),
  }),
  output: z.object({
    /** With `skipped`: of nothing. */
    upload: uploadState,
    /** Where the whole goes by PUT with exactly these headers, when one request takes it. */
    single: z.optional(z.object({ address: z.string(), headers: z.record(z.string(), z.string()) })),
    /** With `skip`: a sibling has the name, and nothing was opened. */
    skipped: z.optional(z.boolean()),
  }),
  errors: [
    { status: 403, message: 'You may not do this.' },
    { status: 404, message: 'There is no such file or folder.' },
    { status: 409, message: 'There is already a file with this name.' },
    { status: 413, message: 'There is not enough room left.' },
    { status: 422, message: 'Pictures may have at most 40 MB. Please make it smaller and try again.' },
    {
      status: 429,
      message: 'Very much was sent within a few minutes. Please wait a quarter of an hour, and then send the rest.',
    },
    {
      status: 507,
      message: 'The storage is full. Nothing was lost; please tell whoever runs this site, and try again later.',
    },
    { status: 503, message: 'S3 configuration is not available.' },
    { status: 503, message: 'The storage has too much to do right now. Please try again in a moment.' },
  ],
  examples: [
    { input: { name: 'ภาพ.jpg', size: 1000, type: 'image/jpeg' }, as: 'user' },
    { input: { name: 'film.mp4', size: 20_000_000, parent: 'organisation', folders: 'Trip/Day 1' }, as: 'user' },
    { input: { name: 'a.jpg', size: 1, parent: 'media' }, as: 'manager' },
    { input: { name: 'a.jpg', size: 1, parent: 'media' }, as: 'user', status: 404 },
    { input: { name: 'me.webp', size: 9000, type: 'image/webp', purpose: 'avatar' }, as: 'user' },
    { input: { name: 'a.woff2', size: 9000, purpose: 'font' }, as: 'admin' },
    { input: { name: 'site.zip', size: 20_000_000, purpose: 'import' }, as: 'manager' },
    { input: { name: 'a.woff2', size: 9000, purpose: 'font' }, as: 'manager', status: 403 },
    { input: { name: 'site.zip', size: 1, purpose: 'import' }, as: 'user', status: 403 },
    { input: { name: 'all.bin', size: 1_000_000_000_000 }, as: 'user', status: 413 },
    { input: { name: 'a.jpg', size: 1 }, status: 401 },
  ],
})
