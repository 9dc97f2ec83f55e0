import type { MediaItem, MediaKind } from '@schemas/files/entities/media-item'
import type { Asset, ImageRef } from '@schemas/layout/image'
import type { FileRef, PickRequest } from './pick-image'

export type Point = [x: number, y: number]

/** An item that can be picked: an upload (with details in `item`) or a file of the theme. */
export type Choice = {
  asset: string
  name: string
  kind: MediaKind
  shows?: Asset | undefined
  item?: MediaItem | undefined
}

export const ofItem = (item: MediaItem): Choice => ({
  asset: item.asset,
  name: item.name,
  kind: item.kind,
  shows: item.shows,
  item,
})

export function ofTheme({ asset, shows }: { asset: string; shows: Asset }): Choice {
  const first = shows.kind === 'file' ? shows.type.split('/')[0] : 'picture'
  const kind = first === 'video' || first === 'audio' || first === 'text' || first === 'picture' ? first : 'other'
  return { asset, name: asset, kind, shows }
}

/** The media kinds that fit a request. */
export const kindsOf = (request: PickRequest): readonly MediaKind[] =>
  request.kind === 'image' ? ['picture'] : request.types

/**
 * The field's new value: with this use's own focus point unless it is the middle, and with the previous alternative
 * text if the picture is the same.
 */
export function imageRef({ asset }: Choice, focus: Point | undefined, current: ImageRef | undefined): ImageRef {
  const alt = current?.asset === asset ? current.alt : undefined
  const isMiddle = !focus || (focus[0] === 50 && focus[1] === 50)
  return { asset, ...(alt === undefined ? {} : { alt }), ...(isMiddle ? {} : { focus }) }
}

export const fileRef = ({ asset }: Choice): FileRef => ({ asset })
