import { eachAssetName } from '@schemas/layout/asset-names'
import { sectionKey } from '@schemas/layout/document-key'
import { itemOf } from '@schemas/layout/item-asset'
import { sectionsIn } from '@schemas/layout/sections'
import { callGateway } from '@kit/call-gateway'
import { callKey, queryClient } from '@kit/use-call'
import { fillMessage } from '../document/fill-message'
import { isMissing } from '../document/problems/missing-asset'
import type { Subtree } from '../document/subtree'
import { knownAssets } from '@kit/known-assets'
import { loadUpload } from '../media/known-uploads'
import type { Builder } from '../state/builder'
import { calls } from '../state/calls'

const messages = {
  one: {
    en: 'One pasted picture or file is not on this site. Choose a replacement.',
    th: 'มีรูปหรือไฟล์ 1 รายการในส่วนที่วางซึ่งไม่มีในเว็บไซต์นี้ กรุณาเลือกรายการอื่นแทน',
  },
  many: {
    en: '{count} pasted pictures or files are not on this site. Choose replacements.',
    th: 'มีรูปหรือไฟล์ {count} รายการในส่วนที่วางซึ่งไม่มีในเว็บไซต์นี้ กรุณาเลือกรายการอื่นแทน',
  },
  section: {
    en: 'A linked section in the pasted content is not on this site, so nothing shows there. To include its content, copy it again at the source, or unlink it there first.',
    th: 'ส่วนที่เชื่อมโยงในเนื้อหาที่วางไม่มีในเว็บไซต์นี้ ตรงนั้นจึงไม่แสดงอะไร หากต้องการเนื้อหา ให้กลับไปคัดลอกใหม่ หรือยกเลิกการเชื่อมโยงที่ต้นทางก่อนแล้วคัดลอกใหม่',
  },
  sections: {
    en: '{count} linked sections in the pasted content are not on this site, so nothing shows there. To include their content, copy them again at the source, or unlink them there first.',
    th: 'ส่วนที่เชื่อมโยง {count} ส่วนในเนื้อหาที่วางไม่มีในเว็บไซต์นี้ ตรงนั้นจึงไม่แสดงอะไร หากต้องการเนื้อหา ให้กลับไปคัดลอกใหม่ หรือยกเลิกการเชื่อมโยงที่ต้นทางก่อนแล้วคัดลอกใหม่',
  },
}

/** Notifies when pasted parts refer to missing pictures, files or sections. */
export async function notifyMissing({ say: notify }: Pick<Builder, 'say'>, parts: readonly Subtree[]): Promise<void> {
  const report = (count: number, one: Message, many: Message) =>
    count > 0 && notify(count === 1 ? one : fillMessage(many, { count }), 'error')
  await Promise.all([
    missingFiles(parts).then((count) => report(count, messages.one, messages.many)),
    missingSections(parts).then((count) => report(count, messages.section, messages.sections)),
  ])
}

type Message = { en: string; th: string }

/** A section in the trash exists: its block shows that. */
async function missingSections(parts: readonly Subtree[]): Promise<number> {
  const named = [...sectionsIn(parts)]
  if (named.length === 0) return 0
  const { documents } = await queryClient().fetchQuery({
    queryKey: callKey(calls.pages, {}),
    queryFn: ({ signal }) => callGateway(calls.pages, {}, signal),
  })
  return named.filter((id) => !documents.some(({ key }) => key === sectionKey(id))).length
}

/** Files used on another page of the site are shown as soon as they are known. */
async function missingFiles(parts: readonly Subtree[]): Promise<number> {
  const named = new Set<string>()
  eachAssetName(parts, (name) => named.add(name))
  const unknown = [...named].filter((name) => knownAssets()[name] === undefined)
  const uploads = new Map(
    await Promise.all(
      unknown.filter((name) => itemOf(name) !== undefined).map(async (name) => [name, await loadUpload(name)] as const),
    ),
  )
  return unknown.filter((name) =>
    isMissing(name, { asset: (each) => knownAssets()[each], isLost: (each) => uploads.get(each)?.isLost === true }),
  ).length
}
