import type { FileKind } from '@schemas/entities/file-item'

const byType: [RegExp, FileKind][] = [
  [/^image\//, 'picture'],
  [/^video\//, 'video'],
  [/^audio\//, 'audio'],
  [/^application\/pdf$/, 'pdf'],
  [/^text\/csv$|sheet$|ms-excel$/, 'sheet'],
  [/presentation$|ms-powerpoint$/, 'slides'],
  [/wordprocessingml\.document$|opendocument\.text$|msword$|rtf$|epub\+zip$/, 'document'],
  [/^text\/|^application\/(?:xml|json)$/, 'text'],
  [/zip$|x-tar$|x-7z-compressed$|vnd\.rar$/, 'archive'],
]

/** Of what kind a file is, by the type that its bytes were found to be. */
export const fileKindOf = (mime: string): FileKind => byType.find(([type]) => type.test(mime))?.[1] ?? 'other'
