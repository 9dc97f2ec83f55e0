import { sectionKey } from '@schemas/layout/document-key'
import { callGateway } from '@kit/call-gateway'
import { callKey, queryClient } from '@kit/use-call'
import { loadBlockKits } from '@registry/block-kits'
import { inlineSections } from '../document/inline-sections'
import type { Copied } from '../document/read-clipboard'
import { Refusal } from '../document/edit'
import { readCarried } from '../document/read-carried'
import { knownSections } from '../document/known-sections'
import { blockTypesIn } from '../state/block-types'
import type { Builder } from '../state/builder'
import { calls } from '../state/calls'
import { ui } from '../state/ui-store'
import { pasteRead, sectionsUnknown } from './paste-parts'
import { importedSectionsMessage } from './imported-sections-message'

const nothing = {
  en: 'Nothing was pasted: the copied saved section is empty and not on this site.',
  th: 'ยังไม่ได้วาง เพราะส่วนที่บันทึกไว้ซึ่งคัดลอกมาไม่มีเนื้อหา และไม่มีในเว็บไซต์นี้',
}

/**
 * Pastes parts that link sections: sections known to this site stay linked, the others are inlined as copies, with a
 * message.
 */
export async function pasteWithSections(builder: Builder, { parts, sections = {} }: Copied): Promise<void> {
  try {
    await loadBlockKits(blockTypesIn(Object.values(sections))).catch(() => {})
    const carried = readCarried(sections)
    const keys = await documentKeys()
    if (!keys) return builder.say(sectionsUnknown, 'error')
    const { parts: own, brought: imported } = inlineSections(parts, carried, (id) => keys.has(sectionKey(id)))
    if (own.length === 0) return builder.say(nothing, 'error')
    if (pasteRead(builder, ui(), own) && imported.length > 0)
      builder.say(importedSectionsMessage(imported.map(({ title }) => title)))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    builder.say(error.words, 'error')
  }
}

/** Includes the trash, because links to trashed sections report that themselves. Offline, the last list is used. */
async function documentKeys(): Promise<Set<string> | undefined> {
  const queryKey = callKey(calls.pages, {})
  const request = queryClient().fetchQuery({ queryKey, queryFn: ({ signal }) => callGateway(calls.pages, {}, signal) })
  const { documents } = (await request.catch(() => queryClient().getQueryData<Awaited<typeof request>>(queryKey))) ?? {}
  return documents && new Set([...documents.map(({ key }) => key), ...knownSections().map(({ key }) => key)])
}
