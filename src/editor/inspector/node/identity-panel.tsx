import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useT } from '@kit/t'
import type { FlatNode } from '@schemas/layout/flat/flat'
import { nodeName } from '../../document/name-node'
import { setField } from '../../document/operations/set-field'
import { useBuilder } from '../../state/builder'
import { useDocument } from '../../state/use-document'
import { useDraft } from '../fields/use-draft'
import { PropertyRow } from '../panel/property-row'
import { Section } from '../panel/section'
import { tidyAnchor } from './tidy-anchor'

const messages = {
  title: { en: 'Name and anchor', th: 'ชื่อและจุดเชื่อมโยง' },
  name: { en: 'Name', th: 'ชื่อ' },
  nameHelp: { en: 'Only for editors. Visitors never see it.', th: 'สำหรับผู้แก้ไขเท่านั้น ผู้เยี่ยมชมไม่เห็น' },
  anchor: { en: 'Anchor', th: 'จุดเชื่อมโยง' },
  anchorHelp: { en: 'Link to this part with #{anchor}.', th: 'ลิงก์มาที่นี่ได้ด้วย #{anchor}' },
  anchorExample: { en: 'prices', th: 'ราคา' },
  taken: {
    en: 'Another part of this page uses this anchor. Links go to the first one.',
    th: 'มีส่วนอื่นในหน้านี้ใช้ชื่อนี้แล้ว ลิงก์จะไปยังส่วนแรก',
  },
  rename: { en: 'Rename', th: 'เปลี่ยนชื่อ' },
  setAnchor: { en: 'Change anchor', th: 'แก้ไขจุดเชื่อมโยง' },
}

/** A node's name for authors, and its anchor for links. */
export function IdentityPanel({ node }: { node: FlatNode }): ReactNode {
  const t = useT()
  const builder = useBuilder()
  const { id, name = '', anchor = '' } = node.fields
  const typed = useDraft(anchor)
  const isTaken = useDocument(
    (store) =>
      anchor !== '' &&
      [...store.page.nodes.values()].some((other) => other.fields.anchor === anchor && other.fields.id !== id),
  )
  const set = (field: 'name' | 'anchor', value: string) =>
    builder.edit(
      field === 'name' ? messages.rename : messages.setAnchor,
      (edit) => setField(edit, id, [field], value === '' ? undefined : value),
      `${id}:${field}`,
    )
  const unnamed = { ...node, fields: { ...node.fields, name: undefined } } as FlatNode
  return (
    <Section name="identity" title={t(messages.title)}>
      <PropertyRow id="node-name" label={t(messages.name)} help={t(messages.nameHelp)}>
        <TextInput
          id="node-name"
          aria-describedby="node-name-help"
          value={name}
          maxLength={120}
          placeholder={t(nodeName(unnamed))}
          onChange={(event) => set('name', event.currentTarget.value)}
        />
      </PropertyRow>
      <PropertyRow
        id="node-anchor"
        label={t(messages.anchor)}
        help={anchor ? t(messages.anchorHelp, { anchor }) : undefined}
        error={isTaken ? t(messages.taken) : undefined}
      >
        <TextInput
          id="node-anchor"
          aria-describedby={anchor ? 'node-anchor-help' : undefined}
          leftSection="#"
          spellCheck={false}
          autoComplete="off"
          placeholder={t(messages.anchorExample)}
          value={typed.text ?? anchor}
          onChange={(event) => {
            const tidied = tidyAnchor(event.currentTarget.value)
            typed.type(tidied.text, tidied.anchor)
            set('anchor', tidied.anchor)
          }}
          onBlur={typed.end}
        />
      </PropertyRow>
    </Section>
  )
}
