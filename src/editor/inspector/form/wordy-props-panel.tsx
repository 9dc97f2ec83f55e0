import type { ComponentProps } from 'react'
import { blockEditor } from '@registry/block-kits'
import { ContactLink } from '../../contact/contact-link'
import { PropsPanel } from './props-panel'
import '../words/more-labels'

/** The settings of a block that is no common one, or shows what is written for the whole site: with the words of its fields, and the way there. */
export function WordyPropsPanel(props: ComponentProps<typeof PropsPanel>) {
  return (
    <>
      {blockEditor(props.type)?.showsContact && <ContactLink />}
      <PropsPanel {...props} />
    </>
  )
}
