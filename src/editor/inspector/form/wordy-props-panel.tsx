import type { ComponentProps } from 'react'
import { blockEditor } from '@registry/block-kits'
import { ContactLink } from '../../contact/contact-link'
import { NoticeLink } from '../../form-notice/notice-link'
import { TableLink } from '../../table/table-link'
import { PropsPanel } from './props-panel'
import '../labels/more-labels'

/** The settings of a block that is no common one, or shows what is said elsewhere, for the whole site or a form, or in a grid: with the words of its fields, and the way there. */
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
