import { eachAssetName } from '@schemas/layout/asset-names'
import { itemOf } from '@schemas/layout/image'
import { isMissing } from '../document/problems/missing-asset'
import type { Subtree } from '../document/subtree'
import { knownAssets } from '../media/known-assets'
import { askUpload } from '../media/known-uploads'
import type { Builder } from '../state/builder'

const words = {
  one: { en: 'One picture or file of what was pasted is not on this site. Choose another in its place.', th: 'มีรูปหรือไฟล์ 1 รายการในส่วนที่วางซึ่งไม่มีในเว็บนี้ กรุณาเลือกรายการอื่นแทน' },
  many: { en: '{count} pictures or files of what was pasted are not on this site. Choose others in their place.', th: 'มีรูปหรือไฟล์ {count} รายการในส่วนที่วางซึ่งไม่มีในเว็บนี้ กรุณาเลือกรายการอื่นแทน' },
}

/** Says of what was pasted that it names pictures or files which are not there; those of another page of the site are shown as soon as they are known. */
export async function sayMissing({ say }: Pick<Builder, 'say'>, parts: readonly Subtree[]): Promise<void> {
  const named = new Set<string>()
  eachAssetName(parts, (name) => named.add(name))
  const unknown = [...named].filter((name) => knownAssets()[name] === undefined)
  const uploads = new Map(await Promise.all(unknown.filter((name) => itemOf(name) !== undefined).map(async (name) => [name, await askUpload(name)] as const)))
  const count = unknown.filter((name) => isMissing(name, { asset: (each) => knownAssets()[each], isLost: (each) => uploads.get(each)?.isLost === true })).length
  if (count === 0) return
  const said = count === 1 ? words.one : words.many
  say({ en: said.en.replace('{count}', String(count)), th: said.th.replace('{count}', String(count)) }, 'error')
}
