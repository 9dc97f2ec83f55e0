import type { ComponentProps } from 'react'
import { blockEditor } from '@registry/block-kits'
import { ContactLink } from '../../contact/contact-link'
import { NoticeLink } from '../../form-notice/notice-link'
import { TableLink } from '../../table/table-link'
import { PropsPanel } from './props-panel'
import '../labels/more-labels'

/**
 * Settings of less common blocks, and of blocks that show site-wide content, a form or a table: loads the field labels,
 * and links to where that content is edited.
 */
export function WordyPropsPanel(props: ComponentProps<typeof PropsPanel>) {
  const editor = blockEditor(props.type)
  return (
    <>
      {editor?.showsContact && <ContactLink />}
      {editor?.isOfForm && <NoticeLink id={props.id} />}
      {editor?.isTable && !props.also?.length && <TableLink id={props.id} />}
      <PropsPanel {...props} />
    </>
  )
}
