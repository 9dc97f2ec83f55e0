import type { FileItem, FileKind } from '@schemas/files/entities/file-item'
import { nameParts } from '@schemas/name-parts'

const endings: Record<Exclude<FileKind, 'other'>, string> = {
  picture: 'jpg jpeg png gif webp avif heic heif svg bmp tif tiff ico',
  video: 'mp4 m4v mov webm mkv avi mpg mpeg ogv 3gp',
  audio: 'mp3 m4a aac wav ogg oga opus flac mid midi',
  pdf: 'pdf',
  document: 'doc docx odt rtf pages epub',
  sheet: 'xls xlsx ods csv tsv numbers',
  slides: 'ppt pptx odp key',
  text: 'txt md markdown log json xml yaml yml toml ini html htm css js mjs ts tsx jsx py rb go rs java c h cpp cs php sh sql vtt srt',
  archive: 'zip tar gz tgz bz2 xz 7z rar',
}
const kinds = new Map(
  Object.entries(endings).flatMap(([kind, all]) => all.split(' ').map((ending) => [ending, kind as FileKind] as const)),
)

/** File kind by name, before the content is known. */
export function kindOf(name: string): FileKind {
  return kinds.get(nameParts(name).ending.toLowerCase().replace(/^.*\./, '')) ?? 'other'
}

/** Data for `FileFace` when only the name is known. */
export const faceOf = (
  name: string,
  type: FileItem['type'] = 'file',
): Pick<FileItem, 'type' | 'kind' | 'ending' | 'thumbnail' | 'isShare' | 'name'> => ({
  type,
  name,
  kind: type === 'file' ? kindOf(name) : null,
  ending: nameParts(name).ending.slice(1).toLowerCase(),
  thumbnail: null,
  isShare: false,
})
