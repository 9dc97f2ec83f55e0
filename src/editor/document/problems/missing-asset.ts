import { eachAssetName } from '@schemas/layout/asset-names'
import type { FlatNode } from '@schemas/layout/flat/flat'
import { isRecord } from '@schemas/layout/json'
import { itemOf } from '@schemas/layout/item-asset'
import { type Pictured, pictures } from './alt-text'
import type { Facts, PageProblem } from './problem'
import type { FilledIn } from './values'

const messages = {
  picture: {
    en: 'This picture is not on this site, so visitors see an empty space. Choose another.',
    th: 'ไม่มีรูปนี้ในเว็บไซต์นี้ ผู้เยี่ยมชมจะเห็นเป็นที่ว่าง กรุณาเลือกรูปอื่น',
  },
  file: { en: 'This file is not on this site. Choose another.', th: 'ไม่มีไฟล์นี้ในเว็บไซต์นี้ กรุณาเลือกไฟล์อื่น' },
  ground: {
    en: 'The background picture is not on this site, so visitors do not see it. Choose another.',
    th: 'ไม่มีรูปพื้นหลังนี้ในเว็บไซต์นี้ ผู้เยี่ยมชมจะไม่เห็น กรุณาเลือกรูปอื่น',
  },
}

/**
 * Whether a picture's or file's name refers to nothing; false while unknown. What is displayed exists, so the gateway
 * is only asked about the rest.
 */
export const isMissing = (name: string, { asset, isLost }: Pick<Facts, 'asset' | 'isLost'>): boolean =>
  asset(name) === undefined && (itemOf(name) === undefined || isLost(name))

/** Reports pictures and files that do not exist: content pasted from another site uses that site's names. */
export function checkMissingAssets(
  { fields: { id } }: FlatNode,
  values: readonly FilledIn[],
  facts: Facts,
): PageProblem[] {
  const problemsOf = (found: readonly Pictured[], message: PageProblem['words']) =>
    found.flatMap(({ path, value }): PageProblem[] =>
      isRecord(value) && typeof value.asset === 'string' && isMissing(value.asset, facts)
        ? [{ kind: 'missing', level: 'warning', node: id, path, words: message }]
        : [],
    )
  return [
    ...problemsOf(values.flatMap(pictures), messages.picture),
    ...problemsOf(
      values.filter(({ field }) => field.kind === 'file'),
      messages.file,
    ),
  ]
}

/** The same for a node's background; reported once for all widths. */
export function checkMissingGround({ fields: { id, style } }: FlatNode, facts: Facts): PageProblem[] {
  let hasMissing = false
  eachAssetName(style, (name) => {
    hasMissing ||= isMissing(name, facts)
  })
  return hasMissing ? [{ kind: 'missing', level: 'warning', node: id, path: ['style'], words: messages.ground }] : []
}
